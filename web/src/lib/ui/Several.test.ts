import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { locale } from '../words/locale.svelte';
import Several from './Several.svelte';

const BIRDS = ['owl', 'jay', 'dove', 'crow'];
const choices = BIRDS.map((value) => ({ value, title: `the ${value}` }));
const change = vi.fn();
const given = { label: 'Guests', choices, value: ['owl', 'crow'], least: 2, most: 3, change };
const chip = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const said = () => screen.getByRole('status').textContent;
const ticked = () => BIRDS.filter((bird) => chip(`the ${bird}`).checked);

beforeEach(() => {
  locale.language = 'en';
  change.mockClear();
});

test('a set is given away in the order of its list, and says how many are chosen', async () => {
  render(Several, given);
  expect(
    screen.getByRole('group', { name: 'Guests', description: /2 of 2–3 chosen/ }),
  ).toBeTruthy();
  await fireEvent.click(chip('the jay'));
  expect(change.mock.calls).toEqual([[['owl', 'jay', 'crow']]]);
  expect(said()).toBe('3 of 2–3 chosen.');
});

test('too few and too many are said in words and kept until they fit', async () => {
  const { rerender } = render(Several, given);
  await fireEvent.click(chip('the owl'));
  expect(said()).toContain('1 more needed');
  await rerender({ ...given, value: ['owl', 'crow'] });
  expect(ticked()).toEqual(['crow']);
  await fireEvent.click(chip('the dove'));
  expect(change.mock.calls).toEqual([[['dove', 'crow']]]);
  await fireEvent.click(chip('the owl'));
  await fireEvent.click(chip('the jay'));
  expect(said()).toContain('1 too many');
  expect(change).toHaveBeenCalledTimes(2);
});

test('what the table says holds', async () => {
  const { rerender } = render(Several, given);
  await fireEvent.click(chip('the jay'));
  await rerender({ ...given, value: ['dove', 'crow'] });
  expect(ticked()).toEqual(['dove', 'crow']);
});
