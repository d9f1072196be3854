const waiting = new Set<object>();

/**
 * Whether this still waits for an answer or a file; `data-pending` of the document counts those that do: with 0 the
 * page has all it asked for.
 */
export function waits(one: object, still: boolean): void {
  waiting[still ? 'add' : 'delete'](one);
  document.documentElement.dataset.pending = `${waiting.size}`;
}

/** The same promise, counted until it is fulfilled or rejected. */
export function pending<T>(promise: Promise<T>): Promise<T> {
  waits(promise, true);
  return promise.finally(() => waits(promise, false));
}
