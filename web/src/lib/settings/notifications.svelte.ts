import quietIcon from '../../favicon.svg';
import { read, write } from '../device/storage';
import turnIcon from './turn-icon.svg';
import { locale } from '../words/locale.svelte';

/** The state of a table as the tab of the browser shows it. */
export interface News {
  code: string;
  /** The game's name in the reader's language. */
  title: string;
  /** Something is awaited of me. */
  mine: boolean;
  /** The sentence that says what. */
  ask: string;
}

const KEY = 'notice';

/** Announces my turn in the title and icon of the tab and, if it was switched on, by a notification of the system. */
class TurnNotifications {
  /** Browsers allow notifications only under https. */
  readonly possible = window.isSecureContext && 'Notification' in window;
  wanted = $state<boolean>(
    this.possible && Notification.permission === 'granted' && read(KEY, false),
  );
  #told = '';

  /** Only a click may call this: the browser asks the person. */
  async turnOn(): Promise<void> {
    if (!this.possible) return;
    this.#want((await Notification.requestPermission()) === 'granted');
  }

  turnOff(): void {
    this.#want(false);
  }

  /** To be called whenever the news may have changed; a turn is announced once. */
  tell(news: News): void {
    document.title = tabTitle(news);
    showIcon(news.mine ? turnIcon : quietIcon);
    const turn = news.mine ? `${news.code} ${news.ask}` : '';
    if (turn && turn !== this.#told && this.wanted && document.hidden) this.#notify(news);
    this.#told = turn;
  }

  /** The table is left: reset the tab. */
  quiet(): void {
    document.title = locale.say('page-title');
    showIcon(quietIcon);
    this.#told = '';
  }

  #notify(news: News): void {
    try {
      const note = new Notification(locale.say('notice-turn', { title: news.title }), {
        body: news.ask,
        tag: news.code, // the next turn replaces this one
        icon: turnIcon,
      });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      this.#want(false); // phones have the class and refuse to use it
    }
  }

  #want(wanted: boolean): void {
    this.wanted = wanted;
    write(KEY, wanted);
  }
}

/** What stands in the tab. */
export function tabTitle({ title, mine }: News): string {
  return locale.say(mine ? 'tab-turn' : 'tab-table', { title });
}

function showIcon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== href) link.href = href;
}

export const notifications = new TurnNotifications();
