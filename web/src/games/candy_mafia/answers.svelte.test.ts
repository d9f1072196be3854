import { expect, test } from 'vitest';
import type { Near, Option } from '../../lib/connection/wire';
import { Picking } from '../../lib/kit/picking.svelte';
import { fakeWords } from '../../lib/game/fake-words';
import { buttons } from './answers';
import { Decoy } from './decoy.svelte';
import type { Table } from './context';
import type { MafiaScene } from './scene';
import { askedOf } from './slips';
import { seatThing } from './town';

const can = (verb: string, ...seats: number[]): Option => ({
  choice: [verb, ...seats].join(' '),
  verb,
  words: { seat: seats[0] ?? -1 },
  touches: seats.map(seatThing),
  ends: false,
});
const GUARD = [can('guard', 1), can('guard', 2), can('nobody')];
const NEAR = [{ ...can('guard', 0), words: { seat: 0 }, reason: 'yourself', clause: '' }];
const words = await fakeWords(
  'ru',
  `pick = Выбери
night-pick = { $names }
action-nobody = Никого
action-guard = guard { $seat }
sealed = Принято
player = Аня
hold-question = Вопрос
step-call = кого
night-ask-none = не зовут
slip-stands = стоит { $answer }.
slip-void = не считается: { $why }
why-yourself = себя нельзя
`,
);

/** A phone at night, as the table keeps what it sends: one that is asked for a guard, one that is asked for nothing. */
class Phone {
  #kept = $state.raw({ touched: '', answered: undefined as string | undefined });
  readonly #options: Option[];
  readonly #near: Near[];
  readonly #scene: MafiaScene = $derived.by(
    () =>
      ({
        live: true,
        viewer: 0,
        decision: 7,
        options: this.#options,
        near: this.#near,
        others: [],
        hint: [],
        names: ['Аня', 'Боря', 'Вера'],
        words,
        view: {
          night: 2,
          seats: [{}, {}, {}],
          prompt: { step: 'call', clause: 'night', answered: this.#kept.answered },
        },
        touched: this.#kept.touched,
        choose: ({ choice }: Option, touched: string) => this.keep(touched, choice),
        tap: (touched: string) => this.keep(touched),
      }) as unknown as MafiaScene,
  );
  readonly #table: Table;

  constructor(options: Option[], near: Near[] = []) {
    this.#options = options;
    this.#near = near;
    const picking = new Picking(() => this.#scene);
    const decoy = new Decoy(() => this.#scene);
    const scene = () => this.#scene;
    this.#table = {
      get scene() {
        return scene();
      },
      picking,
      decoy,
      notes: { suspect: () => {} },
      night: true,
    } as unknown as Table;
  }
  /** A tap leaves the answer as it stands. */
  keep(touched: string, answered = this.#kept.answered): void {
    this.#kept = { touched, answered };
  }
  touch(seat: number): void {
    this.#table.decoy.touch(seat);
  }
  /** What the table has heard of it. */
  get answered(): string | undefined {
    return this.#kept.answered;
  }
  /** What stands under the finger. */
  get slip(): string {
    return askedOf(this.#table).lines.join(' ');
  }
  /** Another of two deeds, where screens offer them to all. */
  mean(way: number): void {
    this.#table.decoy.mean(way);
  }
  press(which: 'main' | 'side'): void {
    buttons(this.#table)[which]?.press(document.body);
  }
  get screen() {
    const { main, side } = buttons(this.#table);
    return [main?.title, main?.second, main?.ready, side?.title, side?.ready];
  }
}

test('whatever is touched, confirmed and let go again, a phone that is asked looks like one that is not', () => {
  const [asked, unasked] = [new Phone(GUARD, NEAR), new Phone([])];
  const both = (does: (phone: Phone) => void) => {
    does(asked);
    does(unasked);
    expect(asked.screen).toEqual(unasked.screen);
    return asked.screen;
  };
  const nothing = both(() => {});
  both((phone) => phone.touch(1));
  const confirmed = both((phone) => phone.press('main'));
  expect(confirmed.slice(1, 3)).toEqual(['Принято', false]);
  expect(both((phone) => phone.touch(1))).toEqual(nothing);
  both((phone) => phone.touch(2));
  both((phone) => phone.press('main'));
  expect(asked.answered).toBe('guard 2');
  // one that is refused is taken in the same silence, and means nothing
  both((phone) => phone.touch(0));
  expect(both((phone) => phone.press('main'))).toEqual(['Аня', 'Принято', false, 'Никого', true]);
  expect(asked.answered).toBe('guard 2');
  expect(asked.slip).toContain('стоит guard 2. не считается: себя нельзя');
  expect(unasked.slip).toBe('не зовут');
  const nobody = both((phone) => phone.press('side'));
  expect(nobody[0]).toBe('Никого');
  expect([asked.answered, asked.slip]).toEqual(['nobody', 'кого стоит Никого.']);
  expect(both((phone) => phone.mean(1))).toEqual(nothing);
  expect(both((phone) => phone.press('side'))).toEqual(nobody);
});

test('an answer that the moderator gave for a seat is seen on its screen', () => {
  const phone = new Phone([can('yes'), can('nobody')]);
  const before = phone.screen;
  phone.keep('', 'yes');
  expect(phone.screen).not.toEqual(before);
  expect(phone.screen[1]).toBe('Принято');
  phone.keep('', 'nobody');
  expect(phone.screen[0]).toBe('Никого');
});
