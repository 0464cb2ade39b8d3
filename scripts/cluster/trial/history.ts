/** Something that was sent and answered as done. */
export interface Write {
  kind: "account" | "session" | "profile" | "saved" | "question";
  /** What it is found by again. */
  key: string;
  /** When it was acknowledged, in milliseconds. */
  at: number;
}

export interface Read {
  kind: "page" | "search";
  at: number;
  isGood: boolean;
}

/** Between two moments. */
export interface Span {
  begin: number;
  end: number;
}

export const within =
  ({ begin, end }: Span) =>
  ({ at }: { at: number }) =>
    at >= begin && at < end;

/** What was acknowledged and is not there. */
export const findLost = (acknowledged: Write[], found: { kind: string; key: string }[]): Write[] => {
  const there = new Set(found.map(({ kind, key }) => `${kind} ${key}`));
  return acknowledged.filter(({ kind, key }) => !there.has(`${kind} ${key}`));
};

/** The longest time without any of these, in milliseconds, from the beginning to the end. */
export function longestGap(moments: number[], { begin, end }: Span): number {
  const inOrder = moments.filter((at) => at >= begin && at < end).sort((one, other) => one - other);
  let last = begin;
  let longest = 0;
  for (const at of [...inOrder, end]) {
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}

/** How many came more than once. */
export function countDoubled(ids: string[]): number {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}
