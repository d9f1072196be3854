import { PROTOCOL } from './endpoint';
import type * as wire from './wire';

/** A request or a command was refused: `reason` is a key of `refused-…` or, with a clause, of the game's `why-…`. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly detail = '',
    readonly clause = '',
    /** What the game itself finds wrong with a set-up: a key of its `fault-…`. */
    readonly fault = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}

type Body = wire.Everything[keyof wire.Everything] | Record<string, never>;

async function send(method: string, path: string, token = '', body?: Body): Promise<Response> {
  const headers: Record<string, string> = { 'igroteka-protocol': String(PROTOCOL) };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    throw new Refusal('no-connection');
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as wire.Problem | null;
  throw new Refusal(problem?.error ?? 'server-error', problem?.detail, '', problem?.fault);
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await send('GET', path, token)).json()) as T;
}

async function post<T = void>(path: string, body: Body = {}, token?: string): Promise<T> {
  const answer = await send('POST', path, token, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** Every request of the HTTP API. */
export const api = {
  games: () => get<wire.GameInfo[]>('/games'),
  rules: (game: string) => get<wire.Rules>(`/games/${game}/rules`),
  texts: (game: string) => get<wire.GameTexts>(`/games/${game}/texts`),
  here: () => get<wire.Here>('/here'),
  create: (wish: wire.CreateTable) => post<wire.Seated>('/tables', wish),
  table: (code: string, token?: string) => get<wire.TableInfo>(`/tables/${code}`, token),
  join: (code: string, wish: wire.JoinTable, token?: string) =>
    post<wire.Seated>(`/tables/${code}/join`, wish, token),
  mend: (code: string, wish: wire.MendLink) => post<wire.Seated>(`/tables/${code}/mend`, wish),
  leave: (code: string, token: string) => post(`/tables/${code}/leave`, {}, token),
  kick: (code: string, token: string, seat: number | null) =>
    post(`/tables/${code}/kick`, { seat }, token),
  move: (code: string, token: string, person: number, seat: number) =>
    post(`/tables/${code}/move`, { person, seat }, token),
  /** Another name of one's own, before the start. */
  rename: (code: string, token: string, name: string) =>
    post(`/tables/${code}/rename`, { name }, token),
  /** From a seat to the empty place of the moderator, or as the moderator to a free seat. */
  switchModerator: (code: string, token: string, moderator: boolean) =>
    post(`/tables/${code}/moderator`, { moderator }, token),
  /** Chance chooses who leads. */
  drawModerator: (code: string, token: string) => post(`/tables/${code}/moderator/draw`, {}, token),
  /** The cards as they were dealt by hand; null: the table deals. */
  outlook: (setup: wire.Setup) => post<wire.Outlook>('/outlook', setup),
  giveDeal: (code: string, token: string, deal: wire.GivenDeal['deal']) =>
    post(`/tables/${code}/deal`, { deal }, token),
  agree: (code: string, token: string, setup: wire.Setup) =>
    post(`/tables/${code}/setup`, setup, token),
  start: (code: string, token: string) => post(`/tables/${code}/start`, {}, token),
  resign: (code: string, token: string, match: number) =>
    post(`/tables/${code}/resign`, { match }, token),
  rematch: (code: string, token: string, match: number) =>
    post(`/tables/${code}/rematch`, { match }, token),
  /** Without those who have not answered; the owner may. */
  rematchAtOnce: (code: string, token: string, match: number) =>
    post(`/tables/${code}/rematch`, { match, at_once: true }, token),
  renew: (code: string, token: string) => post<wire.Seated>(`/tables/${code}/renew`, {}, token),
  /** A link for somebody without a device at the table; the moderator may. */
  lend: (code: string, token: string, seat: number) =>
    post<wire.Seated>(`/tables/${code}/lend`, { seat }, token),
  switchChat: (code: string, token: string, chat: boolean) =>
    post(`/tables/${code}/chat`, { chat }, token),
  /** Close the table for newcomers, or open it again; the owner may. */
  switchDoor: (code: string, token: string, closed: boolean) =>
    post(`/tables/${code}/door`, { closed }, token),
  record: async (code: string, everything: boolean, token?: string) =>
    (await send('GET', `/tables/${code}/record?everything=${everything}`, token)).text(),
  replay: (code: string, at: number | 'last', everything: boolean, token?: string) =>
    get<wire.Snapshot>(`/tables/${code}/replay/${at}?everything=${everything}`, token),
  hindsight: (code: string, token: string) =>
    get<wire.Hindsight>(`/tables/${code}/hindsight`, token),
  /** My decisions, judged, from this one on; it waits until there are some. */
  review: (code: string, known: number, token: string) =>
    get<wire.Review>(`/tables/${code}/review/${known}`, token),
  /** Why bots answered as they did: only after the end. */
  botReasons: (code: string, token?: string) =>
    get<wire.BotReasons>(`/tables/${code}/bot-reasons`, token),
  playOn: (code: string, wish: wire.PlayOn, token?: string) =>
    post<wire.Seated>(`/tables/${code}/play-on`, wish, token),
  shuffle: (code: string, token?: string) => get<wire.Opened>(`/tables/${code}/shuffle`, token),
};
