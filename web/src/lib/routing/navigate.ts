/** Load another page of ours. */
export function navigate(path: string): void {
  location.assign(path);
}
