import type { Narration } from '../../lib/game/narration';
import { MORNING } from './news';

/** Roles that are called: one in a called night, several at once in a fast one. */
const CALLS = ['fate', 'call'];

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
  spokenPrompt: ({ step, again, gang, role }) => {
    if (step === 'gang' && !again)
      return [gang === 'crime' ? 'spoken-gang' : 'step-gang', 'wakes-gang'];
    return CALLS.includes(step) && role ? [`step-${step}`, 'wakes'] : undefined;
  },
  // that a gang is asked once more is not for all to hear
  spokenEnd: ({ step, again, role }) => {
    if (step === 'gang') return again ? [] : ['sleeps-gang'];
    return CALLS.includes(step) ? [role ? 'sleeps' : 'sleeps-all'] : [];
  },
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
