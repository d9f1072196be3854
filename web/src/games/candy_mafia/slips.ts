import { deeds, letter, pages } from './knowledge';
import { question } from './question';
import type { Table } from './context';
import { markSign } from './town';

/** What a finger uncovers, in words. */
export interface SlipWords {
  picture: string;
  title: string;
  lines: string[];
  /** With room for all that one knows: it is read by day, or from the notebook. */
  long?: boolean;
}

/** What is asked of me in secret now, if anything is. */
export const askedOf = ({ scene, decoy }: Table): SlipWords => ({
  picture: 'moon',
  title: scene.words.say('hold-question'),
  lines: question(scene, decoy.given),
});

/** Tonight's note: everybody has one, and in most there is nothing new. */
export function noteOf({ scene }: Table): SlipWords {
  const { words } = scene;
  const lines = letter(scene);
  return {
    picture: 'letter',
    title: words.say('mail'),
    lines: lines.length ? lines : [words.say('mail-nothing')],
  };
}

/** My own card with what I know. */
export function roleOf({ scene }: Table): SlipWords {
  const { words, view, viewer } = scene;
  const { mine } = view;
  if (!mine) return { picture: 'moon', title: words.say('hold-card'), lines: [], long: true };
  const side = view.seats[viewer]?.side ?? 'none';
  const known = pages(scene, view.told).map(
    ({ night, lines }) => `${words.say('bar-night', { night })}. ${lines.join(' ')}`,
  );
  return {
    picture: mine.role,
    title: words.say('hold-card'),
    lines: [
      words.say('slip-role', { card: words.card(mine.role), side: words.say('side', { side }) }),
      mine.works ? words.card(mine.role, 'about') : words.say('plain', { side }),
      ...(mine.recruited ? [words.say('mine-recruited')] : []),
      ...deeds(scene),
      ...(known.length ? known : [words.say('know-nothing')]),
    ],
    long: true,
  };
}

/** What my own pencil has written. */
export function notesOf({ scene, notes }: Table): SlipWords {
  const { words, names, view, viewer } = scene;
  const marked = [...view.seats.keys()].filter((seat) => seat !== viewer && notes.mark(seat));
  const marks = marked.map((seat) => {
    const mark = notes.mark(seat);
    return `${markSign(mark)} ${names[seat]}: ${words.say('mark', { mark })}`;
  });
  const suspects = notes.suspects.map(([night, seat]) =>
    words.say('suspicion', { night, name: words.player(seat, names) }),
  );
  return {
    picture: 'letter',
    title: words.say('marks'),
    lines: [
      ...(marks.length ? marks : [words.say('marks-none')]),
      ...(suspects.length ? [`${words.say('suspicions')}. ${suspects.join(' ')}`] : []),
      ...(notes.text ? [notes.text] : []),
    ],
    long: true,
  };
}
