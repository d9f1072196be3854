import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { locale } from '../words/locale.svelte';
import Handover from './Handover.svelte';

test('the phone is passed to a person, who opens the table', async () => {
  await locale.choose('en');
  const show = vi.fn();
  render(Handover, { to: 'Martha', show });
  const heading = screen.getByRole('heading', { name: 'Pass the phone to Martha' });
  // A key that is still held from the last move must not open the table.
  expect(document.activeElement).toBe(heading);
  expect(show).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole('button', { name: 'I am Martha, show me' }));
  expect(show).toHaveBeenCalledOnce();
});

test('the player who had it may look once more', async () => {
  await locale.choose('en');
  const again = vi.fn();
  render(Handover, { to: 'Martha', show: vi.fn(), before: { name: 'Igor', show: again } });
  await fireEvent.click(screen.getByRole('button', { name: 'Still Igor' }));
  expect(again).toHaveBeenCalledOnce();
});
