import { api } from '../connection/api';
import { tellsHindsight } from '../hindsight/drawings';
import { Review } from '../hindsight/review.svelte';
import { savedSeatsAt } from '../device/saved-seats';
import { errorText } from '../words/refusal-text';
import type { BotReason, TableInfo } from '../connection/wire';
import { viewpointsFor, type Viewpoint } from './viewpoints';
import { Playback } from './playback.svelte';

/** A match being replayed from one of the viewpoints that this device may have. */
export class Replay {
  readonly code: string;
  table = $state.raw<TableInfo>();
  /** The chosen viewpoint, and the match as it is seen from there. */
  viewpoint = $state.raw<Viewpoint>();
  playback = $state.raw<Playback>();
  /** Why bots answered as they did, once it is worked out; only where everything is open. */
  answers = $state.raw<BotReason[]>([]);
  /** What my decisions were worth, as it gets known; only from my own seat, and when it is over. */
  review = $state.raw<Review>();
  #refusal = $state('');

  constructor(code: string) {
    this.code = code;
  }

  get choice(): Viewpoint[] {
    return this.table ? viewpointsFor(this.table, savedSeatsAt(this.code)) : [];
  }
  /** The seat of the viewpoint; -1: nobody's. */
  get viewer(): number {
    const person = this.viewpoint?.person ?? -1;
    return person < 0 ? -1 : (this.table?.seats.findIndex((seat) => seat.person === person) ?? -1);
  }
  /** The whole record may be had. */
  get open(): boolean {
    return this.table?.status === 'over' && this.table.setup.open_after !== false;
  }
  /** The decisions of this viewpoint can be judged. */
  get own(): boolean {
    const own = !!this.viewpoint?.token && !this.viewpoint.everything && this.viewer >= 0;
    return own && this.table?.status === 'over';
  }
  /** From this viewpoint it can be told what was to be known. */
  get back(): boolean {
    return this.own && tellsHindsight(this.table!.setup.game);
  }
  /** Why the table does not show what was asked for. */
  get refusal(): string {
    return this.playback?.failure ? errorText(this.playback.failure) : this.#refusal;
  }

  async begin(at: number | 'last', everything: boolean): Promise<void> {
    try {
      this.table = await api.table(this.code, savedSeatsAt(this.code)[0]?.token);
    } catch (error) {
      this.#refusal = errorText(error);
      return;
    }
    const [own] = this.choice;
    const wanted = this.choice.find((one) => one.everything === everything);
    if (wanted) await this.see(wanted, at);
    // A link to everything, but this table keeps its secrets: what may be seen is shown, and why no more.
    const why = this.#refusal;
    if (!this.playback && own && everything) await this.see(own, at);
    this.#refusal ||= why;
  }

  /** Change the viewpoint; if the table refuses it, only `refusal` changes. */
  async see(
    viewpoint: Viewpoint,
    at: number | 'last' = this.playback?.at ?? 'last',
  ): Promise<void> {
    this.#refusal = '';
    const { code } = this;
    const playback = new Playback((wanted) =>
      api.replay(code, wanted, viewpoint.everything, viewpoint.token),
    );
    await playback.open(at);
    if (playback.failure) {
      this.#refusal = errorText(playback.failure);
      return;
    }
    this.playback?.pause();
    this.playback = playback;
    this.viewpoint = viewpoint;
    if (this.own && !this.review) {
      this.review = new Review();
      void this.review.load(code, viewpoint.token);
    }
    if (viewpoint.everything && this.open && !this.answers.length)
      void api.botReasons(code, viewpoint.token).then(
        ({ answers }) => (this.answers = answers),
        () => undefined, // the replay stands without it
      );
  }
}
