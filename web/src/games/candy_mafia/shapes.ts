// Made from src/igroteka/games/candy_mafia/shapes.py by `python3 dev.py types`: do not edit.

export type GameEvent =
  | Dealt
  | Spare
  | Unseen
  | Night
  | OfCard
  | Dawn
  | Left
  | OfSeat
  | OfSeats
  | Plain
  | PrivatePlain
  | PrivateOfSeat
  | Bread
  | Sheet
  | Shot
  | Claimed
  | Reported
  | About
  | Voted
  | Hands
  | SteppedIn
  | Truce
  | Card
  | Met
  | Checked
  | Compared
  | IsTown
  | Learnt
  | Office
  | Killer
  | Recruits
  | Aside
  | NobodyDied
  | NoMurder
  | Acted
  | Dropped
  | Attempt
  | Chain
  | Swapped;

export interface Everything {
  Facts: Facts;
  Look: Look;
  GameEvent: GameEvent;
  InPlay: InPlay;
  Count: Count;
  Hidden: Hidden;
  Call: Call;
  Mine: Mine;
  Heard: Heard;
  Person: Person;
  Vote: Vote;
  Words: Words;
  Dealt: Dealt;
  Spare: Spare;
  Unseen: Unseen;
  Night: Night;
  OfCard: OfCard;
  Dawn: Dawn;
  Left: Left;
  OfSeat: OfSeat;
  OfSeats: OfSeats;
  Plain: Plain;
  PrivatePlain: PrivatePlain;
  PrivateOfSeat: PrivateOfSeat;
  Bread: Bread;
  Sheet: Sheet;
  Shot: Shot;
  Claimed: Claimed;
  Reported: Reported;
  About: About;
  Voted: Voted;
  Hands: Hands;
  SteppedIn: SteppedIn;
  Truce: Truce;
  Card: Card;
  Met: Met;
  Checked: Checked;
  Compared: Compared;
  IsTown: IsTown;
  Learnt: Learnt;
  Office: Office;
  Killer: Killer;
  Recruits: Recruits;
  Aside: Aside;
  NobodyDied: NobodyDied;
  NoMurder: NoMurder;
  Acted: Acted;
  Dropped: Dropped;
  Attempt: Attempt;
  Chain: Chain;
  Swapped: Swapped;
}
export interface Facts {
  'crime.book': string[];
  'crime.derived': string[];
  'crime.ours': string[];
  'gold.cards': string[];
  'loner.derived': string[];
  'mafia.book': string[];
  'mafia.ours': string[];
  'none.book': string[];
  'plain.crime': string[];
  'plain.town': string[];
  'sets.business': string[];
  'sets.crime': number[];
  'sets.festival': string[];
  'sets.guests': string[];
  'town.book': string[];
  'town.derived': string[];
  'town.ours': string[];
  'triad.book': string[];
  'triad.ours': string[];
  'two_gangs.basic': string[];
  'two_gangs.business': string[];
  'two_gangs.crime': number[];
  'two_gangs.festival': string[];
  'two_gangs.festival_town': string[];
  'two_gangs.guests': string[];
}
/**
 * The town.
 */
export interface Look {
  bread: number;
  cast: InPlay[];
  condemned: number;
  counts: Count[];
  day: number;
  first: number;
  hidden?: Hidden;
  joined: string;
  mine: Mine | null;
  night: number;
  notes?: Heard[][];
  quiet: number;
  returned: boolean;
  round: number;
  seats: Person[];
  second: boolean;
  sheet: string[][];
  shooters: number[];
  told: Heard[];
  vote: Vote;
  words: Words[];
}
/**
 * A card of the evening, for whom it plays at first, whether its ability works, and whether all saw it leave.
 */
export interface InPlay {
  card: string;
  gang: string | null;
  out: boolean;
  side: string;
  works: boolean;
}
/**
 * One ballot: whom each voted for, -1 for nobody.
 */
export interface Count {
  day: number;
  votes: number[];
}
/**
 * What only a moderator sees.
 */
