import { afterEach, expect, test, vi } from 'vitest';
import quietIcon from '../../favicon.svg';
import turnIcon from './turn-icon.svg';
import { notifications, tabTitle, type News } from './notifications.svelte';
import { locale } from '../words/locale.svelte';

const NEWS: News = { code: 'ABCEH2', title: 'Семья', mine: true, ask: 'Найми карту' };

afterEach(() => vi.unstubAllGlobals());

test('the tab says whose turn it is', async () => {
  await locale.choose('ru');
  expect(tabTitle(NEWS)).toBe('● Твой ход — Семья');
  expect(tabTitle({ ...NEWS, mine: false })).toBe('Семья — Игротека');
  await locale.choose('en');
  expect(tabTitle({ ...NEWS, title: 'Quoits' })).toBe('● Your turn — Quoits');
});

test('the tab and its icon follow the game and forget it', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const icon = () => document.querySelector('link')?.getAttribute('href');
  notifications.tell(NEWS);
  expect([document.title.startsWith('●'), icon()]).toEqual([true, turnIcon]);
  notifications.tell({ ...NEWS, mine: false });
  expect([document.title.startsWith('●'), icon()]).toEqual([false, quietIcon]);
  notifications.tell(NEWS);
  notifications.quiet();
  expect([document.title, icon()]).toEqual([locale.say('page-title'), quietIcon]);
});

test('a turn is announced once, and only to somebody who looks elsewhere and wants it', async () => {
  const notes: string[] = [];
  vi.stubGlobal(
    'Notification',
    class {
      onclick = null;
      constructor(title: string) {
        notes.push(title);
      }
    },
  );
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await locale.choose('en');
  notifications.quiet();
  notifications.wanted = true;
  notifications.tell(NEWS);
  expect(notes).toEqual([]);
  hidden.mockReturnValue(true);
  notifications.tell(NEWS);
  expect(notes).toEqual([]);
  notifications.tell({ ...NEWS, mine: false });
  notifications.tell(NEWS);
  notifications.tell(NEWS);
  expect(notes).toEqual(['Your turn: Семья']);
  notifications.turnOff();
  notifications.tell({ ...NEWS, ask: 'Another' });
  expect(notes).toHaveLength(1);
});
