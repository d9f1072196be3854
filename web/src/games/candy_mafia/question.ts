import type { MafiaScene } from './scene';
import { isNight } from './town';

/** What is asked of me in secret at this moment, in words; [] by day. */
export function question(scene: MafiaScene): string[] {
  const { view, words, names, viewer, options, live } = scene;
  const { prompt } = view;
  const covert = isNight(view) || prompt?.step === 'save';
  if (!live || viewer < 0 || !prompt || !covert || prompt.step === 'mail') return [];
  const none = prompt.step === 'save' ? 'save-ask-none' : 'night-ask-none';
  if (!options.length) return [prompt.own ? words.prompt(prompt, names, viewer) : words.say(none)];
  return [
    words.prompt({ ...prompt, mine: true }, names, viewer),
    ...deeds(scene),
    ...refused(scene),
    ...board(scene),
  ];
}

/** What the phone in the middle of the table asks the player who is called, whether anybody is or not. */
export function calledQuestion({ view, words, names, viewer }: MafiaScene): string {
  const { prompt } = view;
  if (!prompt) return '';
  const ask = String(prompt.heard ?? '');
  const asked = words.prompt({ ...prompt, mine: true, ask }, names, viewer);
  if (ask === 'ask-instigator') return `${asked} ${words.say('night-ask-yes')}`;
  const role = ask.slice('ask-'.length);
  const other = ['kill', 'take'].find((verb) => words.has(`way-${role}-${verb}`));
  if (!other) return asked;
  const [one, two] = ['pick', other].map((verb) => words.say(`way-${role}-${verb}`));
  return `${asked} ${words.say('night-ask-deeds', { one: one ?? '', two: two ?? '' })}`;
}

/** Two deeds have numbers on the screen, and their names only here. */
function deeds({ view, words, options }: MafiaScene): string[] {
  const other = options.find(({ verb }) => verb === 'kill' || verb === 'take');
  const whether = options.some(({ verb }) => verb === 'yes');
  if (whether && view.prompt?.step === 'call') return [words.say('night-ask-yes')];
  if (!other) return [];
  const [one, two] = ['pick', other.verb].map((verb) =>
    words.say(`way-${String(view.prompt?.role)}-${verb}`),
  );
  return [words.say('night-ask-deeds', { one: one ?? '', two: two ?? '' })];
}

/** Nobody in particular is refused: the answer has another shape. */
const OTHER = 'not-this';

/** Whom I cannot choose though they are in the game, and why: no window shows it. */
function refused({ near, view, words, names, viewer }: MafiaScene): string[] {
  return near
    .map(({ words: about, reason }) => ({ seat: Number(about.seat ?? -1), reason }))
    .filter(({ seat, reason }) => seat !== viewer && view.seats[seat]?.alive && reason !== OTHER)
    .map(({ seat, reason }) =>
      words.say('night-ask-refused', { name: names[seat] ?? '', why: words.refusal(reason) }),
    );
}

/** How my gang votes so far. */
function board({ others, view, words, names }: MafiaScene): string[] {
  if (view.prompt?.step !== 'gang') return [];
  const votes = others.map(({ seat, answer }) =>
    words.say('gang-vote', {
      name: names[seat] ?? '',
      target: words.player(Number(answer.words.seat ?? -1), names),
      some: answer.words.seat === undefined ? 'no' : 'yes',
    }),
  );
  return votes.length ? votes : [words.say('gang-how')];
}
