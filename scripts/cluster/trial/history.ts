/** A write that was sent and acknowledged. */
export interface HistoryWrite {
  kind: "account" | "session" | "profile" | "saved" | "question";
  /** The value by which it is found again. */
  key: string;
  /** When it was acknowledged, in milliseconds. */
  at: number;
  /** For a row that is written repeatedly: 1, 2, 3 … */
  version?: number;
}

/** What the database has of a write. */
export interface StoredRow {
  kind: string;
  key: string;
  version?: number | null;
}

export interface HistoryRead {
  kind: "page" | "search";
  at: number;
  isGood: boolean;
}

/** A period between two moments. */
export interface TimeSpan {
  begin: number;
  end: number;
}

export const within =
  ({ begin, end }: TimeSpan) =>
  ({ at }: { at: number }) =>
    at >= begin && at < end;

/**
 * Acknowledged writes that are gone: a missing row, or one with an earlier version. A later version is fine, since a
 * write may be stored without being acknowledged.
 */
export const findLost = (acknowledged: HistoryWrite[], stored: StoredRow[]): HistoryWrite[] => {
  const versions = new Map(stored.map(({ kind, key, version }) => [`${kind} ${key}`, version ?? 0]));
  return acknowledged.filter(({ kind, key, version = 0 }) => {
    const found = versions.get(`${kind} ${key}`);
    return found === undefined || found < version;
  });
};

/** The longest period without any of these, in milliseconds, from the beginning to the end. */
export function longestGap(moments: number[], { begin, end }: TimeSpan): number {
  const inOrder = moments.filter((at) => at >= begin && at < end).sort((one, other) => one - other);
  let last = begin;
  let longest = 0;
  for (const at of [...inOrder, end]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}

/** How many arrived more than once. */
export function countDoubled(ids: string[]): number {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}
