import type { Option } from '../../lib/connection/wire';
import type { Table } from './context';
import type { MafiaScene } from './scene';
import { seatOf, seatThing } from './town';

export interface Button {
  title: string;
  second?: string;
  option?: Option;
  ready: boolean;
  press(at: Element): void;
}
interface Buttons {
  main?: Button;
  side?: Button;
}

/** Answers that do nothing: they have a button of their own. */
const MODEST = ['nobody', 'vote-nobody', 'hand-down', 'say-nothing', 'write-nothing'];
/** Answers that touch nothing: the main button alone says them. */
const PLAIN = ['yes', 'hand-up'];
const waits = { ready: false, press: () => {} };

/** The two buttons below the town; a player who is asked nothing at night has them too. */
export function buttons(table: Table): Buttons {
  const { decoy, scene } = table;
  if (decoy.asked) return decoys(table);
  if (scene.speaks) return speech(table);
  return scene.options.length ? answers(table) : {};
}

/** Whoever has the floor ends it; what is stated meanwhile does not. */
function speech(table: Table): Buttons {
  const { scene, picking } = table;
  const { meant, sealed } = picking;
  if (meant && meant !== sealed)
    return {
      main: {
        title: said(table, meant),
        option: meant,
        ready: true,
        press: () => scene.choose(meant),
      },
    };
  const second = sealed && !MODEST.includes(sealed.verb) ? said(table, sealed) : undefined;
  const title = scene.words.say('speech-done');
  return { main: { title, second, ready: true, press: () => scene.yieldFloor() } };
}

function answers(table: Table): Buttons {
  const { scene, picking } = table;
  const { options, words } = scene;
  const modest = options.find(({ verb }) => MODEST.includes(verb));
  return { main: main(table), side: modest ? aside(modest) : mustChoose() };

  function aside(option: Option): Button {
    const ready = picking.sealed !== option;
    return { title: said(table, option), option, ready, press: () => ready && choose(option) };
  }
  function choose(option: Option): void {
    picking.clear();
    scene.choose(option);
  }
  function mustChoose(): Button {
    const title = words.say('action-nobody');
    const clause = scene.view.prompt?.clause ?? '';
    const press = (at: Element) =>
      scene.explainText(title, words.refusal('must-choose'), clause, at);
    return { title, ready: true, press };
  }
}

function main(table: Table): Button {
  const { scene, picking } = table;
  const { options, words, view } = scene;
  const meant = picking.meant ?? options.find(({ verb }) => PLAIN.includes(verb));
  if (meant && meant !== picking.sealed)
    return {
      title: said(table, meant),
      option: meant,
      ready: true,
      press: () => scene.choose(meant),
    };
  if (picking.sealed)
    return { title: said(table, picking.sealed), second: words.say('sealed'), ...waits };
  const own = `pick-${view.prompt?.step ?? ''}`;
  return { title: words.has(own) ? words.say(own) : untouched(scene), ...waits };
}

const untouched = ({ words, view }: MafiaScene): string =>
  words.say('pick', { two: view.prompt?.two ? 'yes' : 'no' });

/** An option on a button: in the words of its step, if it has any; at night in the same ones whatever the deed. */
function said({ scene, night }: Table, option: Option): string {
  const { words, view, names, viewer } = scene;
  const seats = option.touches.map(seatOf).filter((seat) => seat >= 0);
  if (night && seats.length) return chosen(scene, seats);
  const own = `do-${view.prompt?.step}-${option.verb}`;
  return words.has(own)
    ? words.tell(own, option.words, names, viewer)
    : words.action(option, names, viewer);
}

const chosen = ({ words, names }: MafiaScene, seats: readonly number[]): string =>
  words.say('night-pick', {
    names: words.row([...seats].sort((a, b) => a - b).map((seat) => words.player(seat, names))),
  });

function decoys({ scene, decoy, notes }: Table): Buttons {
  const { words, view } = scene;
  if (view.prompt?.step === 'save') {
    const meant = decoy.sent ? decoy.way : -1;
    const mean = (way: number) => () => {
      if (meant === way) return;
      decoy.mean(way);
      decoy.send();
    };
    const [yes, no] = [words.say('do-save-yes'), words.say('do-save-nobody')];
    const second = meant === 0 ? words.say('sealed') : undefined;
    return {
      main: { title: yes, second, ready: meant !== 0, press: mean(0) },
      side: { title: no, ready: meant !== 1, press: mean(1) },
    };
  }
  const { seats, sent } = decoy;
  const nobody: Button = {
    title: words.say('action-nobody'),
    ready: !sent || seats.length > 0,
    press: () => (!sent || seats.length) && decoy.refuse(),
  };
  if (!seats.length && !sent) return { main: { title: untouched(scene), ...waits }, side: nobody };
  const title = seats.length ? chosen(scene, seats) : words.say('action-nobody');
  if (sent) return { main: { title, second: words.say('sealed'), ...waits }, side: nobody };
  const press = () => {
    if (!scene.options.length) notes.suspect(view.night, seats.at(-1) ?? -1);
    decoy.send();
  };
  return { main: { title, ready: true, press }, side: nobody };
}

/** The windows in which a candle burns: of those that I touched, else in my own. */
export function candles({ scene, picking, decoy }: Table): number[] {
  const own = scene.shared ? [] : [scene.viewer]; // in the middle of the table it would tell who is called
  if (decoy.asked) return decoy.seats.length ? [...decoy.seats] : own;
  const touched = [...scene.view.seats.keys()].filter((seat) =>
    picking.picked.includes(seatThing(seat)),
  );
  return touched.length ? touched : own;
}
