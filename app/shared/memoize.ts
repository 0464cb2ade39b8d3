/** At most this many results per function. */
const mostResults = 5000;

/** Parses each text once, because the catalogue repeats the same texts. */
export function memoizeByText<Result>(parse: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    if (results.size >= mostResults) results.clear();
    const result = parse(text);
    results.set(text, result);
    return result;
  };
}

/** Parses each list or record once, for as long as it is in memory. Callers must not change it. */
export function memoizeByObject<Key extends object, Result>(
  parse: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const result = parse(key);
    results.set(key, result);
    return result;
  };
}
