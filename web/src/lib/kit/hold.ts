/** The attributes of a button that acts while a finger, or the space bar, holds it; pages that are left let go. */
export function hold(tell: (held: boolean) => void) {
  const release = () => tell(false);
  return {
    onpointerdown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      tell(true);
    },
    onpointerup: release,
    onpointercancel: release,
    onlostpointercapture: release,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault(); // or a held key scrolls the page
      tell(true);
    },
    onkeyup: release,
    onblur: release,
    oncontextmenu: (event: Event) => event.preventDefault(),
  };
}
