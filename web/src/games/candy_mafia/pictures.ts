import { pending } from '../../lib/device/pending';

let brought: Promise<void> | undefined;

/**
 * All pictures of the game are brought into the document, once, for `<use href="#mafia-…">`: nobody waits for them before
 * the first move.
 */
export function bringPictures(): Promise<void> {
  return (brought ??= pending(import('./pictures.svg?raw')).then((file) => {
    // At the beginning: behind the page it would lengthen it.
    document.body.insertAdjacentHTML('afterbegin', file.default);
  }));
}
