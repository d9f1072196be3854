import type { Cue, Cues } from '../../lib/game/script';
import type { GameWords } from '../../lib/game/game-words';
import { narration } from './narration';
import type { MafiaScene } from './scene';
import type { Call, GameEvent } from './shapes';

/** What one player is told at night, each with a sign of its own: the text `sign-…`. */
export const SIGNS = [
  'met',
  'checked',
  'compared',
  'is-town',
  'learnt',
  'office',
  'killer',
  'inquisitor',
  'recruited',
  'turned',
  'unwoken',
  'exposed',
  'victim',
  'refused',
  'revenge',
  'new-card',
  'chorus',
] as const;
/** What the call itself says, or nobody has to be shown: the printed card, that one is the last of the gang. */
export const NO_SIGN = ['card', 'last'] as const;
/** Said to those who are called next, so it is told with that call. */
const WITH_THE_CALL = ['met', 'unwoken'];

type Sign = GameEvent & { heard_by: number };

interface Now {
  scene: MafiaScene;
  words: GameWords;
}

/** First what the last window has led to, then what the open one asks for. */
export const cues: Cues = (given, before, words) => {
  const scene = given as unknown as MafiaScene;
  const now = { scene, words };
  const called = callsOf(before);
  const news = newsOf(now, called);
  const open = opening(now, news.held);
  const all = [...news.cues, ...open];
  // The player who was woken last goes back to sleep: after the sign, if there is one, else before the next is called.
  const last = called.at(-1);
  if (last && !staysAwake(callsOf(scene.view))) {
    const sign = called.length === 1 && news.cues.findLast((cue) => cue.sign);
    if (sign) sign.say.push(asleep(now, last));
    else all[0]?.say.unshift(asleep(now, last));
  }
  return all;
};

function callsOf(view: unknown): Call[] {
  return (view as MafiaScene['view'] | null)?.hidden?.calls ?? [];
}
/** The gang is asked once more. */
const staysAwake = ([call]: Call[]): boolean => call?.ask === 'ask-again' && !call.bar;

/** All that was told since the last window was closed. */
function latest({ log }: MafiaScene): GameEvent[] {
  const from = log.findLastIndex(({ kind }) => kind === 'close' || kind === 'deal');
  return log.slice(Math.max(0, from)).flatMap(({ events }) => events);
}

function newsOf(now: Now, called: Call[]): { cues: Cue[]; held: Sign[] } {
  const out: Cue[] = [];
  const held: Sign[] = [];
  const learnt = now.scene.log.some(({ events }) =>
    events.some((seen) => seen.event === 'dealt' && seen.shown),
  );
  for (const seen of latest(now.scene)) {
    // they have met, and the town sleeps, since the moderator learnt who has which card
    if (learnt && now.scene.view.night === 1 && ['met', 'night'].includes(seen.event)) continue;
    if (isSign(seen)) {
      if (merged(out, seen, now)) continue;
      if (isWithTheCall(now, seen)) held.push(seen);
      else out.push(shown(now, [seen], called));
      continue;
    }
    const lines = announced(now, seen);
    if (!lines.length) continue;
    const last = out.at(-1);
    if (last && !last.sign) last.say.push(...lines);
    else out.push({ say: lines, act: [], seats: [] });
  }
  return { cues: out, held };

  /** The same thing told to several at once is one cue. */
  function merged(cues: Cue[], seen: Sign, { words, scene }: Now): boolean {
    const key = keyOf(seen);
    const same = cues.find((cue) => (cue as Keyed).key === key) as Keyed | undefined;
    if (!same) return false;
    same.to.push(seen.heard_by);
    same.act[0] = words.tell('show-to', { seats: same.to }, scene.names);
    return true;
  }
}

interface Keyed extends Cue {
  key: string;
  to: number[];
}

const keyOf = (seen: Sign): string => JSON.stringify({ ...seen, heard_by: 0 });

function isSign(seen: GameEvent): seen is Sign {
  return 'heard_by' in seen && (SIGNS as readonly string[]).includes(seen.event);
}

function isWithTheCall({ scene }: Now, { event }: Sign): boolean {
  return scene.view.night > 1 && WITH_THE_CALL.includes(event);
}

