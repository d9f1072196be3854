/** What was found in `…/<id>/texts/`, by the id of the game. */
export function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(files).map(([file, found]) => [file.split('/').at(-3) ?? '', found]),
  );
}
