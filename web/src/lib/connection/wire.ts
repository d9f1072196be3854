// Made from src/igroteka/server/wire by `python3 dev.py types`: do not edit.

export type ServerSays =
  Whole | Moved | Beat | Answered | Changed | Said | Done | Refused | Hinted | Waiting | Bye;
export type ClientSays =
  | Hello
  | Sync
  | Choose
  | Close
  | Keep
  | Spoken
  | Undo
  | Sketch
  | Remove
  | Substitute
  | Pause
  | Conduct
  | Alter
  | Resume
  | Answer
  | Contribute
  | Hint
  | Tap
  | Say
  | React;

export interface Everything {
  ServerSays: ServerSays;
  ClientSays: ClientSays;
  Whole: Whole;
  TableInfo: TableInfo;
  Setup: Setup;
  SeatSetup: SeatSetup;
  ClockSetup: ClockSetup;
  PaceSetup: PaceSetup;
  WindowSeconds: WindowSeconds;
  SeatInfo: SeatInfo;
  NewLink: NewLink;
  Question: Question;
  ShuffleInfo: ShuffleInfo;
  Contribution: Contribution;
  Score: Score;
  Me: Me;
  Play: Play;
  Option: Option;
  Near: Near;
  Clocks: Clocks;
  WindowInfo: WindowInfo;
  SealedAnswer: SealedAnswer;
  SeatChoices: SeatChoices;
  Entry: Entry;
  ChatLine: ChatLine;
  Moved: Moved;
  Beat: Beat;
  Ack: Ack;
  Answered: Answered;
  Changed: Changed;
  Said: Said;
  Done: Done;
  Refused: Refused;
  Hinted: Hinted;
  HintReason: HintReason;
  MixPart: MixPart;
  Waiting: Waiting;
  Bye: Bye;
  Hello: Hello;
  Sync: Sync;
  Choose: Choose;
  Close: Close;
  Keep: Keep;
  Spoken: Spoken;
  Undo: Undo;
  Sketch: Sketch;
  Remove: Remove;
  Substitute: Substitute;
  Pause: Pause;
  Conduct: Conduct;
  Alter: Alter;
  Resume: Resume;
  Answer: Answer;
  Contribute: Contribute;
  Hint: Hint;
  Tap: Tap;
  Say: Say;
  React: React;
  CreateTable: CreateTable;
  JoinTable: JoinTable;
  MendLink: MendLink;
  GameTexts: GameTexts;
  Seated: Seated;
  KickSeat: KickSeat;
  ModeratorSwitch: ModeratorSwitch;
  GivenDeal: GivenDeal;
  OfMatch: OfMatch;
  Rematch: Rematch;
  PlayOn: PlayOn;
  ChatSwitch: ChatSwitch;
  DoorSwitch: DoorSwitch;
  GameInfo: GameInfo;
  OptionInfo: OptionInfo;
  Rules: Rules;
  RuleInfo: RuleInfo;
  FactInfo: FactInfo;
  PrintedInfo: PrintedInfo;
  Snapshot: Snapshot;
  BotReasons: BotReasons;
  BotReason: BotReason;
  Hindsight: Hindsight;
  Decision: Decision;
  Review: Review;
  Judged: Judged;
  Opened: Opened;
  Outlook: Outlook;
  CastCard: CastCard;
  Balance: Balance;
  SideOdds: SideOdds;
  ShowingInfo: ShowingInfo;
  Problem: Problem;
  Here: Here;
}
/**
 * Everything, after `hello` and `sync`.
 */
export interface Whole {
  type: 'whole';
  n: number;
  table: TableInfo;
  me: Me;
  facts: {
    [k: string]: unknown;
  };
  play: Play | null;
  log: Entry[];
  chat: ChatLine[];
  pad?: string;
}
/**
 * A table as everybody at it may know it.
 */
