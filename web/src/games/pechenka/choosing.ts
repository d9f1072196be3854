import type { Near, Option } from '../../lib/connection/wire';

/** Things of one zone exclude one another: a card of the hand, a role of mine, something over there. */
const zoneOf = (thing: string): string => {
  const zone = thing.split('.')[0] ?? '';
  return zone === 'hand' || zone === 'own' ? zone : 'there';
};

/** The answers that all the picked things belong to. */
export const fitting = (options: readonly Option[], picked: readonly string[]): Option[] =>
  options.filter((option) => picked.every((thing) => option.touches.includes(thing)));

/** The one answer that is meant; where there is only one that touches nothing, that one. */
export function meantBy(options: readonly Option[], picked: readonly string[]): Option | undefined {
  const [only, second] = fitting(options, picked);
  if (!only || second) return undefined;
  return picked.length || !only.touches.length ? only : undefined;
}

/** What is picked after one more touch: the same thing again lets go, another of its zone takes its place. */
export function touched(
  options: readonly Option[],
  picked: readonly string[],
  thing: string,
): string[] {
  if (picked.includes(thing)) return picked.filter((other) => other !== thing);
  const kept = picked.filter((other) => zoneOf(other) !== zoneOf(thing));
  const both = [...kept, thing];
  return fitting(options, both).length ? both : [thing];
}

/** quiet: it only tells about itself; lit: it may be chosen; sel: it is; off: it is refused now. */
export type Standing = 'quiet' | 'lit' | 'sel' | 'off';

export function standingOf(
  options: readonly Option[],
  near: readonly Near[],
  picked: readonly string[],
  thing: string,
): Standing {
  if (picked.includes(thing)) return 'sel';
  if (options.some((option) => option.touches.includes(thing))) return 'lit';
  return refusalOf(near, thing) ? 'off' : 'quiet';
}

/** Why this thing cannot be had now. */
export const refusalOf = (near: readonly Near[], thing: string): Near | undefined =>
  near.find((one) => one.touches.includes(thing));
