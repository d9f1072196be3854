import type { Option } from '../../lib/connection/wire';
import type { MafiaScene } from './scene';
import { isNight, seatOf } from './town';

/** What is touched at night: the windows with a candle, and which of two deeds. */
export interface Touched {
  seats: readonly number[];
  way: number;
}

/** What is asked of me in secret at this moment, in words, and what became of what I sent; [] by day. */
export function question(scene: MafiaScene, given?: Touched): string[] {
  const { view, words, names, viewer, options, live } = scene;
  const { prompt } = view;
  const covert = isNight(view) || prompt?.step === 'save';
  if (!live || viewer < 0 || !prompt || !covert || prompt.step === 'mail') return [];
  const none = prompt.step === 'save' ? 'save-ask-none' : 'night-ask-none';
  const asked = options.length
    ? words.prompt({ ...prompt, mine: true }, names, viewer)
    : prompt.own
      ? words.prompt(prompt, names, viewer)
      : words.say(none);
  return [
    ...(view.night === 1 ? [role(scene)] : []),
    asked,
    ...(options.length ? [...deeds(scene), ...stands(scene, given), ...barred(scene)] : []),
    ...board(scene),
  ];
}

/** In the first night nobody has read it by day. */
function role({ view, words, viewer }: MafiaScene): string {
  const side = words.say('side', { side: view.seats[viewer]?.side ?? 'none' });
  return words.say('slip-role', { card: words.card(view.mine?.role ?? ''), side });
}

/** The answer that my candles mean; those that mean none are taken like any other. */
export function meantBy(
  { options, view }: MafiaScene,
  { seats, way }: Touched,
): Option | undefined {
  const saying = (verb: string) => options.find((one) => one.verb === verb);
  if (view.prompt?.step === 'save') return saying(way ? 'nobody' : 'yes');
  if (!seats.length) return saying('nobody');
  const about = (lit: readonly number[]) =>
    options.filter(
      ({ touches }) =>
        touches.length === lit.length && touches.every((one) => lit.includes(seatOf(one))),
    );
  // where one is asked for, the candle that was lit last counts
  const ways = [...about(seats), ...about(seats.slice(-1))];
  return saying('yes') ?? ways[way] ?? ways[0];
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
/** Everybody knows that of most roles. */
const YOURSELF = 'yourself';

/** Which answer stands, and why what I sent last is none. */
function stands(scene: MafiaScene, given?: Touched): string[] {
  const { options, near, view, words, names, viewer } = scene;
  const answer = options.find(({ choice }) => choice === view.prompt?.answered);
  const out = answer
    ? [words.say('slip-stands', { answer: words.action(answer, names, viewer) })]
    : [];
  if (!given || meantBy(scene, given)) return out;
  const last = given.seats.at(-1);
  const refused = near.find(({ words: about }) => Number(about.seat ?? -1) === last)?.reason;
  const why =
    last === undefined
      ? words.refusal('must-choose')
      : refused && refused !== OTHER
        ? words.refusal(refused)
        : words.say('pick-other');
  return [...out, words.say('slip-void', { why })];
}

/** Whom I cannot choose though they are in the game, and why: no window shows it. */
function barred({ near, view, words, names }: MafiaScene): string[] {
  const by = new Map<string, number[]>();
  for (const { words: about, reason } of near) {
    const seat = Number(about.seat ?? -1);
    const told = view.seats[seat]?.alive && reason !== OTHER && reason !== YOURSELF;
    if (told) by.set(reason, [...(by.get(reason) ?? []), seat]);
  }
  return [...by].map(([reason, seats]) =>
    words.say('night-ask-refused', {
      name: words.row(seats.map((seat) => names[seat] ?? '')),
      why: words.refusal(reason),
    }),
  );
}

/** How my gang votes so far. */
function board({ options, others, view, words, names }: MafiaScene): string[] {
  if (view.prompt?.step !== 'gang' || !options.length) return [];
  const votes = others.map(({ seat, answer }) =>
    words.say('gang-vote', {
      name: names[seat] ?? '',
      target: words.player(Number(answer.words.seat ?? -1), names),
      some: answer.words.seat === undefined ? 'no' : 'yes',
    }),
  );
  return votes.length ? votes : [words.say('gang-how')];
}
