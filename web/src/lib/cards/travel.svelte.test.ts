import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Tracked } from './tracks';
import { Travel, type Journey } from './travel.svelte';

interface Flight {
  card: string;
  from: string;
  delay: number;
  landed: boolean;
}
let flights: Flight[] = [];

// A page without a layout: every zone is as far to the right as its number says.
beforeEach(() => {
  flights = [];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const zone = this.closest('[data-zone]')?.getAttribute('data-zone') ?? '0';
    return new DOMRect(Number(zone) * 100, 0, 10, 13);
  });
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    frames,
    timing,
  ) {
    const [first] = frames as Keyframe[];
    const { delay = 0 } = timing as KeyframeAnimationOptions;
    const from = String(first?.translate ?? first?.outline);
    const flight: Flight = { card: this.textContent, from, delay: Number(delay), landed: false };
    flights.push(flight);
    let land = () => {};
    const finished = new Promise<void>((done) => (land = done));
    return { finished, finish: () => ((flight.landed = true), land()) } as unknown as Animation;
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  delete document.documentElement.dataset.motion;
  vi.restoreAllMocks();
});

/** Cards on their zones, as a drawing would lay them. */
function laid(cards: Tracked[]): string {
  const zones = ['0', '1', '2', '3'].map((zone) => {
    const here = cards.filter(({ place }) => place === zone);
    const shown = here.map(({ id, card }) => `<i data-card="${id}">${card}</i>`);
    return `<div data-zone="${zone}">${shown.join('')}</div>`;
  });
  return zones.join('');
}
const card = (id: number, name: string, place: string): Tracked => ({ id, card: name, place });

/** The table before and after something happened. */
function happens(before: Tracked[], after: Tracked[], journey: Partial<Journey<Tracked>> = {}) {
  const table = document.createElement('main');
  document.body.append(table);
  let cards = $state.raw(before);
  let travel: Travel<Tracked> | undefined;
  const end = $effect.root(() => {
    travel = new Travel<Tracked>(
      () => table,
      () => cards,
      { home: () => '3', ...journey },
    );
    $effect.pre(() => {
      table.innerHTML = laid(cards);
    });
  });
  const again = (now: Tracked[]): void => {
    flushSync();
    cards = now;
    flushSync();
  };
  again(after);
  return { travel: travel!, table, again, end };
}

test('a card goes from where it lay to where it lies now, and a new one comes from its home', () => {
  const { end } = happens(
    [card(1, 'A', '0'), card(2, 'B', '0')],
    [card(1, 'A', '0'), card(2, 'B', '1'), card(3, 'C', '0')],
  );
  expect(flights.map(({ card, from, delay }) => [card, from, delay])).toEqual([
    ['B', '-100px 0px', 0],
    ['C', '300px 0px', 260],
  ]);
  end();
});

test('what leaves flies as a copy, and the others wait for it, in the order of the game', () => {
  const { table, end } = happens(
    [card(1, 'A', '0'), card(2, 'B', '0'), card(3, 'C', '0')],
    [card(2, 'B', '1'), card(3, 'C', '2')],
    { order: ({ place }) => -Number(place) },
  );
  expect(flights.map(({ card, delay }) => [card, delay])).toEqual([
    ['A', 0],
    ['C', 260],
    ['B', 520],
  ]);
  expect(table.lastElementChild?.hasAttribute('data-card')).toBe(false);
  end();
});

test('a card that stays may be startled', () => {
  const { end } = happens([card(1, 'A', '0')], [card(1, 'A', '0')], { startled: () => true });
  expect(flights.map(({ card, from }) => [card, from])).toEqual([['A', '0']]);
  end();
});

test('a tap lets all arrive at once', () => {
  const { travel, end } = happens([card(1, 'A', '0')], [card(1, 'A', '1'), card(2, 'B', '0')]);
  travel.skip();
  expect(flights.map(({ landed }) => landed)).toEqual([true, true]);
  end();
});

test('with less motion a ring flashes where something has come', () => {
  document.documentElement.dataset.motion = 'less';
  const { end } = happens([card(1, 'A', '0'), card(2, 'B', '0')], [card(1, 'A', '1')]);
  expect(flights.map(({ card, from }) => [card, from])).toEqual([['A', '3px solid var(--lit)']]);
  end();
});

test('a prize tells when it is home, and what leaves with it goes one after the other', async () => {
  const told: string[] = [];
  const { travel, end } = happens(
    [card(1, 'A', '0'), card(2, 'B', '0'), card(3, 'prize', '1')],
    [card(4, 'C', '0')],
    {
      prize: ({ card }) => card === 'prize',
      won: ({ card }) => {
        told.push(`${card} sets out`);
        return () => told.push(`${card} is home`);
      },
    },
  );
  expect(flights.map(({ card, delay }) => [card, delay])).toEqual([
    ['A', 0],
    ['B', 40],
    ['prize', 0],
    ['C', 340],
  ]);
  expect(told).toEqual(['prize sets out']);
  travel.skip();
  await Promise.resolve().then(() => Promise.resolve());
  expect(told).toEqual(['prize sets out', 'prize is home']);
  end();
});

test('with less motion a prize is home at once', () => {
  document.documentElement.dataset.motion = 'less';
  const told: string[] = [];
  const { end } = happens([card(3, 'prize', '1')], [card(4, 'C', '0')], {
    prize: ({ card }) => card === 'prize',
    won: () => () => told.push('home'),
  });
  expect(told).toEqual(['home']);
  end();
});

test('what is told of the same cards again lets those in flight fly on', () => {
  const before = [card(1, 'A', '0')];
  const { again, end } = happens(before, [card(1, 'A', '1'), card(2, 'B', '0')]);
  again([card(1, 'A', '1'), card(2, 'B', '0')]);
  expect(flights.map(({ landed }) => landed)).toEqual([false, false]);
  again(before);
  expect(flights.slice(0, 2).map(({ landed }) => landed)).toEqual([true, true]);
  end();
});