export interface TableInfo {
  code: string;
  setup: Setup;
  status: 'gathering' | 'over' | 'playing' | 'shuffling';
  stopped: '' | 'altered' | 'other-rules';
  match: number;
  seats: SeatInfo[];
  sides: number[];
  moderator: SeatInfo | null;
  watching: number;
  paused: boolean;
  goes_on: boolean;
  advice: string[];
  question: Question | null;
  shuffle: ShuffleInfo | null;
  evening: Score[];
  watch: string;
}
/**
 * What is agreed before the first card.
 */
export interface Setup {
  game: string;
  /**
   * @minItems 1
   * @maxItems 20
   */
  seats: SeatSetup[];
  options?: {
    [k: string]: boolean | number | string | string[];
  };
  clock?: ClockSetup | null;
  pace?: PaceSetup;
  first?: number | null;
  moderator?: boolean;
  owner_conducts?: boolean;
  spectators?: boolean;
  chat?: boolean;
  absent?: ('bot' | 'end' | 'wait') | null;
  open_after?: boolean;
  hints?: boolean;
  closed?: boolean;
}
/**
 * Who is to sit here: a person, or a bot of a level.
 */
export interface SeatSetup {
  kind?: 'bot' | 'person';
  level?: 'easy' | 'steady' | 'strong';
}
/**
 * Seconds for the whole game and seconds added after each of one's turns.
 *
 * Or seconds for each turn or each decision, and nothing is added.
 */
export interface ClockSetup {
  bank: number;
  increment: number;
  kind: 'decision' | 'game' | 'turn';
}
/**
 * How windows end: a step that is open for a while, such as a talk or a vote.
 */
export interface PaceSetup {
  closes: 'fixed' | 'person' | 'ripe';
  tempo: 'brisk' | 'slow' | 'usual';
  seconds: WindowSeconds;
}
/**
 * How long windows are open, by their pace; null: as long as the tempo says.
 */
export interface WindowSeconds {
  short: number | null;
  pair: number | null;
  vote: number | null;
  talk: number | null;
  word: number | null;
}
/**
 * A place at the table and who sits there.
 */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  name: string;
  person: number;
  bot: number;
  level: ('easy' | 'steady' | 'strong') | null;
  stand_in: boolean;
  gave_up: boolean;
  owner: boolean;
  devices: number;
  grace: number | null;
  overdue: boolean;
  new_link: NewLink | null;
}
/**
 * Somebody was given a new link for a seat whose person was away.
 */
export interface NewLink {
  agreed: string[];
  ended: boolean;
}
/**
 * Something that needs consent: taking back, a pause, another match, a new link for somebody who lost theirs, a
 * newcomer on a seat or as the moderator, somebody to be sent away, a bot for somebody who is gone.
 */
export interface Question {
  number: number;
  kind: 'join' | 'mend' | 'moderator' | 'pause' | 'rematch' | 'remove' | 'stand-in' | 'undo';
  by: number;
  name: string;
  waiting: number[];
  agreed: number[];
  seat: number;
  left: number;
}
/**
 * How the cards are being shuffled: the server's promise, then everybody's parts.
 */
export interface ShuffleInfo {
  promise: string;
  parts: Contribution[];
  by_hand: boolean;
  header: string;
}
/**
 * A person's part of the shuffle; empty: it did not come in time.
 */
export interface Contribution {
  person: number;
  name: string;
  part: string;
}
/**
 * One line of the evening: the places and scores of a finished match by seat.
 */
export interface Score {
  match: number;
  names: string[];
  scores: number[];
  places: number[];
  draw: boolean;
  bots: number[];
}
/**
 * Who the reader of this message is: the person's number and present seat; -1 and -1: a spectator.
 *
 * No seat but a number: the moderator's.
 */
export interface Me {
  person: number;
  seat: number;
  deal: {
    [k: string]: unknown;
  } | null;
}
/**
 * The whole game as the viewer sees it now.
 */
export interface Play {
  view: {
    [k: string]: unknown;
  };
  decision: number;
  options: Option[];
  near: Near[];
  undo: 'ask' | 'free' | 'no';
  clocks: Clocks | null;
  window: WindowInfo | null;
  answered: number[];
  others: SealedAnswer[];
  open: boolean;
  seats: SeatChoices[] | null;
  hint: boolean;
  removable: number[];
  sketch: number[][] | null;
  touched: string;
  alterable: {
    [k: string]: string;
  };
}
/**
 * An answer that the seat may give.
 */
