// What a player of Famiglia is shown: the same as ours shows, word for word.

import { kind, points, sorted, value } from './cards.js';
import { describe } from './describe.js';
import { legal } from './rules.js';
import { STEPS } from './steps.js';
import { outcome } from './table.js';

export function view(s, viewer) {
  return {
    street: street(s),
    deck: s.deck.length + s.under.length,
    under: s.under,
    discard: sorted(s.discard),
    passage: s.passage,
    removed_to: s.passage === 1 ? 'discard' : 'under',
    last_round: s.passage > 2,
    starter: s.starter,
    current: s.current,
    passes: s.passes,
    seats: [side(s, 0), side(s, 1)],
    may_take: s.limit ? s.limit - s.owed : 0,
    must_give: s.owed,
    brute: s.brute,
    stays: s.locked ?? '',
    prompt: s.over
      ? null
      : {
          step: s.step,
          clause: STEPS[s.step].clause,
          mine: viewer === s.current,
          awaited: [s.current],
        },
    outcome: s.over ? outcome(s) : null,
  };
}

export function options(s, viewer) {
  if (s.over || viewer !== s.current) return [];
  const last = s.passage === 3 && s.current !== s.starter && s.step === 'recruit';
  const ends = (choice) => last || (choice === 'pass' && s.passes === 1);
  return legal(s).map((choice) => ({ ...describe(choice), ends: ends(choice) }));
}

function side(s, seat) {
  const [hand, area] = [sorted(s.hands[seat]), sorted(s.areas[seat])];
  return {
    area,
    hand_size: hand.length,
    idle: idle(s, hand, area),
    hand,
    points: points(hand) + points(area),
    pays: street(s).map((card) => pays(hand, card)),
    ...(seat === s.current && mayGive(s, hand)),
    declining: declining(s, seat, idle(s, hand, area)),
  };
}

// While cards are exchanged, those whose place in the order has not passed.
function mayGive(s, hand) {
  if (s.step === 'take-back') return { may_give: hand };
  return s.step === 'give' && { may_give: hand.filter((card) => kind(card) >= s.last) };
}

// Why a part of the turn would ask the player nothing.
function idle(s, hand, area) {
  const works = (family) => hand.some((card) => card[0] === family && value(card));
  const zero = s.street.every(value) ? '' : 'zero';
  const once = s.passage === 2 && s.refreshed ? 'once' : zero;
  return {
    street: s.passage > 2 ? 'no-deck' : once,
    accountant: works('A') ? (area.length ? '' : 'no-area') : 'nobody',
    brute: works('B') ? (s.street.some(value) ? '' : 'no-target') : 'nobody',
  };
}

// What is left to a player who declines: a choice, only a pass, or a pass that ends the game.
function declining(s, seat, { accountant, brute }) {
  if (s.current !== seat || !['refresh', 'accountant', 'brute'].includes(s.step)) return '';
  if ((s.step === 'refresh' && !accountant) || (s.step !== 'brute' && !brute)) return '';
  if (STEPS.recruit.legal(s).length > 1) return '';
  return s.passes === 1 || (s.passage === 3 && s.current !== s.starter) ? 'end' : 'pass';
}

// The two cards to show for a street card: a pair before the weakest Mercenary.
function pays(hand, { cost, pair }) {
  const have = hand.filter((held) => held === pair).length;
  if (!cost || !have) return [];
  if (have > 1) return [pair, pair];
  const joker = hand.find((held) => held[0] === 'M' && value(held) >= cost);
  return joker ? [pair, joker] : [];
}

// Of equal cards only the threatened one costs less.
function street(s) {
  let lowered = s.step === 'recruit' ? s.threatened : null;
  return sorted(s.street).map((card) => {
    const shown = { card, points: points([card]), cost: value(card) };
    if (card === lowered) {
      shown.cost = s.cost;
      shown.lowered = true;
      lowered = null;
    }
    if (shown.cost) shown.pair = card[0] + (shown.cost - 1);
    return shown;
  });
}
