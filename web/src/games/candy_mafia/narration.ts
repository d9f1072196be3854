import type { Narration } from '../../lib/game/narration';
import { MORNING } from './news';

/** The town hears what everybody may know; statements and single votes the players make themselves. */
export const narration: Narration = {
  events: [
    ...MORNING,
    'night',
    'joined',
    'tie',
    'undecided',
    'condemned',
    'immune',
    'stepped-in',
    'noble',
    'executed',
    'second',
    'truce-offered',
    'truce',
    'hunger',
    'removed',
  ],
  spoken: ({ event, quiet }) =>
    event === 'dawn' ? ['spoken-dawn', ...(quiet ? ['spoken-quiet'] : [])] : undefined,
  spokenPrompt: ({ step, again, gang }) =>
    step === 'gang' && !again && gang === 'crime' ? 'spoken-gang' : undefined,
  reworded: [
    'event-night',
    'spoken-gang',
    'step-mail',
    'spoken-dawn',
    'spoken-quiet',
    'step-talk',
    'step-ballot',
  ],
};