export interface Option {
  choice: string;
  verb: string;
  words: {
    [k: string]: unknown;
  };
  touches: string[];
  ends: boolean;
}
/**
 * An answer that somebody may reach for and cannot give now, and why not.
 */
export interface Near {
  choice: string;
  verb: string;
  words: {
    [k: string]: unknown;
  };
  touches: string[];
  reason: string;
  clause: string;
}
/**
 * Milliseconds left by seat (bots have none), as of this message, and whose clock runs.
 */
export interface Clocks {
  left: (number | null)[];
  running: number[];
}
/**
 * The open window: how it ends, and milliseconds until then as of this message, if time ends it.
 */
export interface WindowInfo {
  closes: 'fixed' | 'person' | 'ripe';
  left: number | null;
  running: boolean;
  length: number;
  speakers: number[];
  passed: number;
  alone: boolean;
}
/**
 * A sealed answer of somebody else as it stands, for anybody who may read it.
 */
export interface SealedAnswer {
  seat: number;
  answer: Option;
}
/**
 * The answers that a seat may give now.
 */
export interface SeatChoices {
  seat: number;
  choices: string[];
  bot: boolean;
}
/**
 * One line of the log, as this viewer may read it.
 */
export interface Entry {
  kind:
    | 'alter'
    | 'choice'
    | 'close'
    | 'conduct'
    | 'deal'
    | 'link'
    | 'moderator'
    | 'remove'
    | 'resign'
    | 'rules'
    | 'seat'
    | 'time-up'
    | 'undo';
  seat: number;
  clause: string;
  events: {
    [k: string]: unknown;
  }[];
  to: number | string;
  by: string;
  helped: number[];
}
/**
 * Something said, or a quick reaction.
 */
export interface ChatLine {
  person: number;
  name: string;
  text: string;
  reaction: boolean;
}
/**
 * Something happened in the game: new entries of the log, and the game after them.
 */
export interface Moved {
  type: 'moved';
  n: number;
  entries: Entry[];
  play: Play;
  pad?: string;
}
/**
 * At a covert window, at a fixed period to everybody, and all that comes there but an answer to `hello`, `sync` or
 * `return`.
 *
 * It tells whatever can change of the game while the window is open, in place of what `play` had under these names.
 */
export interface Beat {
  type: 'beat';
  n: number;
  prompt: {
    [k: string]: unknown;
  };
  window: WindowInfo | null;
  others: SealedAnswer[];
  sketch: number[][] | null;
  touched: string;
  bots: number[];
  paused: boolean;
  pace: PaceSetup;
  alterable: {
    [k: string]: string;
  };
  acks: Ack[];
  pad?: string;
}
/**
 * What became of a command: nothing is said against it, or why it was refused, as in `refused`.
 */
export interface Ack {
  id: string;
  reason: string;
  clause: string;
}
/**
 * One more of several has answered: the seats that have by now, as `play.answered`.
 */
export interface Answered {
  type: 'answered';
  n: number;
  seats: number[];
}
/**
 * Something happened around the game: presence, a seat, a question, the shuffle, the end.
 */
export interface Changed {
  type: 'changed';
  n: number;
  table: TableInfo;
  me: Me;
  pad?: string;
}
/**
 * A line of the chat.
 */
export interface Said {
  type: 'said';
  n: number;
  line: ChatLine;
}
/**
 * The command was carried out and will not be forgotten.
 */
export interface Done {
  type: 'done';
  n: number;
  id: string;
  pad?: string;
}
/**
 * The command changed nothing; the reason is a key of `refused-…` or, with a clause, of `why-…`.
 */
export interface Refused {
  type: 'refused';
  n: number;
  id: string;
  reason: string;
  clause: string;
  detail: string;
  pad?: string;
}
/**
 * To the device that asked: the turn that the strongest bot would play at this decision, its answers in order, and
 * why.
 *
 * No answers: it had no time to think.
 */
