/** So long is a finger held on a thing to hear about it, and so far it may slip. */
const LONG = 450;
const SLIP = 10;

/**
 * For a table whose things tell about themselves: a long press or a right click on an element with `data-reads`, or `i`
 * while it has the focus, reads it. The tap that ends a long press chooses nothing.
 */
export function longPress(read: (thing: HTMLElement) => void) {
  return (table: HTMLElement) => {
    let timer = 0;
    let [x, y] = [0, 0];
    let heard = false;
    const thingAt = (event: Event): HTMLElement | null =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reads]') : null;
    const stop = () => clearTimeout(timer);
    const on: Record<string, (event: never) => void> = {
      pointerdown(event: PointerEvent) {
        heard = false;
        [x, y] = [event.clientX, event.clientY];
        const thing = thingAt(event);
        stop();
        if (!thing || event.button) return;
        timer = window.setTimeout(() => {
          heard = true;
          read(thing);
        }, LONG);
      },
      pointermove(event: PointerEvent) {
        if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      contextmenu(event: Event) {
        const thing = thingAt(event);
        if (!thing) return;
        event.preventDefault();
        stop();
        if (!heard) read(thing);
        heard = true;
      },
      click(event: Event) {
        if (!heard) return;
        heard = false;
        event.preventDefault();
        event.stopPropagation();
      },
      keydown(event: KeyboardEvent) {
        const thing = thingAt(event);
        if (!thing || event.code !== 'KeyI' || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        read(thing);
      },
    };
    const stopped = new AbortController();
    for (const [name, listener] of Object.entries(on))
      table.addEventListener(name, listener as EventListener, {
        capture: true,
        signal: stopped.signal,
      });
    return () => {
      stop();
      stopped.abort();
    };
  };
}
