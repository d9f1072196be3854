import type { Option } from '../../lib/connection/wire';
import type { Table } from './scene';
import { seatThing } from './town';

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

/** The two buttons below the town; whoever is asked nothing at night has them too. */
export function buttons(table: Table): Buttons {
  if (table.decoy.asked) return decoys(table);
  return table.scene.options.length ? answers(table) : {};
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
  const step = view.prompt?.step ?? '';
  const picked = picking.picked.length;
  const key = words.has(`pick-${step}`) ? `pick-${step}` : 'pick';
  return { title: words.say(key, { picked }), ...waits };
}

/** An option on a button: in the words of its step, if it has any. */
function said({ scene }: Table, option: Option): string {
  const { words, view, names, viewer } = scene;
  const own = `do-${view.prompt?.step}-${option.verb}`;
  return words.has(own)
    ? words.tell(own, option.words, names, viewer)
    : words.action(option, names, viewer);
}

function decoys({ scene, decoy, notes }: Table): Buttons {
  const { words, view, names } = scene;
  if (view.prompt?.step === 'save') {
    const ready = !decoy.sent;
    const press = () => ready && decoy.send();
    const second = ready ? undefined : words.say('sealed');
    return {
      main: { title: words.say('decoy-save'), second, ready, press },
      side: { title: words.say('decoy-save-side'), ready, press },
    };
  }
  const nobody: Button = {
    title: words.say('action-nobody'),
    ready: !decoy.sent || decoy.seat >= 0,
    press: () => {
      decoy.touch(-1);
      decoy.send();
    },
  };
  if (decoy.seat < 0) {
    const done = decoy.sent ? words.say('action-nobody') : words.say('pick');
    const second = decoy.sent ? words.say('sealed') : undefined;
    return { main: { title: done, second, ...waits }, side: nobody };
  }
  const title = words.say('decoy', { name: words.player(decoy.seat, names) });
  if (decoy.sent) return { main: { title, second: words.say('sealed'), ...waits }, side: nobody };
  const press = () => {
    notes.suspect(view.night, decoy.seat);
    decoy.send();
  };
  return { main: { title, ready: true, press }, side: nobody };
}

/** The windows in which a candle burns: of those that I touched, else in my own. */
export function candles({ scene, picking, decoy }: Table): number[] {
  if (decoy.asked) return [decoy.seat >= 0 ? decoy.seat : scene.viewer];
  const touched = [...scene.view.seats.keys()].filter((seat) =>
    picking.picked.includes(seatThing(seat)),
  );
  return touched.length ? touched : [scene.viewer];
}
