/** A JSON value of the local storage; `otherwise` if there is none, or if the browser refuses to store anything. */
export function read<T>(key: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Store a JSON value; a browser that refuses is no error. */
export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // nothing to do: the choice lasts as long as the page
  }
}
