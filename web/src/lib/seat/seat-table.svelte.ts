import { saveSeat } from '../device/saved-seats';
import { now } from '../device/time.svelte';
import { api, Refusal } from '../connection/api';
import { endpointFor, type Credentials } from '../connection/endpoint';
import { isDiscreet, withoutSecrets } from '../drawing/drawings';
import { commonLength, holding, inEffect } from '../game/log';
import type { Scene, View } from '../game/scene';
import { myPart, myShare, watchParts } from '../shuffle/parts';
import { HintRequest } from './hint-request.svelte';
import { IdleDecoy } from './idle-decoy';
import { Connection, type Unsent } from '../connection/socket.svelte';
import { absences } from '../ui/absence';
import { seatNames } from '../words/seat-names';
import type { GameWords } from '../game/game-words';
import type {
  Beat,
  Bye,
  ChatLine,
  Entry,
  Me,
  Moved,
  Near,
  Play,
  SeatInfo,
  ServerSays,
  ShuffleInfo,
  TableInfo,
  Whole,
  WindowInfo,
} from '../connection/wire';

type ExplainText = Scene['explainText'];
type WithoutMatch<T> = T extends unknown ? Omit<T, 'match'> : never;
/** A command as the page gives it; the match on the screen is added. */
export type Wish = WithoutMatch<Unsent>;

/** A message may be so late; what differs more is news. */
const LATE = 1500;

