// Paths as light as their size on a card allows: whole units of the 512, each point told from the one before.

const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const LETTER = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const FLAG = /[\s,]*([01])/y; // of an arc: flags may stand without a space

/** The same path in fewer letters; the rounding does not add up, for it is done to where a point lies. */
export function lighten(path) {
  let told = '';
  let before = '';
  let here = [0, 0];
  let start = here;
  for (const { letter, numbers } of absolute(path)) {
    const steps = numbers.map((n, i) => Math.round(n) - origin(letter, i, here));
    if (letter === 'l' && !steps.some(Boolean)) continue;
    const [name, said] = shortest(letter, steps);
    const implied = name === before || (name === 'l' && before === 'm');
    const row = said.map((n, i) => (n < 0 || (i === 0 && !implied) ? `${n}` : ` ${n}`)).join('');
    told += (implied && name !== 'z' ? '' : name) + row;
    before = name;
    here = letter === 'z' ? start : landing(letter, numbers.map(Math.round), here);
    if (letter === 'm') start = here;
  }
  return told;
}

/** Every command with the numbers of where it leads, whichever way they were told. */
function* absolute(path) {
  let at = 0;
  let here = [0, 0];
  let start = here;
  let told = '';
  const next = (what) => {
    what.lastIndex = at;
    const found = what.exec(path);
    if (found) at = what.lastIndex;
    return found?.[1];
  };
  while (at < path.trimEnd().length) {
    told = next(LETTER) ?? { m: 'l', M: 'L' }[told] ?? told;
    const letter = told.toLowerCase();
    const numbers = Array.from({ length: TAKES[letter] }, (_, i) => {
      const flag = letter === 'a' && (i === 3 || i === 4);
      return Number(next(flag ? FLAG : NUMBER)) + (told === letter ? origin(letter, i, here) : 0);
    });
    yield { letter, numbers };
    here = letter === 'z' ? start : landing(letter, numbers, here);
    if (letter === 'm') start = here;
  }
}

/** What a relative number is told from: the x or the y of the last point; sizes and flags of an arc stand alone. */
function origin(letter, i, [x, y]) {
  if (letter === 'h') return x;
  if (letter === 'v') return y;
  if (letter === 'a') return i < 5 ? 0 : i === 5 ? x : y;
  return i % 2 ? y : x;
}

function landing(letter, numbers, [x, y]) {
  if (letter === 'h') return [numbers[0], y];
  if (letter === 'v') return [x, numbers[0]];
  return numbers.slice(-2);
}

/** A straight line along an axis needs one number. */
function shortest(letter, steps) {
  if (letter === 'l' && steps[1] === 0) return ['h', [steps[0]]];
  if (letter === 'l' && steps[0] === 0) return ['v', [steps[1]]];
  return [letter, steps];
}
