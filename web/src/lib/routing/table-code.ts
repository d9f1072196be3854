const LETTERS = 'ABCEHKMPTX23456789';
// A Russian keyboard has letters that look the same.
const RUSSIAN = 'АВСЕНКМРТХ';
const LENGTH = 6;

/** The code that somebody typed or pasted: a whole link will do, spaces and small letters too. */
export function readCode(typed: string): string {
  const text = (/\/t\/(\w+)/.exec(typed)?.[1] ?? typed).toUpperCase();
  return [...text]
    .map((sign) => LETTERS[RUSSIAN.indexOf(sign)] ?? sign)
    .filter((sign) => LETTERS.includes(sign))
    .join('')
    .slice(0, LENGTH);
}

export function isWhole(code: string): boolean {
  return code.length === LENGTH;
}

/** In two halves it is easier to read aloud. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
