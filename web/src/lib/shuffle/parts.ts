import { read, write } from '../device/storage';

/** What this device keeps of a shuffle: the promise it was shown, and the part it gave. */
export interface Share {
  promise: string;
  part: string;
}

const KEY = 'shuffles';
const REMEMBERED = 100;
// A browser may refuse to keep anything: then the parts live as long as the page.
const here = new Map<string, Share>();

/** My part of the shuffle: made once, and kept together with the promise before anybody hears of it. */
export function myPart(code: string, match: number, person: number, promise: string): string {
  const before = myShare(code, match, person);
  if (before) return before.part;
  const random = crypto.getRandomValues(new Uint8Array(32));
  const part = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep(nameOf(code, match, person), { promise, part });
  return part;
}

/** What this device kept of a shuffle, if it took part in it. */
export function myShare(code: string, match: number, person: number): Share | undefined {
  const name = nameOf(code, match, person);
  return here.get(name) ?? read<Record<string, Share>>(KEY, {})[name];
}

function keep(name: string, share: Share): void {
  here.set(name, share);
  const others = Object.entries(read<Record<string, Share>>(KEY, {})).filter(([o]) => o !== name);
  write(KEY, Object.fromEntries([...others.slice(1 - REMEMBERED), [name, share]]));
}

function nameOf(code: string, match: number, person: number): string {
  return `${code}/${match}/${person}`;
}
