import { locale } from '../words/locale.svelte';
import { headlineText } from '../game/goal';
import { absentWord, wayWithAbsent } from './absent';
import { clockText } from './clocks';
import { optionValue } from './option-words';
import { USUAL_PACE } from './pace';
import { paceText } from './pace-words';
import { hasClocks, lacking, same } from './setup';
import type { Texts } from '../words/texts';
import type { GameInfo, OptionInfo, Setup } from '../connection/wire';

/**
 * What was agreed on, in a few lines: a title and what holds; which game it is, and of the rules only those that are
 * not as usual.
 */
export function summary(game: GameInfo, words: Texts, setup: Setup): [string, string][] {
  const { clock, pace = USUAL_PACE, options = {} } = setup;
  const value = (option: OptionInfo) => options[option.id] ?? option.default;
  const usual: [string, string] = [locale.say('setup-rules'), locale.say('setup-rules-usual')];
  const yesNo = (value: unknown) => locale.say(value ? 'yes' : 'no');
  const rules = game.options
    .filter(
      (option) =>
        !lacking(option, options) && !option.headline && !same(value(option), option.default),
    )
    .map((option): [string, string] => [
      words.say(`option-${option.id}`),
      optionValue(words, option, value(option)),
    ]);
  const headline = headlineText(words, options);
  const first = (seat: number): [string, string] => [
    locale.say('setup-first'),
    locale.say('setup-first-seat', { seat: seat + 1 }),
  ];
  const windows: [string, string][] = [
    [locale.say('tempo-title'), paceText(game, pace)],
    [locale.say('closes-title'), locale.say(`closes-${pace.closes}`)],
  ];
  const count = game.corrected.length;
  const own: [string, string] = [
    locale.say('setup-facts'),
    locale.say('setup-facts-corrected', { count }),
  ];
  return [
    ...(headline ? [[locale.say('headline-title'), headline.name] as [string, string]] : []),
    ...(game.moderator
      ? [[locale.say('setup-moderator'), yesNo(setup.moderator)] as [string, string]]
      : []),
    ...((setup.first ?? null) === null ? [] : [first(setup.first!)]),
    ...(hasClocks(game) ? [[locale.say('clock-title'), clockText(clock)] as [string, string]] : []),
    ...(Object.keys(game.windows).length ? windows : []),
    ...(rules.length ? rules : [usual]),
    ...(count ? [own] : []),
    [locale.say('setup-spectators'), yesNo(setup.spectators ?? true)],
    [locale.say('setup-absent'), locale.say(absentWord(game, wayWithAbsent(game, setup)))],
    [locale.say('setup-open'), yesNo(setup.open_after ?? true)],
    ...(setup.hints === false
      ? [[locale.say('setup-hints'), yesNo(false)] as [string, string]]
      : []),
  ];
}
