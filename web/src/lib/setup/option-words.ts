import { locale } from '../words/locale.svelte';
import type { OptionInfo } from '../connection/wire';
import type { Texts } from '../words/texts';
import type { Value } from './setup';

/** A value of an option in words; of a set its members. */
export function optionValue(words: Texts, option: OptionInfo, value: Value): string {
  if (typeof value === 'boolean') return locale.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return String(value);
  const members = [value].flat().map((one) => words.say(`option-${option.id}-${one}`));
  return members.join(', ') || locale.say('nothing');
}

/** What another option would have to be for this one to mean something. */
export function needText(
  words: Texts,
  other: OptionInfo,
  values: (boolean | number | string)[],
): string {
  const wanted = values.map((value) => optionValue(words, other, value)).join(' / ');
  return locale.say('setup-needs', { option: words.say(`option-${other.id}`), wanted });
}
