import type { Option } from '../../lib/connection/wire';
import type { MafiaScene } from './scene';
import { seatThing } from './town';

const NOTHING = 'say-nothing';
const SIDES = ['town', 'crime', 'loner'];

/**
 * A card that may state neither its role nor its checks is offered both all the same: a phone on which they were
 * missing would name it. What it states so stays on its screen, and to the table it states nothing.
 */
export class Hushed {
  #said = $state.raw<{ decision: number; option: Option }>();

  /** Does this card keep silent about roles and checks? */
  static keeps({ view, options }: MafiaScene): boolean {
    const nothing = options.some(({ verb }) => verb === NOTHING);
    const own = view.prompt?.step === 'talk' && !view.hidden; // the moderator's phone need not hide it
    return own && nothing && !options.some(({ verb }) => verb === 'claim');
  }

  /** The scene as anybody else has it. */
  over(scene: MafiaScene): MafiaScene {
    if (!scene.live || !Hushed.keeps(scene)) return scene;
    const { view, options, viewer, decision } = scene;
    const nothing = options.find(({ verb }) => verb === NOTHING)!;
    const more = unsaid(scene, viewer);
    const said = this.#said?.decision === decision ? this.#said.option : undefined;
    const shown = said && view.prompt?.answered === nothing.choice ? said.choice : undefined;
    const prompt = shown && view.prompt ? { ...view.prompt, answered: shown } : view.prompt;
    return {
      ...scene,
      view: { ...view, prompt },
      options: [...options, ...more],
      choose: (option, touched) => {
        const only = more.some(({ choice }) => choice === option.choice);
        this.#said = only ? { decision, option } : undefined;
        scene.choose(only ? nothing : option, touched);
      },
    };
  }
}

/** What others may state: any role of the evening, and three sides of every other player. */
function unsaid({ view }: MafiaScene, viewer: number): Option[] {
  const one = (verb: string, words: Record<string, unknown>, touches: string[]): Option => ({
    choice: `${verb} ${touches.join()}`,
    verb,
    words,
    touches,
    ends: false,
  });
  const cards = [...new Set(view.cast.map(({ card }) => card))];
  const others = [...view.seats.keys()].filter(
    (seat) => seat !== viewer && view.seats[seat]?.alive,
  );
  return [
    ...cards.map((card) => one('claim', { card }, [`cast.${card}`])),
    ...others.flatMap((seat) =>
      SIDES.map((side) => one(`report-${side}`, { seat }, [seatThing(seat)])),
    ),
  ];
}
