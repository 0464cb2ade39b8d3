/** The URL with changed answers, on the first page; null removes an answer. */
export function startAddress(search: URLSearchParams, change: Record<string, string | null> = {}): string {
  const changed = new URLSearchParams(search);
  for (const name of ["page", "after", "_routes"]) changed.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) changed.delete(name);
    else changed.set(name, value);
  }
  return changed.size > 0 ? `/start?${changed}` : "/start";
}
