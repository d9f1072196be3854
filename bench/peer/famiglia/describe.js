// What an answer does and which things it touches: made once for each.

const known = new Map();

export function describe(choice) {
  let description = known.get(choice);
  if (!description) known.set(choice, (description = { choice, ...made(choice.split(' ')) }));
  return description;
}

function made(words) {
  const about = (verb, zone, card) => ({ verb, words: { card }, touches: [`${zone}.${card}`] });
  const last = words.at(-1);
  switch (words[0]) {
    case 'discard':
      return about('discard', 'street', last);
    case 'accountant':
      return about('accountant', 'hand', `A${last}`);
    case 'take':
      return about('take-back', 'area', last);
    case 'give':
      return about('give', 'hand', last);
    case 'brute':
      return about('brute', 'hand', `B${last}`);
    case 'threaten':
      return about('threaten', 'street', last);
    case 'recruit':
      return recruiting(words);
    default: // stop, enough, pass, no accountant, no brute
      return { verb: words.join('-'), words: {}, touches: [] };
  }
}

function recruiting(words) {
  const lowered = words[1] === 'lowered';
  const [card, how, joker, , keep] = words.slice(lowered ? 2 : 1);
  const touches = [`street.${card}${lowered ? '.lowered' : ''}`];
  if (how === 'free') return { verb: 'recruit-free', words: { card, lowered }, touches };
  if (joker === 'pair') return { verb: 'recruit-pair', words: { card, lowered }, touches };
  const verb = keep === 'card' ? 'recruit-keep-card' : 'recruit-keep-joker';
  return { verb, words: { card, lowered, joker }, touches: [...touches, `hand.${joker}`] };
}
