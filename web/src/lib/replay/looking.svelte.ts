import { api } from '../connection/api';
import { tellsHindsight } from '../hindsight/drawings';
import { savedSeatsAt } from '../device/saved-seats';
import { errorText } from '../words/refusal-text';
import type { TableInfo } from '../connection/wire';
import { eyesFor, type Eyes } from './eyes';
import { Reel } from './reel.svelte';

/** Somebody looks back at a match, through their own eyes or others'. */
export class Looking {
  readonly code: string;
  table = $state.raw<TableInfo>();
  /** Whose eyes, and what they see. */
  eyes = $state.raw<Eyes>();
  reel = $state.raw<Reel>();
  #refusal = $state('');

  constructor(code: string) {
    this.code = code;
  }

  get choice(): Eyes[] {
    return this.table ? eyesFor(this.table, savedSeatsAt(this.code)) : [];
  }
  /** The seat whose eyes they are; -1: nobody's. */
  get viewer(): number {
    const person = this.eyes?.person ?? -1;
    return person < 0 ? -1 : (this.table?.seats.findIndex((seat) => seat.person === person) ?? -1);
  }
  /** The whole record may be had. */
  get open(): boolean {
    return this.table?.status === 'over' && this.table.setup.open_after !== false;
  }
  /** Through these eyes it can be told what was to be known. */
  get back(): boolean {
    const own = !!this.eyes?.token && !this.eyes.everything && this.viewer >= 0;
    return own && this.table?.status === 'over' && tellsHindsight(this.table.setup.game);
  }
  /** Why the table does not show what was asked for. */
  get refusal(): string {
    return this.reel?.failure ? errorText(this.reel.failure) : this.#refusal;
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
    if (!this.reel && own && everything) await this.see(own, at);
    this.#refusal ||= why;
  }

  /** Other eyes; if the table does not allow it, nothing changes but the words that say why. */
  async see(eyes: Eyes, at: number | 'last' = this.reel?.at ?? 'last'): Promise<void> {
    this.#refusal = '';
    const { code } = this;
    const reel = new Reel((wanted) => api.replay(code, wanted, eyes.everything, eyes.token));
    await reel.open(at);
    if (reel.failure) {
      this.#refusal = errorText(reel.failure);
      return;
    }
    this.reel?.pause();
    this.reel = reel;
    this.eyes = eyes;
  }
}
