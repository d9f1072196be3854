import type { Attachment } from 'svelte/attachments';

// A finger is never quite still.
const STILL = 8;

/** Lets a card be dragged by finger or mouse; it counts when it is let go over another tray than its own. */
export function drag(moved: () => void): Attachment<HTMLElement> {
  return (card) => {
    let start: PointerEvent | undefined;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = event;
      dragged = false;
    }
    function move(event: PointerEvent): void {
      if (!start) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragged && Math.hypot(x, y) < STILL) return;
      if (!dragged) card.setPointerCapture(event.pointerId);
      dragged = true;
      Object.assign(card.style, { translate: `${x}px ${y}px`, zIndex: '9' });
    }
    function up(event: PointerEvent): void {
      start = undefined;
      if (!dragged) return;
      card.style.translate = '';
      card.style.visibility = 'hidden';
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-tray]');
      card.style.visibility = '';
      card.style.zIndex = '';
      if (under && under !== card.closest('[data-tray]')) moved();
    }
    /** The click that ends a drag is no tap. */
    function click(event: MouseEvent): void {
      if (dragged) event.stopImmediatePropagation();
      dragged = false;
    }
    const gone = new AbortController();
    const { signal } = gone;
    card.addEventListener('pointerdown', down, { signal });
    card.addEventListener('pointermove', move, { signal });
    card.addEventListener('pointerup', up, { signal });
    card.addEventListener('pointercancel', up, { signal });
    card.addEventListener('click', click, { signal, capture: true });
    return () => gone.abort();
  };
}
