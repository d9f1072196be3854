const LETTERS = 'ABCEHKMPTX23456789';
// A Russian keyboard has letters that look the same.
const RUSSIAN = 'АВСЕНКМРТХ';
const LENGTH = 6;
/** What is written between the signs of a code to read it by. */
const BETWEEN = /[\s-]/;

/** What somebody typed or pasted instead of a code: a whole link will do, spaces and small letters too. */
export interface ReadCode {
  code: string;
  /** Signs that no code has. */
  foreign: string[];
  whole: boolean;
}

export function readCode(typed: string): ReadCode {
  const text = (/\/t\/(\w+)/.exec(typed)?.[1] ?? typed).toUpperCase();
  const signs = [...text]
    .filter((sign) => !BETWEEN.test(sign))
    .map((sign) => LETTERS[RUSSIAN.indexOf(sign)] ?? sign);
  const foreign = [...new Set(signs.filter((sign) => !LETTERS.includes(sign)))];
  return { code: signs.join(''), foreign, whole: signs.length === LENGTH && !foreign.length };
}

/** In two halves it is easier to read aloud. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
