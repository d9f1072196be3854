import { api, Refusal } from '../connection/api';
import { forgetSeat, saveSeat, savedSeatsAt, type SavedSeat } from '../device/saved-seats';
import { locale } from '../words/locale.svelte';
import { settings } from '../device/settings.svelte';
import type { Agreed } from '../setup/setup';
import type { Seated } from '../connection/wire';

/** The name to sit down with when nobody was asked for one. */
export function usualName(): string {
  return settings.wishes.name || locale.say('guest-name');
}

/** A new table; this device keeps the owner's seat, or the moderator's place. */
export async function makeTable(setup: Agreed, name: string, moderator = false): Promise<Seated> {
  return kept(await api.create({ setup, name, moderator }), setup.game, name);
}

/** Somebody sits down; this device keeps the seat. With the owner's token nobody is asked, even after a kick. */
export async function sitDown(
  code: string,
  game: string,
  name: string,
  token?: string,
): Promise<Seated> {
  return kept(await api.join(code, { name }, token), game, name);
}

/** Somebody becomes the moderator, or asks to while a match is on. */
export async function switchModerator(code: string, game: string, name: string): Promise<Seated> {
  return kept(await api.join(code, { name, moderator: true }), game, name);
}

/** A table where everything is clear: everybody of this device sits down, and it starts. */
export async function playAtOnce(setup: Agreed, names: [string, ...string[]]): Promise<string> {
  const [owner, ...others] = names;
  const { code, token } = await makeTable(setup, owner);
  for (const name of others) await sitDown(code, setup.game, name);
  await api.start(code, token);
  return code;
}

/** Somebody who lost their link asks for a new one; it works as soon as the table agrees. */
export async function mend(code: string, game: string, name: string): Promise<Seated> {
  return kept(await api.mend(code, { name }), game, name);
}

/** Somebody of this device gets another name. */
export async function rename(code: string, seat: SavedSeat, name: string): Promise<void> {
  await api.rename(code, seat.token, name);
  saveSeat({ ...seat, name });
}

/** Everybody on this device stands up, the owner last; a link that no longer works is forgotten too. */
export async function standUp(code: string): Promise<void> {
  for (const { token, person } of savedSeatsAt(code).reverse()) {
    try {
      await api.leave(code, token);
    } catch (error) {
      if (!(error instanceof Refusal && error.reason === 'bad-token')) throw error;
    }
    forgetSeat(code, person);
  }
}

function kept(seated: Seated, game: string, name: string): Seated {
  saveSeat({ ...seated, game, name, at: Date.now() });
  return seated;
}
