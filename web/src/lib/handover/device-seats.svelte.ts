import { tokensAt } from '../device/saved-seats';
import { isCalledAloud, isDiscreet, mayWake } from '../drawing/drawings';
import { SeatTable } from '../seat/seat-table.svelte';

interface Round {
  decision: number;
  had: readonly SeatTable[];
  turn: SeatTable | undefined;
}

/** The seats of one table that play on this device, and which of them it shows. */
export class DeviceSeats {
  readonly seats: SeatTable[];
  /** The person who has the device in their hands; undefined: nobody has said so yet. */
  #holder = $state.raw<SeatTable>();
  /** The holder wants to look on although somebody else is awaited. */
  #staying = $state(false);
  /** The device was put away: the person who takes it up again says who they are. */
  #covered = $state(false);
  /** At a covert window: the decision, who has had the device since it was opened, and who has it now. */
  #round = $state.raw<Round>({ decision: -1, had: [], turn: undefined });
  /** The decision in the middle of the table, and who had not answered it when the next was asked. */
  #asked = { decision: -1, missing: '' };
  /** The last question to which the others on this device have agreed. */
  #agreed = 0;
  /** The covert window of which it has said that it has been in all hands. */
  #rounded = -1;
  /** The match whose windows were taken over from a moderator that was left. */
  #kept = 0;

  constructor(seats: SeatTable[]) {
    this.seats = seats;
    if (seats.length === 1) this.#holder = seats[0];
  }

  /**
   * A covert window is open: nobody may see who is asked, so the device goes to everybody in turn, each for as long as
   * the others, and what it says while it is handed over is the same for all.
   */
  get goesRound(): boolean {
    return this.#covert && !this.liesCalled;
  }
  get #covert(): boolean {
    if (!this.#several || this.seats[0]?.table?.status !== 'playing') return false;
    // One connection may be ahead of the others: as soon as the first of them hears of it nothing is shown.
    return this.seats.some(({ covert, play }) => covert && !!play?.window);
  }

  /**
   * A covert window is open, and all hear who is called: the device lies in the middle, all eyes are closed, and the
   * person who
   * is called answers on it. Before the first call it goes round once, for everybody to see their cards.
   */
  get liesCalled(): boolean {
    if (!this.#covert) return false;
    const { decision } = this;
    return this.seats.some(({ play, view, table, log }) => {
      if (play?.decision !== decision || !view?.prompt || !table || log.length <= 1) return false;
      return isCalledAloud(table.setup.game, view.prompt);
    });
  }
  /** The call has lasted as long as any other. */
  closeCall(): void {
    if (this.liesCalled) this.#endRound();
  }
  /** Whoever keeps time closes the window; where time does, the table waits for the devices that several share. */
  #endRound(): void {
    const { decision } = this;
    const waits = this.seats.some(({ play }) => play?.window?.closes === 'person');
    const ends = this.seats.find((seat) => (waits ? seat.keepsTime : seat.me.seat >= 0));
    if (ends?.play?.decision !== decision || this.#rounded === decision) return;
    this.#rounded = decision;
    ends.goOn();
  }
  /** Some connections still show the last call: what is touched now could get lost. */
  get settling(): boolean {
    const { decision } = this;
    return this.liesCalled && this.seats.some(({ play }) => play?.decision !== decision);
  }

  /**
   * Nothing secret can be seen, and the drawing shows its own only under a finger: the device lies in the middle, and
   * all answer on it.
   */
  get liesOpen(): boolean {
    const { table, play } = this.shown ?? {};
    if (!this.#several || table?.status !== 'playing' || this.open || this.goesRound) return false;
    return !!play?.window && isDiscreet(table.setup.game);
  }

  /** The newest that any of the seats has heard of. */
  get decision(): number {
    return Math.max(...this.seats.map(({ play }) => play?.decision ?? -1));
  }
  get #now(): Round {
    const { decision } = this;
    return this.#round.decision === decision ? this.#round : { decision, had: [], turn: undefined };
  }
  /**
   * Who has the device in this round; undefined: it is being handed over, or their connection still shows the last
   * window.
   */
  get turn(): SeatTable | undefined {
    const { decision, turn } = this.#now;
    return turn?.play?.decision === decision ? turn : undefined;
  }
  /** Who is next in this round; undefined: everybody has had it. */
  get following(): SeatTable | undefined {
    return this.#waking.find((seat) => !this.#now.had.includes(seat));
  }
  /** To whom it goes: not to those who, as all know, are asked nothing now, unless nobody else is here. */
  get #waking(): readonly SeatTable[] {
    const { decision, seats } = this;
    const { table, view } = seats.find(({ play }) => play?.decision === decision) ?? {};
    if (!table || !view) return seats;
    const waking = seats.filter(({ me }) => mayWake(table.setup.game, view, me.seat));
    return waking.length ? waking : seats;
  }
  /** It has lain in somebody's hands for long enough. */
  endTurn(): void {
    const { decision, had, turn } = this.#now;
    if (turn) this.#round = { decision, had: [...had, turn], turn: undefined };
  }
  /** Everybody has had it, and nothing is on its way: the window is closed, if that is for one of us to do. */
  closeRound(): void {
    if (!this.goesRound || this.following || this.seats.some((seat) => seat.sending)) return;
    this.#endRound();
  }