/** A sign for those who were told something; after several calls at once they are woken again for it. */
function shown({ scene, words }: Now, seen: Sign[], called: Call[]): Keyed {
  const [first] = seen;
  const to = seen.map(({ heard_by }) => heard_by);
  const text = words.tell(`sign-${first!.event}`, { ...first }, scene.names, first!.heard_by);
  const meets = first!.event === 'met';
  const role = scene.view.seats[first!.heard_by]?.card ?? '';
  const again = called.length > 1 && called.some(({ seats }) => seats.includes(first!.heard_by));
  return {
    key: keyOf(first!),
    to,
    say: meets
      ? [words.say('first-gang')]
      : again
        ? [words.say('wakes', { role: words.card(role) })]
        : [],
    act: [words.tell('show-to', { seats: to }, scene.names), text],
    sign: { mark: markOf(first!), text },
    seats: [],
  };
}

/** Colour and words are never alone: the shape of a sign. */
function markOf(seen: Sign): string {
  if (seen.event === 'checked') return { town: '▲', crime: '▼' }[seen.side] ?? '◀▶';
  if (seen.event === 'compared') return seen.same ? '▲' : '▼';
  if (seen.event === 'is-town') return seen.town ? '▲' : '▼';
  if (seen.event === 'office') return seen.office ? '▲' : '▼';
  if (seen.event === 'refused' || seen.event === 'turned') return '▼';
  if (seen.event === 'unwoken') return '✕';
  if (seen.event === 'killer') return seen.other < 0 ? '✕' : '☞';
  if (seen.event === 'learnt' || seen.event === 'new-card') return '▮';
  return '☞';
}

/** What all hear, in the narrator's words. */
function announced({ scene, words }: Now, seen: GameEvent): string[] {
  if (!narration.events.includes(seen.event) || 'heard_by' in seen) return [];
  const keys = narration.spoken?.({ ...seen });
  return keys
    ? keys.map((key) => words.tell(key, { ...seen }, scene.names))
    : [words.event({ ...seen }, scene.names)];
}

function opening(now: Now, held: Sign[]): Cue[] {
  const { scene, words } = now;
  const { prompt, hidden } = scene.view;
  if (!prompt) return [];
  const calls = hidden?.calls ?? [];
  const out = calls.map((call, at) => {
    const cue = calling(now, call);
    const earlier = calls[at - 1];
    if (earlier) cue.say.unshift(asleep(now, earlier));
    return cue;
  });
  // in a fast night a window may be open in which nobody is called any more
  const own = `lead-${prompt.step}`;
  if (!out.length)
    out.push({
      say: [words.has(`say-${prompt.step}`) ? words.say(`say-${prompt.step}`) : aloud(now)],
      act: [words.say(words.has(own) ? own : 'lead-none')],
      seats: prompt.awaited ?? [],
    });
  const barred = calls.flatMap(({ seats, bar }) => (bar ? seats : []));
  for (const seen of held) {
    if (seen.event === 'unwoken' && !barred.includes(seen.heard_by))
      out[0]!.act.push(
        words.tell('show-to', { seats: [seen.heard_by] }, scene.names),
        words.say('sign-unwoken'),
      );
  }
  return out;
}

const aloud = ({ scene, words }: Now): string =>
  words.prompt({ ...scene.view.prompt!, mine: false }, scene.names);

/** One call: aloud the same words no matter who wakes, and in silence who does. */
function calling({ scene, words }: Now, call: Call): Cue {
  const { role, ask, seats, bar } = call;
  const step = scene.view.prompt!.step;
  const again = ask === 'ask-again';
  const about = {
    ...scene.view.prompt!,
    heard: ask,
    ask,
    own: false,
    role,
    gang: gangOf(call),
    again,
  };
  const tale = words.prompt({ ...about, mine: false }, scene.names);
  const wakes = role
    ? words.say('wakes', { role: words.card(role) })
    : words.say('wakes-gang', { gang: gangOf(call) });
  const say = step === 'save' ? [aloud({ scene, words })] : again ? [] : [tale, wakes];
  if (bar) return { say, act: [words.tell(`bar-${bar}`, { seats }, scene.names)], seats: [] };
  const asked = seats.filter((seat) => scene.view.prompt?.awaited?.includes(seat));
  const question = asked.length ? words.prompt({ ...about, mine: true }, scene.names) : '';
  const act = [words.tell('wakes-here', { seats }, scene.names)];
  if (question) act.push(question, words.say('record'));
  else act.push(words.say('no-choice'));
  return { say, act, seats: asked, together: !role };
}

function gangOf({ ask }: Call): string {
  const gang = ask.slice('ask-'.length);
  return ['mafia', 'triad'].includes(gang) ? gang : 'crime';
}

function asleep({ words }: Now, call: Call): string {
  return call.role
    ? words.say('sleeps', { role: words.card(call.role) })
    : words.say('sleeps-gang', { gang: gangOf(call) });
}
