import { part } from '../routing/part';

/** The rules of a game, from wherever they are asked for. */
export const rulesSheet = part(() => import('./RulesPanel.svelte'));