export interface Hinted {
  type: 'hinted';
  n: number;
  decision: number;
  choices: Option[];
  reasons: HintReason[];
  mix: MixPart[];
  pad?: string;
}
/**
 * Why a turn is good: a key of `hint-…`, and its words.
 */
export interface HintReason {
  reason: string;
  words: {
    [k: string]: unknown;
  };
}
/**
 * One of the answers that a bot gives now and then, and how many times out of a hundred.
 */
export interface MixPart {
  option: Option;
  percent: number;
}
/**
 * The link works as soon as those who are asked agree: a new one for a lost one, or that of a newcomer after a
 * kick.
 */
export interface Waiting {
  type: 'waiting';
  n: number;
}
/**
 * The server closes this connection, and why; `again`: it makes sense to come back.
 */
export interface Bye {
  type: 'bye';
  n: number;
  reason: string;
  again: boolean;
}
/**
 * The first message: the token of a seat, or the code of the spectators' link.
 */
export interface Hello {
  do: 'hello';
  token?: string;
  watch?: string;
  screen?: boolean;
  device?: string;
  protocol?: number;
}
/**
 * I may have missed something: tell me the whole.
 */
export interface Sync {
  do: 'sync';
}
/**
 * My answer to the decision of this number.
 */
export interface Choose {
  do: 'choose';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number;
  choice: string;
  seat: number | null;
  touched: string;
  match: number | null;
}
/**
 * From the moderator, or the owner where windows wait for a person: close the window of this decision now.
 *
 * At a covert window that time ends, from one of several people with the same `hello.device`: it has gone round.
 */
export interface Close {
  do: 'close';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number;
  match: number | null;
}
/**
 * From the owner of the table, whose moderator left: I close windows from now on.
 */
export interface Keep {
  do: 'keep';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  match: number | null;
}
/**
 * I have said what I wanted in the speech of this decision, where `play.window.speakers` lists me.
 */
export interface Spoken {
  do: 'spoken';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number;
  match: number | null;
}
/**
 * Take my last choice back, or ask the others whether I may.
 */
export interface Undo {
  do: 'undo';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  match: number | null;
}
/**
 * My sketch for the step of this decision, where `play.sketch` is not null.
 *
 * Each stroke as x, y, x, y … on a square of 64 by 64; none: take it back.
 */
export interface Sketch {
  do: 'sketch';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number;
  /**
   * @maxItems 32
   */
  strokes: number[][];
  match: number | null;
}
/**
 * Send the person of this seat out of the game, or ask the others; for the moderator it happens at once.
 */
export interface Remove {
  do: 'remove';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  seat: number;
  match: number | null;
}
/**
 * Ask the others whether a bot should play for the person of this seat, who is `overdue`.
 */
export interface Substitute {
  do: 'substitute';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  seat: number;
  match: number | null;
}
/**
 * Ask the others for a pause; for whoever may `conduct` it begins at once.
 */
export interface Pause {
  do: 'pause';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  match: number | null;
}
/**
 * From the moderator, or the owner where that was agreed: more or less time for the open window, or another tempo
 * for the rest of the match.
 */
export interface Conduct {
  do: 'conduct';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  deed: 'brisk' | 'longer' | 'shorter' | 'slow' | 'usual';
  match: number | null;
}
/**
 * From the same people: an option of `play.alterable` is another from now on.
 *
 * At a covert step it is as soon as none is open.
 */
export interface Alter {
  do: 'alter';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  option: string;
  value: string;
  match: number | null;
}
/**
 * The pause is over.
 */
export interface Resume {
  do: 'resume';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  match: number | null;
}
/**
 * My yes or no to a question.
 */
export interface Answer {
  do: 'answer';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  question: number;
  yes: boolean;
  match: number | null;
}
/**
 * My part of the shuffle: 32 random bytes in hex.
 */
