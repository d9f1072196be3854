import { api } from '../connection/api';
import { origin } from './links';

/** Where the others in the room find this server; it is asked once. */
class Address {
  #links = $state.raw<string[]>([]);
  #asked = false;

  get origin(): string {
    if (!this.#asked) void this.#ask();
    return origin(new URL(location.href), this.#links);
  }

  async #ask(): Promise<void> {
    this.#asked = true;
    try {
      this.#links = (await api.here()).links;
    } catch {
      this.#asked = false; // until it answers, the address of this page is the best one known
    }
  }
}

export const address = new Address();
