// The turn of Famiglia, step by step: whether a step asks, what it allows, what an answer does.

import { CARDS, counts, kind, remove, value } from './cards.js';
import { draw, layDown, nextTurn } from './table.js';

const VALUES = [1, 2, 3, 4];
const held = (cards, family) => VALUES.filter((v) => cards.includes(family + v));
const valued = (street) => {
  const count = counts(street);
  return CARDS.filter((card, k) => count[k] && value(card));
};

const refresh = {
  clause: 'refresh',
  asks: (s) => (s.passage === 1 || (s.passage === 2 && !s.refreshed)) && s.street.every(value),
  next: 'accountant',
  legal: (s) => ['stop', ...valued(s.street).map((card) => `discard ${card}`)],
  play(s, choice) {
    if (choice === 'stop') return 'accountant';
    const card = choice.slice(-2);
    remove(s.street, card);
    if (s.passage === 2) {
      s.refreshed = true;
      s.under.unshift(card);
    } else s.discard.push(card);
    draw(s, value(card));
    return 'refresh';
  },
};

const accountant = {
  clause: 'accountant',
  asks: (s) => held(s.hands[s.current], 'A').length > 0 && s.areas[s.current].length > 0,
  next: 'brute',
  legal: (s) => ['no accountant', ...held(s.hands[s.current], 'A').map((v) => `accountant ${v}`)],
  play(s, choice) {
    if (choice === 'no accountant') return 'brute';
    s.limit = Number(choice.slice(-1));
    s.locked = `A${s.limit}`;
    layDown(s, s.locked);
    return 'take-back';
  },
};

function fetchable(s) {
  const count = counts(s.areas[s.current]);
  count[kind(s.locked)] -= 1;
  return CARDS.filter((card, k) => count[k] && k >= s.last);
}

const takeBack = {
  clause: 'exchange',
  trifling: true,
  asks: (s) => s.owed < s.limit && fetchable(s).length > 0,
  next: 'give',
  legal: (s) => [...fetchable(s).map((card) => `take back ${card}`), ...(s.owed ? ['enough'] : [])],
  play(s, choice) {
    if (choice === 'enough') return 'give';
    const card = choice.slice(-2);
    s.last = kind(card);
    s.owed += 1;
    remove(s.areas[s.current], card);
    s.hands[s.current].push(card);
    return 'take-back';
  },
};

const give = {
  clause: 'exchange',
  trifling: true,
  begin(s) {
    if (!s.locked) return;
    s.locked = null;
    s.limit = 0;
    s.last = 0;
  },
  asks: (s) => s.owed > 0,
  next: 'brute',
  legal(s) {
    const count = counts(s.hands[s.current]);
    const out = [];
    let later = 0;
    for (let k = CARDS.length - 1; k >= s.last; k--) {
      later += count[k];
      if (count[k] && later >= s.owed) out.unshift(`give ${CARDS[k]}`);
    }
    return out;
  },
  play(s, choice) {
    const card = choice.slice(-2);
    s.last = kind(card);
    s.owed -= 1;
    layDown(s, card);
    return 'give';
  },
};

const brute = {
  clause: 'brute',
  begin(s) {
    s.last = 0;
  },
  asks: (s) => held(s.hands[s.current], 'B').length > 0 && s.street.some(value),
  next: 'recruit',
  legal: (s) => ['no brute', ...held(s.hands[s.current], 'B').map((v) => `brute ${v}`)],
  play(s, choice) {
    if (choice === 'no brute') return 'recruit';
    s.brute = Number(choice.slice(-1));
    layDown(s, `B${s.brute}`);
    return 'threaten';
  },
};

const threaten = {
  clause: 'brute',
  trifling: true,
  asks: () => true,
  legal: (s) => valued(s.street).map((card) => `threaten ${card}`),
  play(s, choice) {
    s.threatened = choice.slice(-2);
    s.cost = Math.max(0, value(s.threatened) - s.brute);
    s.brute = 0;
    return 'recruit';
  },
};

function payments(hand, card, lowered, cost) {
  const start = `recruit ${lowered ? 'lowered ' : ''}${card}`;
  if (cost === 0) return [`${start} free`];
  const have = hand[kind(card) - value(card) + cost - 1];
  if (!have) return [];
  const out = have > 1 ? [`${start} with pair`] : [];
  for (let joker = cost; joker <= 4; joker++)
    if (hand[15 + joker])
      out.push(`${start} with M${joker} keep card`, `${start} with M${joker} keep mercenary`);
  return out;
}

const recruit = {
  clause: 'recruit',
  asks: () => true,
  legal(s) {
    const street = counts(s.street);
    const hand = counts(s.hands[s.current]);
    const out = ['pass'];
    for (let k = 0; k < CARDS.length; k++) {
      if (!street[k]) continue;
      const card = CARDS[k];
      const threatened = card === s.threatened;
      if (!threatened || street[k] > 1) out.push(...payments(hand, card, false, value(card)));
      if (threatened) out.push(...payments(hand, card, true, s.cost));
    }
    return out;
  },
  play(s, choice) {
    let refilled = false;
    if (choice === 'pass') {
      s.passes += 1;
    } else {
      s.passes = 0;
      const words = choice.split(' ');
      const lowered = words[1] === 'lowered';
      const card = words[lowered ? 2 : 1];
      const [how, , keep] = words.slice(lowered ? 4 : 3);
      const pair = card[0] + ((lowered ? s.cost : value(card)) - 1);
      if (how) layDown(s, keep === 'card' ? how : pair);
      remove(s.street, card);
      s.hands[s.current].push(card);
      if (s.street.length === 0 && s.passage !== 3) {
        draw(s, 6);
        refilled = true;
      }
    }
    // A deck that ends with the refill after the second player's recruit brings one more round.
    const extra = refilled && s.passage === 3;
    if (s.passage === 3 && s.current !== s.starter && !extra) s.over = 'deck';
    else if (s.passes === 2) s.over = 'passes';
    if (s.over) return null;
    nextTurn(s);
    return 'refresh';
  },
};

export const STEPS = { refresh, accountant, 'take-back': takeBack, give, brute, threaten, recruit };