export interface Contribute {
  do: 'contribute';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  part: string;
  promise: string;
  match: number | null;
}
/**
 * What would the strongest bot do now in my place? `hinted` comes when it has thought, if the decision is still
 * open then.
 */
export interface Hint {
  do: 'hint';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number;
  match: number | null;
}
/**
 * No answer.
 *
 * At the covert window of this decision a phone that is not asked sends it as another sends its answer, and one that
 * nobody touches sends it by itself.
 */
export interface Tap {
  do: 'tap';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  decision: number | null;
  touched: string | null;
  match: number | null;
}
/**
 * Something to say.
 */
export interface Say {
  do: 'say';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  text: string;
}
/**
 * A quick reaction.
 */
export interface React {
  do: 'react';
  /**
   * Made by the client; a retry repeats it.
   */
  id: string;
  sign: '⏳' | '❤️' | '👏' | '🔥' | '😂' | '😭' | '😮' | '🤔';
}
/**
 * A new table; the one who makes it sits down and is its owner.
 */
export interface CreateTable {
  setup: Setup;
  /**
   * A person's name at the table.
   */
  name: string;
  moderator: boolean;
}
/**
 * Sit down, on the first free seat or on this one.
 *
 * While a match is on, ask for the seat of a bot, or for the place of a moderator who is gone.
 */
export interface JoinTable {
  /**
   * A person's name at the table.
   */
  name: string;
  seat?: number | null;
  moderator?: boolean;
}
/**
 * I sat here under this name and lost my link.
 */
export interface MendLink {
  /**
   * A person's name at the table.
   */
  name: string;
}
/**
 * The words of a game: a Fluent file by language. A page that was built without this game reads them here.
 */
export interface GameTexts {
  texts: {
    [k: string]: string;
  };
}
/**
 * The table, and the token that opens the seat: to be kept, and told to nobody.
 */
export interface Seated {
  code: string;
  token: string;
  person: number;
}
/**
 * Free a seat before the start; null: the moderator.
 */
export interface KickSeat {
  seat: number | null;
}
/**
 * Before the start: I become the moderator, or go back to the first free seat.
 */
export interface ModeratorSwitch {
  moderator: boolean;
}
/**
 * The cards as the moderator has dealt them by hand; null: the table deals.
 */
export interface GivenDeal {
  deal: {
    [k: string]: unknown;
  } | null;
}
/**
 * The match that is meant, so that a retry does no harm.
 */
export interface OfMatch {
  match: number;
}
/**
 * I would like to play once more.
 */
export interface Rematch {
  match: number;
  at_once?: boolean;
}
/**
 * Play on from a move of this table's match against bots.
 */
export interface PlayOn {
  at: number;
  /**
   * A person's name at the table.
   */
  name: string;
  level?: 'easy' | 'steady' | 'strong';
}
/**
 * Open or close the chat.
 */
export interface ChatSwitch {
  chat: boolean;
}
/**
 * Close the table for newcomers, or open it again.
 */
export interface DoorSwitch {
  closed: boolean;
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  id: string;
  seats: number[];
  options: OptionInfo[];
  lot: boolean;
  corrected: string[];
  windows: {
    [k: string]: {
      [k: string]: number;
    };
  };
  absent: 'bot' | 'end' | 'wait';
  advice: string[];
  moderator: boolean;
  hand_dealt: {
    [k: string]: string[];
  };
  dealt_aside: {
    [k: string]: string;
  };
  card_sides: {
    [k: string]: string;
  };
}
/**
 * An option of a game.
 */
export interface OptionInfo {
  id: string;
  kind: 'choice' | 'flag' | 'number' | 'set';
  default: boolean | number | string | string[];
  choices: string[];
  least: number;
  most: number;
  needs: {
    [k: string]: (boolean | number | string)[];
  };
  view_only: boolean;
  seats: {
    [k: string]: number[];
  };
  headline: boolean;
  variant: boolean;
  group: string;
  moderated: boolean | number | string | string[] | null;
}
/**
 * The rules of a game in our words, and its data with their sources.
 */