/** One seat's table: the state received from the server, and the commands it can be sent. */
export class SeatTable {
  table = $state.raw<TableInfo | null>(null);
  me = $state.raw<Me>({ person: -1, seat: -1, deal: null });
  play = $state.raw<Play | null>(null);
  /** Where several answer at once: who has, as far as everybody may know. */
  answered = $state.raw<number[]>([]);
  log = $state.raw<Entry[]>([]);
  facts = $state.raw<Whole['facts']>({});
  chat = $state.raw<ChatLine[]>([]);
  /** What has just happened; the same array until something else happens. */
  fresh = $state.raw<Entry[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Those who are asked have not agreed yet to this link. */
  unanswered = $state(false);
  /** When the times of `play` and of `table` were true, by `performance.now()`. */
  heardPlay = $state(0);
  heardTable = $state(0);

  /** The seat for which I answer as the moderator; -1: none. */
  answersFor = $state(-1);
  /** Those who give the same answer with that seat. */
  answersWith = $state.raw<readonly number[]>([]);

  readonly hint = new HintRequest((decision) => this.say({ do: 'hint', decision }));

  readonly #idle = new IdleDecoy((decision) =>
    this.#quietly({ do: 'tap', decision, touched: null }),
  );
  /** Commands of covert windows, by id: nobody is shown that one of them was refused. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  readonly #quiet = new Set<string>();
  #credentials: Credentials;
  #connection = $state.raw() as Connection;
  #chosen = $state(-1);
  /** What I have sent of the open window and the table has not confirmed yet. */
  readonly #unsettled = $derived.by(() => {
    const { play } = this;
    if (!play?.window) return [];
    return this.#connection.waiting
      .filter((command) => command.do === 'choose' || command.do === 'tap')
      .filter(({ decision }) => decision === play.decision);
  });
  /** My answer among it. */
  readonly #unconfirmed = $derived(
    this.#unsettled
      .filter((command) => command.do === 'choose')
      .findLast(({ seat }) => (seat ?? -1) === this.answersFor)?.choice,
  );
  /** What my screen shows of my answer in a covert window, or of none. */
  readonly #touched = $derived(
    this.#unsettled.findLast(({ touched }) => touched != null)?.touched ?? this.play?.touched ?? '',
  );
  /** What I see of the game. In a window my own answer stands as soon as I give it, and no longer if it is refused. */
  readonly view = $derived.by((): View | null => {
    const view = this.play && (this.play.view as View);
    if (!view?.prompt) return view;
    const { prompt } = view;
    if (this.answersFor >= 0) {
      const answered = this.#unconfirmed ?? prompt.others?.[this.answersFor];
      return { ...view, prompt: { ...prompt, mine: true, answered } };
    }
    if (this.#unconfirmed === undefined) return view;
    return { ...view, prompt: { ...prompt, answered: this.#unconfirmed } };
  });

  /** The log as it may be read by the person who looks over my shoulder. */
  readonly openLog = $derived.by((): Entry[] => this.inTheOpen(this.log));

  constructor(credentials: Credentials) {
    this.#credentials = credentials;
    this.#connection = this.#connect();
  }

  get code(): string {
    return this.table?.code ?? this.#credentials.code;
  }
  get token(): string {
    return this.#credentials.token;
  }
  get lost(): boolean {
    return this.#connection.lost;
  }
  get bye(): Bye | null {
    return this.#connection.bye;
  }
  /** I sit as the moderator: no seat of my own, but I see everything and lead. */
  get moderates(): boolean {
    return this.me.person >= 0 && this.table?.moderator?.person === this.me.person;
  }
  /** The open window waits for me to close it: as the moderator, or as the owner of a table without one. */
  get keepsTime(): boolean {
    if (!this.play?.window || this.table?.moderator) return this.moderates;
    return this.play.window.closes === 'person' && (this.place?.owner ?? false);
  }
  /** The time of the evening is in my hands: as the moderator, or as the owner where that was agreed. */
  get conducts(): boolean {
    const { table } = this;
    if (!table || table.status !== 'playing') return false;
    return table.moderator ? this.moderates : !!table.setup.owner_conducts && !!this.place?.owner;
  }
  /** What part of the open window's time is left, as it passes; 1: no time ends it. */
  get share(): number {
    const { play, heardPlay } = this;
    const { left = null, length = 0, running } = play?.window ?? {};
    if (left === null || !length) return 1;
    return Math.max(0, Math.min(1, (left - (running ? now.ms - heardPlay : 0)) / length));
  }
  /** For how many milliseconds the open window has been open, where a person ends it. */
  get passed(): number {
    const { play, heardPlay } = this;
    const { passed = 0, running } = play?.window ?? {};
    return passed + (running ? Math.max(0, now.ms - heardPlay) : 0);
  }
  /** A moderator was agreed who is not there, so that nothing goes on for the moment. */
  get moderatorLost(): boolean {
    if (this.moderates || this.table?.status !== 'playing') return false;
    return this.covert
      ? !!this.play?.window?.alone
      : this.table.moderator?.kind === 'person' && this.table.moderator.devices === 0;
  }
  /** I belong to the table, on a seat or as the moderator. */
  get belongs(): boolean {
    return this.me.seat >= 0 || this.moderates;
  }
  /** Where I sit. */
  get place(): SeatInfo | undefined {
    return (this.moderates ? this.table?.moderator : this.table?.seats[this.me.seat]) ?? undefined;
  }
  /** Something is awaited of this seat, and no answer is sealed or on its way. */
  get awaited(): boolean {
    if (this.moderates) return false;
    const open = this.view?.prompt?.answered === undefined;
    return open && !this.busy && (this.play?.options.length ?? 0) > 0;
  }
  /** My choice is on its way, or its consequences are. */
  get sending(): boolean {
    const asked = this.#connection.waiting.some(
      ({ do: what }) => what === 'choose' || what === 'undo',
    );
    return asked || (this.play !== null && this.play.decision === this.#chosen);
  }
  /** Nothing can be chosen before it arrives; in a window an answer may be changed at once. */
  get busy(): boolean {
    return this.sending && !this.play?.window;
  }
  /** I have the floor, and have not said that I have finished. */
  get speaks(): boolean {
    const { seat } = this.me;
    return !!this.play?.window?.speakers.includes(seat) && !this.answered.includes(seat);
  }
  /** Nobody may know who is asked now. */
  get covert(): boolean {
    return this.view?.prompt?.awaited === undefined && !!this.view?.prompt;
  }

  say(wish: Wish): void {
    this.refusal = null;
    this.#send(wish);
  }

  choose(choice: string, touched = ''): void {
    if (this.busy || !this.play) return;
    this.#chosen = this.play.decision;
    const { decision } = this.play;
    const seats = this.answersFor < 0 ? [null] : [this.answersFor, ...this.answersWith];
    for (const seat of seats) this.#answer({ do: 'choose', decision, choice, seat, touched });
  }

  /** as the moderator: the next answers are of this seat, and of those who answer as one with it; -1: of nobody. */
  answerFor(seat: number, others: readonly number[] = []): void {
    this.answersFor = seat;
    this.answersWith = others;
  }

  askHint(): void {
    const { play, hint } = this;
    if (play?.hint && !hint.thinking && !hint.given) hint.ask(play.decision);
  }

  /** Entries as they may lie open on this screen: all of them on that of the moderator at night, and after the end. */
  inTheOpen(entries: Entry[]): Entry[] {
    const { table } = this;
    if (!table || (this.moderates && this.covert) || this.view?.outcome) return entries;
    return withoutSecrets(table.setup.game, entries, this.moderates);
  }

  /** The open window is closed now, by the person who keeps its time. */
  goOn(): void {
    const { play } = this;
    const asked = this.#connection.waiting.some(
      (command) => command.do === 'close' && command.decision === play?.decision,
    );
    if (play?.window && !asked) this.say({ do: 'close', decision: play.decision });
  }

  /** Something asked over HTTP; a refusal is shown like one of the table's. */
  async ask<T>(
    asking: (code: string, token: string, match: number) => Promise<T>,
  ): Promise<T | undefined> {
    this.refusal = null;
    try {
      return await asking(this.code, this.token, this.table?.match ?? 1);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return undefined;
    }
  }

  /** A new link for this seat: all other devices lose it. */
  async renew(): Promise<void> {
    this.#connection.close(); // or this device would hear that its own link was revoked
    const seated = await this.ask(api.renew);
    if (seated && this.table) {
      this.#credentials = { ...this.#credentials, token: seated.token };
      const name = this.place?.name ?? '';
      saveSeat({ ...seated, game: this.table.setup.game, name, at: Date.now() });
    }
    this.#connection = this.#connect();
  }

  close(): void {
    this.#idle.stop();
    this.#connection.close();
  }

  /** What the game's drawing gets; null until there is a game. `choose` may ask before it sends a choice. */
  scene(
    words: GameWords,
    explainText: ExplainText,
    choose: Scene['choose'] = (option, touched) => this.choose(option.choice, touched),
  ): Scene | null {
    const { table, play, view, me } = this;
    if (!table || !play || !view) return null;
    const names = seatNames(table.seats);
    const viewer = this.moderates ? this.answersFor : me.seat;
    return {
      game: table.setup.game,
      match: `${this.code}/${table.match}`,
      view,
      facts: this.facts,
      viewer,
      seats: table.seats,
      sides: table.sides ?? [],
      absences: absences(table),
      answered: this.answered,
      others: play.others,
      names,
      options: table.paused ? [] : this.#offered(play),
      near: play.near,
      decision: play.decision,
      undo: this.moderates || this.place?.gave_up ? null : play.undo, // a bot's answers are not mine
      hint: isDiscreet(table.setup.game) ? [] : (this.hint.given?.choices ?? []),
      busy: this.busy,
      live: true,
      fresh: this.fresh,
      log: inEffect(this.log),
      words,
      sketch: play.sketch ?? null,
      sendSketch: (strokes) => this.say({ do: 'sketch', decision: play.decision, strokes }),
      choose,
      touched: this.#touched,
      tap: (touched) => this.#answer({ do: 'tap', decision: play.decision, touched }),
      left: () => this.share,
      speaks: this.speaks,
      yieldFloor: () => this.say({ do: 'spoken', decision: play.decision }),
      explain: (near: Near, at: Element) =>
        explainText(words.action(near, names, viewer), words.refusal(near.reason), near.clause, at),
      explainText,
      takeBack: () => this.say({ do: 'undo' }),
      showResult: null,
      holdResult: () => {},
    };
  }

  /** What may be chosen: as the moderator only what the seat may answer for which I do. */
  #offered({ options, seats }: Play): Play['options'] {
    if (!this.moderates) return options;
    const mine = seats?.find(({ seat }) => seat === this.answersFor)?.choices ?? [];
    return options.filter(({ choice }) => mine.includes(choice));
  }

  #connect(): Connection {
    return new Connection(endpointFor(this.#credentials), (message) => this.#hear(message));
  }

  /** All but what is said belongs to a match: sent again after the next one began, it must not count there. */
  #send(wish: Wish): string {
    const spoken = wish.do === 'say' || wish.do === 'react';
    return this.#connection.send(spoken ? wish : { ...wish, match: this.table?.match ?? null });
  }

  /** What a finger does at a covert window is taken in silence, also what comes too late. */
  #answer(wish: Wish): void {
    if (this.moderates || !this.covert) return this.say(wish);
    this.#idle.stop();
    this.#quietly(wish);
  }
  #quietly(wish: Wish): void {
    this.#quiet.add(this.#send(wish));
  }

  #hear(message: ServerSays): void {
    if (message.type === 'whole') this.#hearWhole(message);
    else if (message.type === 'moved') this.#hearMoved(message);
    else if (message.type === 'beat') this.#hearBeat(message);
    else if (message.type === 'answered') this.answered = message.seats;
    else if (message.type === 'changed') this.#hearTable(message.table, message.me);
    else if (message.type === 'said') this.chat = [...this.chat, message.line];
    else if (message.type === 'waiting') this.unanswered = true;
    else if (message.type === 'hinted') this.hint.hear(message);
    else if (message.type === 'refused') {
      this.#chosen = -1;
      if (this.hint.thinking) this.hint.drop();
      if (this.#quiet.has(message.id)) return;
      this.refusal = new Refusal(message.reason, message.detail, message.clause);
    }
  }

  #hearWhole(whole: Whole): void {
    this.#hearTable(whole.table, whole.me); // the log of another match is gone with it
    const known = holding(this.log);
    const common = commonLength(known, whole.log);
    this.fresh = common > 0 ? whole.log.slice(common) : [];
    // What was taken back before one's eyes stays in sight until a reload.
    const goesOn = common > 0 && common === known.length;
    this.log = goesOn ? [...this.log, ...this.fresh] : whole.log;
    this.chat = whole.chat;
    this.facts = whole.facts;
    this.unanswered = false;
    this.#hearPlay(whole.play);
    const unsent = this.#connection.waiting.some(({ do: what }) => what === 'hint');
    if (!unsent) this.hint.askAgain();
  }

  #hearMoved({ entries, play }: Moved): void {
    const begins = entries[0]?.kind === 'deal';
    this.log = begins ? entries : [...this.log, ...entries];
    this.fresh = entries;
    this.#hearPlay(play);
  }

  /** While a covert window is open: mostly nothing new, and then nothing is drawn again. */
  #hearBeat({ prompt, window, others, touched, bots, acks, ...more }: Beat): void {
    const { table, play } = this;
    const { paused, pace, sketch, alterable } = more;
    const agreed = JSON.stringify(table?.setup?.pace) === JSON.stringify(pace);
    if (table && (table.paused !== paused || !agreed))
      this.table = { ...table, paused, setup: { ...table.setup, pace } };
    const view = play && { ...play.view, prompt };
    const burns = this.#burns(window);
    const open = burns ? play!.window : window;
    const told = { window: open, others, sketch, touched, alterable };
    const next = play && view && { ...play, view, ...told };
    if (next?.seats)
      next.seats = next.seats.map((one) => ({ ...one, bot: bots.includes(one.seat) }));
    if (JSON.stringify(next) !== JSON.stringify(play))
      this.#hearPlay(next, burns ? this.heardPlay : performance.now());
    else if (acks.length) this.#chosen = -1;
    const refused = acks.find(({ id, reason }) => reason && !this.#quiet.has(id));
    if (refused) this.refusal = new Refusal(refused.reason, '', refused.clause);
  }

  /**
   * A window whose time passes as was known is no news: its candle burns on, also where something else is new that few
   * phones are told.
   */
  #burns(window: WindowInfo | null): boolean {
    const known = this.play?.window;
    if (!window || !known) return false;
    const { left, passed } = known;
    const same = JSON.stringify({ ...window, left, passed }) === JSON.stringify(known);
    if (!same || left === null || window.left === null) return same && left === window.left;
    const burnt = known.running ? performance.now() - this.heardPlay : 0;
    const off = Math.abs(Math.max(0, left - burnt) - window.left);
    return off < LATE;
  }

  #hearPlay(play: Play | null, heard = performance.now()): void {
    if (play?.decision !== this.play?.decision) this.answerFor(-1);
    this.hint.keepTo(play?.decision ?? -1);
    this.play = play;
    this.answered = play?.answered ?? [];
    this.heardPlay = heard;
    this.#chosen = -1;
    const covert = this.covert && !!play?.window && this.me.seat >= 0 && !this.table?.paused;
    const pace = this.view?.prompt?.pace;
    this.#idle.keepTo(covert ? play.decision : -1, this.table?.setup?.pace, pace);
  }

  #hearTable(table: TableInfo, me: Me): void {
    if (this.table && table.match !== this.table.match) this.#nextMatch();
    this.table = table;
    this.me = me;
    this.heardTable = performance.now();
    this.#contribute(table, me);
  }

  /** A rematch begins with an empty table. */
  #nextMatch(): void {
    this.play = null;
    this.answered = [];
    this.log = [];
    this.fresh = [];
  }

  /**
   * Every device gives its part of the shuffle by itself, once for each promise; also where the list already has one in
   * its name.
   */
  #contribute(table: TableInfo, me: Me): void {
    const { shuffle, status } = table;
    if (!shuffle || me.person < 0) return;
    if (status === 'shuffling' && !this.#hasContributed(table, shuffle, me.person)) {
      const part = myPart(table, shuffle, me.person);
      this.#send({ do: 'contribute', part, promise: shuffle.promise });
    }
    watchParts(table, shuffle, me.person);
  }

  #hasContributed({ code, match }: TableInfo, { promise, parts }: ShuffleInfo, me: number) {
    if (myShare(code, match, me)?.promise !== promise) return false;
    return (
      parts.some(({ person, part }) => person === me && part) ||
      this.#connection.waiting.some((sent) => sent.do === 'contribute' && sent.promise === promise)
    );
  }
}
