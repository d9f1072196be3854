import type { Narration } from '../../lib/game/narration';

/** The town hears what everybody may know; statements and single votes the players make themselves. */
export const narration: Narration = {
  events: [
    'night',
    'joined',
    'dawn',
    'left',
    'returned',
    'jailed',
    'freed',
    'absent',
    'silent',
    'missed',
    'bread',
    'sheet',
    'shot',
    'no-shot',
    'tie',
    'undecided',
    'condemned',
    'immune',
    'stepped-in',
    'noble',
    'executed',
    'followed',
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