export interface Hidden {
  aside: string;
  calls: Call[];
  follows: number;
  links: number[][];
  meetings: number[][];
  prey: number;
}
/**
 * A call of the night for the moderator: the role and its question, who wakes, and what keeps them from it.
 */
export interface Call {
  ask: string;
  bar: string;
  role: string;
  seats: number[];
}
/**
 * What the viewer's own card has done and may do.
 */
export interface Mine {
  cursed: number[];
  follows: number;
  hunted: boolean;
  last: number;
  links: number[][];
  owes: boolean;
  prey: number;
  recruited: boolean;
  revenge: boolean;
  role: string;
  spent: boolean;
  works: boolean;
}
/**
 * Something that the viewer was told, and remembers.
 */
export interface Heard {
  card?: string;
  choice?: string;
  gang?: string;
  kind: string;
  night: number;
  office?: boolean;
  other?: number;
  same?: boolean;
  seat?: number;
  seats?: number[];
  side?: string;
  town?: boolean;
  works?: boolean;
}
/**
 * A player: what all see, and card and side as far as the viewer knows them.
 */
export interface Person {
  absent: boolean;
  alive: boolean;
  asleep?: boolean;
  card: string | null;
  cursed?: boolean;
  doomed?: boolean;
  jailed: boolean;
  noble: boolean;
  recruited?: boolean;
  shown: string | null;
  side: string | null;
  silent: boolean;
}
/**
 * The vote that is going on.
 */
export interface Vote {
  again: boolean;
  at: number;
  suspects: number[];
  votes: number[];
}
/**
 * One round of talk: what each said, empty for nothing.
 */
export interface Words {
  day: number;
  said: string[];
}
/**
 * The cards in play.
 */
export interface Dealt {
  cast: string[];
  event: 'dealt';
  shown?: boolean;
}
/**
 * So many of the town's cards in the cast were dealt to nobody.
 */
export interface Spare {
  count: number;
  event: 'spare';
}
/**
 * The cards of the town that nobody has; for a moderator.
 */
export interface Unseen {
  cards: string[];
  clause: string;
  event: 'unseen';
}
/**
 * Night falls.
 */
export interface Night {
  event: 'night';
  night: number;
}
/**
 * A card joins.
 */
export interface OfCard {
  card: string;
  event: 'joined';
}
/**
 * Day breaks.
 */
export interface Dawn {
  day: number;
  event: 'dawn';
  quiet: boolean;
}
/**
 * Somebody leaves and shows the card.
 */
export interface Left {
  card: string;
  event: 'executed' | 'followed' | 'left' | 'removed';
  seat: number;
}
/**
 * Something about one player.
 */
export interface OfSeat {
  event:
    | 'absent'
    | 'condemned'
    | 'immune'
    | 'jailed'
    | 'no-shot'
    | 'noble'
    | 'returned'
    | 'shoots'
    | 'silent';
  seat: number;
}
/**
 * Something about several.
 */
export interface OfSeats {
  event: 'freed' | 'tie';
  seats: number[];
}
/**
 * Something that needs no more words.
 */
export interface Plain {
  event: 'hunger' | 'missed' | 'second' | 'truce-offered' | 'undecided';
}
/**
 * Something told that needs no more words.
 */
export interface PrivatePlain {
  event: 'last' | 'revenge' | 'unwoken';
  heard_by?: number;
}
/**
 * Something told about one player.
 */
export interface PrivateOfSeat {
  event: 'exposed' | 'inquisitor' | 'refused' | 'victim';
  heard_by?: number;
  seat: number;
}
/**
 * The baker has left; there is bread until this day.
 */
export interface Bread {
  day: number;
  event: 'bread';
}
/**
 * What the dead wrote.
 */
export interface Sheet {
  event: 'sheet';
  signs: string[];
}
/**
 * The avenger takes somebody along.
 */
export interface Shot {
  card: string;
  event: 'shot';
  seat: number;
  victim: number;
}
/**
 * Somebody claims a card.
 */
