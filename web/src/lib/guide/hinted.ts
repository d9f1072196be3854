import type { Scene } from '../game/scene';
import type { Option } from '../connection/wire';

/** An answer of a hint, and the thing on the table that it touches, with its number; 0: it is the only one. */
export interface Marked {
  option: Option;
  thing: string;
  number: number;
}

/** The answers of a turn; where several touch things of their own, these are numbered in order. */
export function marked(turn: readonly Option[]): Marked[] {
  const seen = new Set<string>();
  const found = turn.map((option) => {
    const thing = option.touches.find((one) => !seen.has(one)) ?? '';
    if (thing) seen.add(thing);
    return { option, thing };
  });
  let number = 0;
  const several = found.filter(({ thing }) => thing).length > 1;
  return found.map((one) => ({ ...one, number: several && one.thing ? (number += 1) : 0 }));
}

/** The answer in words: by its number, where the game has words for that and the table shows it. */
export function hinted({ option, thing, number }: Marked, scene: Scene): string {
  const { words, names, viewer } = scene;
  const key = `hinted-${option.verb}`;
  return thing && words.has(key)
    ? words.tell(key, { ...option.words, number }, names, viewer)
    : words.action(option, names, viewer);
}
