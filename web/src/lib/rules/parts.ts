import { part } from '../routing/part';

/** The rules of a game, from wherever they are asked for. */
export const rulesSheet = part(() => import('./RulesPanel.svelte'), 'rules');
/** What the marks of a game mean. */
export const howToRead = part(() => import('./HowToRead.svelte'));