  /** Who is asked in the middle of the table, whether they have answered or not. */
  get answering(): SeatTable[] {
    const { decision } = this.#now;
    return this.seats.filter(({ play }) => play?.decision === decision && play.options.length > 0);
  }
  /**
   * In the middle of the table the next who has not answered is asked; once, for somebody may want to change an answer.
   */
  askNext(): void {
    if (!this.liesOpen) return;
    const missing = this.answering.filter((seat) => seat.awaited);
    const { decision } = this.#now;
    if (this.seats.some(({ play }) => play?.decision !== decision)) return; // all have to hear of it
    const { decision: before, missing: last } = this.#asked;
    const names = missing.map(({ token }) => token).join();
    if (decision === before && names === last) return;
    this.#asked = { decision, missing: names };
    const [next] = missing;
    if (next && (decision !== before || !this.#holder?.awaited)) this.#holder = next;
  }

  /**
   * Whose table is shown when nothing is secret: that of the moderator, who sees all, the holder's, or the first.
   */
  get shown(): SeatTable | undefined {
    if (this.liesCalled) return this.answering[0] ?? this.seats[0];
    return this.#moderator ?? this.#holder ?? this.seats[0];
  }
  get #moderator(): SeatTable | undefined {
    return this.seats.find((seat) => seat.moderates);
  }
  /** Several people hide something from one another on this device. */
  get #several(): boolean {
    return this.seats.length > 1 && !this.#moderator;
  }

  /** All see the same table: it stays in sight while the device goes from hand to hand. */
  get open(): boolean {
    return this.shown?.play?.open ?? false;
  }

  /** Who must be given the device before anything is shown; its holder, while only others elsewhere are awaited. */
  get next(): SeatTable | undefined {
    if (!this.#several || this.shown?.table?.status !== 'playing') return undefined;
    if (this.liesOpen || this.liesCalled) return undefined;
    if (this.goesRound) return this.turn ?? this.following;
    const hidden = this.#covered ? undefined : this.#holder;
    const holder = this.open ? this.shown : hidden;
    if (holder && (holder.awaited || holder.sending)) return undefined;
    const awaited = this.seats.find((seat) => seat !== holder && seat.awaited);
    return awaited ?? this.shown;
  }

  /** The holder looks on: who waits for the device meanwhile. */
  get waiting(): SeatTable | undefined {
    if (this.goesRound) return undefined;
    return this.#inSight && this.next !== this.shown ? this.next : undefined;
  }

  get handingOver(): SeatTable | undefined {
    if (this.goesRound) return this.turn ? undefined : this.following;
    return this.#inSight ? undefined : this.next;
  }

  get #inSight(): boolean {
    return this.#staying || this.open;
  }

  get holder(): SeatTable | undefined {
    return this.#holder;
  }

  give(seat: SeatTable): void {
    this.#holder = seat;
    // The person who takes it up while others are awaited wants to look on.
    this.#staying = !seat.awaited;
    this.#covered = false;
    if (this.goesRound) this.#round = { ...this.#now, turn: seat };
  }

  cover(): void {
    this.#staying = false;
    this.#covered = true;
    if (this.goesRound) this.#round = { ...this.#now, turn: undefined };
  }

  stay(): void {
    this.#staying = true;
  }

  passOn(): void {
    if (this.open && this.waiting) this.give(this.waiting);
    else this.#staying = false;
  }

  /** What the holder asks of everybody, the others on this device have heard: people around one phone talk. */
  agree(): void {
    const { shown } = this;
    const question = shown?.table?.question;
    if (!question || question.by !== shown.me.person || question.number === this.#agreed) return;
    this.#agreed = question.number;
    for (const one of this.seats)
      if (question.waiting.includes(one.me.person))
        one.say({ do: 'answer', question: question.number, yes: true });
  }

  /**
   * Everybody plays on this device, and the person who led has left: no time could be agreed for handing it round, so
   * it closes the windows itself.
   */
  goOnAlone(): void {
    const table = this.seats[0]?.table;
    if (
      table?.status !== 'playing' ||
      table.moderator?.kind !== 'open' ||
      table.match === this.#kept
    )
      return;
    const here = this.seats.map(({ me }) => me.seat);
    if (table.seats.some(({ kind }, seat) => kind === 'person' && !here.includes(seat))) return;
    const owner = this.seats.find(({ place }) => place?.owner);
    if (!owner) return;
    this.#kept = table.match;
    owner.say({ do: 'keep' });
  }

  /** Whoever talks around one device hears the others: it says for all of them that they have finished. */
  yieldFloor(): void {
    for (const one of this.seats)
      if (one.speaks && one.play) one.say({ do: 'spoken', decision: one.play.decision });
  }

  close(): void {
    for (const seat of this.seats) seat.close();
  }
}

/** Everybody who sits at this table on this device. */
export function atTable(code: string, personal: string): DeviceSeats {
  return new DeviceSeats(tokensAt(code, personal).map((token) => new SeatTable({ code, token })));
}

/** A spectator's look at a table. */
export function watching(watch: string): DeviceSeats {
  return new DeviceSeats([new SeatTable({ code: watch, token: '', watch })]);
}
