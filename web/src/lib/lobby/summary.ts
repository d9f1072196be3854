import { reader } from '../reader.svelte';
import { counts } from '../setup';
import type { Texts } from '../texts';
import type { GameInfo, OptionInfo, Setup } from '../connection/wire';

/** What was agreed on, in a few lines: a title and what holds; of the rules only those that are not as usual. */
export function summary(game: GameInfo, words: Texts, setup: Setup): [string, string][] {
  const { clock, options = {} } = setup;
  const value = (option: OptionInfo) => options[option.id] ?? option.default;
  const usual: [string, string] = [reader.say('setup-rules'), reader.say('setup-rules-usual')];
  const yesNo = (value: unknown) => reader.say(value ? 'yes' : 'no');
  const rules = game.options
    .filter((option) => counts(option, options) && value(option) !== option.default)
    .map((option): [string, string] => {
      const key = `option-${option.id}`;
      const held = value(option);
      const said = option.kind === 'choice' ? words.say(`${key}-${String(held)}`) : String(held);
      return [words.say(key), option.kind === 'flag' ? yesNo(held) : said];
    });
  const time = clock
    ? reader.say('clock-long', { minutes: Math.round(clock.bank / 60), seconds: clock.increment })
    : reader.say('clock-off');
  return [
    [reader.say('clock-title'), time],
    ...(rules.length ? rules : [usual]),
    [reader.say('setup-spectators'), yesNo(setup.spectators ?? true)],
    [reader.say('setup-absent'), reader.say(`absent-${setup.absent ?? 'wait'}`)],
    [reader.say('setup-open'), yesNo(setup.open_after ?? true)],
  ];
}
