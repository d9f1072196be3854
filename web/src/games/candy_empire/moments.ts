import type { EmpireScene } from './scene';

/** Something one remembers: a card changes hands against its owner's will, a block, a kidnapping, an exchange. */
export interface Moment {
  kind: 'taken' | 'removed' | 'blocked' | 'kidnapped' | 'swapped';
  /** Whose empire suffers, and who does it. */
  from?: number;
  to: number;
  card: string;
}

/** The last such thing that has just happened. */
export function momentOf(fresh: EmpireScene['fresh']): Moment | undefined {
  const moments = fresh
    .flatMap(({ events }) => events)
    .flatMap((seen): Moment[] => {
      switch (seen.event) {
        case 'stole':
        case 'took':
          return [{ kind: 'taken', from: seen.owner, to: seen.seat, card: seen.card }];
        case 'removed':
          return [{ kind: 'removed', from: seen.owner, to: seen.seat, card: seen.card }];
        case 'raided':
          return [{ kind: 'taken', from: seen.owner, to: seen.seat, card: 'OTN' }];
        case 'blocked':
          return [{ kind: 'blocked', from: seen.other, to: seen.seat, card: 'OTN' }];
        case 'kidnapped':
          return [{ kind: 'kidnapped', to: seen.seat, card: seen.card }];
        case 'swapped':
          return [{ kind: 'swapped', from: seen.other, to: seen.seat, card: 'SUD' }];
        default:
          return [];
      }
    });
  return moments.at(-1);
}