export interface Rules {
  rules: RuleInfo[];
  facts: FactInfo[];
  printed: PrintedInfo[];
}
/**
 * A clause, a ruling or a worked example, in both languages.
 */
export interface RuleInfo {
  id: string;
  kind: 'clause' | 'example' | 'ruling';
  title: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
}
/**
 * A printed fact and where we know it from.
 */
export interface FactInfo {
  id: string;
  value: unknown;
  source: 'book' | 'derived' | 'ours' | 'third-party';
  note: string;
  corrected: boolean;
  shipped: {
    [k: string]: unknown;
  };
}
/**
 * What a fact is called, and where it comes from, in both languages; `*` in the id stands for one part of it.
 */
export interface PrintedInfo {
  id: string;
  title: {
    [k: string]: string;
  };
  text: {
    [k: string]: string;
  };
}
/**
 * The game after `at` entries of the log in effect, as the viewer saw it; entry 1 is the deal.
 */
export interface Snapshot {
  at: number;
  last: number;
  me: Me;
  facts: {
    [k: string]: unknown;
  };
  view: {
    [k: string]: unknown;
  };
  entries: Entry[];
  names: string[];
  pad?: string;
}
/**
 * Why bots answered as they did where several answer at once, as far as the game has words for it.
 */
export interface BotReasons {
  answers: BotReason[];
  late: boolean;
}
/**
 * Why a bot answered as it did.
 */
export interface BotReason {
  at: number;
  seat: number;
  why: HintReason;
}
/**
 * What I could have known, decision by decision; none where the game does not tell.
 */
export interface Hindsight {
  me: Me;
  decisions: Decision[];
}
/**
 * One of my decisions, looked back at.
 */
export interface Decision {
  at: number;
  did: Option;
  knew: {
    [k: string]: unknown;
  };
}
/**
 * Some of my decisions, judged, in their order; the answer waits until there are some.
 */
export interface Review {
  me: Me;
  judged: Judged[];
  left: number;
}
/**
 * One of my decisions, judged by what I knew then, as a hint for it was or would have been.
 */
export interface Judged {
  at: number;
  did: Option;
  choices: Option[];
  reasons: HintReason[];
  mix: MixPart[];
  right: boolean;
  before: number;
  after: number;
}
/**
 * The shuffle after the end: all that is needed to check it, as docs/shuffle.md says.
 */
export interface Opened {
  version: number;
  promise: string;
  server: string;
  parts: Contribution[];
  header: string;
  secret: string;
}
/**
 * What is known of a table that is set up like this before the start: the side of each seat and the game's advice,
 * as in its `table`; the cards in play, where they differ from table to table, and how often each side won with them
 * among bots, if that was measured; options that would deal fair casts, and the cards that an advice is about; and the
 * calls by which a moderator may learn who holds which.
 */
export interface Outlook {
  sides: number[];
  advice: string[];
  cast: CastCard[];
  balance: Balance | null;
  fair: {
    [k: string]: boolean | number | string | string[];
  }[];
  about: {
    [k: string]: string[];
  };
  showings: ShowingInfo[];
}
/**
 * A card that is known to be in play before the deal.
 */
export interface CastCard {
  card: string;
  side: string;
  able: boolean;
}
/**
 * What was measured of a table like this: one bot against itself in every seat, with the usual rules.
 */
export interface Balance {
  bot: string;
  games: number;
  sides: SideOdds[];
  fair: boolean;
}
/**
 * How often a side won among bots, from 0 to 1, with the 95 % error.
 */
export interface SideOdds {
  side: string;
  wins: number;
  error: number;
}
/**
 * A call by which a moderator learns who holds which printed card: its text, and the cards of those who show
 * themselves.
 */
export interface ShowingInfo {
  text: string;
  cards: string[];
}
/**
 * Why a request changed nothing: a key of `refused-…`, the part of the request it is about, and a key of the game's
 * own `fault-…`.
 */
export interface Problem {
  error: string;
  detail: string;
  fault: string;
  pad?: string;
}
/**
 * Where this server can be reached from the room.
 */
export interface Here {
  links: string[];
  version: string;
}
