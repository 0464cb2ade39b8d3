import { LRUCache } from "lru-cache";

/** Each holds its plan in the memory of the database, some tens of kilobytes. */
const mostPrepared = 100;
/** Letters, of all that was asked once. */
const mostSeen = 1_000_000;

/**
 * Names for what is asked again with the same rights: what has a name is read and planned once. What was forgotten is to be let go in
 * the database too.
 */
export function openPrepared() {
  const seen = new LRUCache<string, true>({ maxSize: mostSeen, sizeCalculation: (_, key) => key.length });
  const forgotten: string[] = [];
  const names = new LRUCache<string, string>({
    max: mostPrepared,
    dispose: (name) => void forgotten.push(name),
  });
  let named = 0;
  return {
    /** None for what is asked for the first time: it may be the last. */
    nameFor(role: string, text: string): string | undefined {
      const key = `${role} ${text}`;
      const known = names.get(key);
      if (known) return known;
      if (!seen.has(key)) {
        seen.set(key, true);
        return undefined;
      }
      named += 1;
      const name = `p${named}`;
      names.set(key, name);
      return name;
    },

    /** The names that are used no more since this was asked last. */
    takeForgotten: () => forgotten.splice(0),

    /** Before tables change. */
    forget: () => names.clear(),
  };
}