export interface Claimed {
  card: string;
  event: 'claimed';
  seat: number;
}
/**
 * Somebody says what another is.
 */
export interface Reported {
  about: number;
  event: 'reported';
  seat: number;
  side: string;
}
/**
 * Somebody accuses another, or vouches for them.
 */
export interface About {
  about: number;
  event: 'accused' | 'vouched';
  seat: number;
}
/**
 * A vote or a nomination; -1: for nobody.
 */
export interface Voted {
  event: 'nominated' | 'voted';
  seat: number;
  target: number;
}
/**
 * Whose hands are up against somebody.
 */
export interface Hands {
  event: 'hands';
  seat: number;
  seats: number[];
}
/**
 * The saviour leaves instead.
 */
export interface SteppedIn {
  card: string;
  condemned: number;
  event: 'stepped-in';
  seat: number;
}
/**
 * The living voted on a draw.
 */
export interface Truce {
  agreed: boolean;
  event: 'truce';
}
/**
 * The own card, the first or a new one.
 */
export interface Card {
  card: string;
  event: 'card' | 'new-card';
  heard_by?: number;
  side: string;
  works: boolean;
}
/**
 * A gang, as it knows itself.
 */
export interface Met {
  event: 'met' | 'turned';
  gang: string;
  heard_by?: number;
  seats: number[];
}
/**
 * A check: the side.
 */
export interface Checked {
  event: 'checked';
  heard_by?: number;
  seat: number;
  side: string;
}
/**
 * A check: are two of a kind?
 */
export interface Compared {
  event: 'compared';
  heard_by?: number;
  other: number;
  same: boolean;
  seat: number;
}
/**
 * A check: of the town?
 */
export interface IsTown {
  event: 'is-town';
  heard_by?: number;
  seat: number;
  town: boolean;
}
/**
 * A check: the card and the side.
 */
export interface Learnt {
  card: string;
  event: 'learnt';
  heard_by?: number;
  seat: number;
  side: string;
}
/**
 * A check: elder or sleepwalker?
 */
export interface Office {
  event: 'office';
  heard_by?: number;
  office: boolean;
  seat: number;
}
/**
 * One of those who came to kill; -1: nobody did.
 */
export interface Killer {
  event: 'killer';
  heard_by?: number;
  other: number;
  seat: number;
}
/**
 * The piper and his people.
 */
export interface Recruits {
  event: 'chorus' | 'recruited';
  heard_by?: number;
  seat: number;
  seats: number[];
}
/**
 * A card lies aside; for a moderator.
 */
export interface Aside {
  card: string;
  clause: string;
  event: 'aside';
}
/**
 * Why nobody died in the night; for a moderator.
 */
export interface NobodyDied {
  clause: string;
  event: 'nobody-died';
  why: 'first' | 'saved' | 'spared';
}
/**
 * Why a gang kills nobody; for a moderator.
 */
export interface NoMurder {
  clause: string;
  event: 'no-murder';
  gang: string;
  why: 'asleep' | 'resting' | 'stopped' | 'undecided';
}
/**
 * A role did something; for a moderator.
 */
export interface Acted {
  card: string;
  clause: string;
  event: 'acted';
  other: number;
  seat: number;
  target: number;
}
/**
 * A role was not woken; for a moderator.
 */
export interface Dropped {
  card: string;
  clause: string;
  event: 'dropped';
  seat: number;
  why: 'blocked' | 'doomed' | 'office' | 'recruited';
}
/**
 * An attempt to kill and its end; for a moderator.
 */
export interface Attempt {
  by: string;
  clause: string;
  end: string;
  event: 'attempt';
  killers: number[];
  victim: number;
}
/**
 * Somebody leaves without being killed; for a moderator.
 */
export interface Chain {
  cause: string;
  clause: string;
  event: 'chain';
  seat: number;
}
/**
 * A card was taken over; for a moderator.
 */
export interface Swapped {
  card: string;
  clause: string;
  event: 'swapped';
  robbed: number;
  seat: number;
}
