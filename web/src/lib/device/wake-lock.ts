/** Hold a screen wake lock until the returned function is called; where the browser has none, nothing happens. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function hold(): Promise<void> {
    if (document.hidden) return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch {
      return; // a nearly empty battery is a reason to refuse
    }
    if (over) await lock.release();
  }

  // The browser lets go whenever the page is hidden.
  document.addEventListener('visibilitychange', hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
