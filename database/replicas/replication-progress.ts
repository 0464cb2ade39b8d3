/** Milliseconds that a replica may lag behind in changes without a notification. */
const longestLag = 5000;
/** Milliseconds between two stored positions. */
const betweenPositions = 250;

/** Up to which position of the primary's log (LSN) a replica must have replayed to be read from. */
export interface ReplicationProgress {
  /**
   * A table that visitors may read has changed: no replica is acceptable until a position from after the change is
   * known.
   */
  changed(): void;
  /** The number of changes so far; pass it to `note` with a position that is looked up afterwards. */
  changes(): number;
  /** Records where the primary's log ended, and which changes it is known to contain. */
  note(lsn: bigint, covers: number | "everything"): void;
  /** Records that a client has written up to a position. Invented positions beyond the end of the log are ignored. */
  noteWritten(lsn: bigint): void;
  /** The end of the primary's log when it was last looked up. */
  latest(): bigint;
  /** What a replica must have replayed; null if only the primary is acceptable. */
  required(): bigint | null;
  /** A replica behind this position lags: it isn't tried again for a while. */
  lagFloor(): bigint;
}

/**
 * A replica must have every change of what visitors may read, everything that clients have written before they read,
 * and everything that is older than five seconds. The requirement only rises, unless another primary takes over.
 */
export function openReplicationProgress(now: () => number = Date.now): ReplicationProgress {
  let latest = 0n;
  let needed = 0n;
  let changes = 0;
  let covered = 0;
  let positions: { at: number; lsn: bigint }[] = [];
  const lagFloor = () => positions[0]?.lsn ?? 0n;
  return {
    changed() {
      changes += 1;
    },
    changes: () => changes,
    note(lsn, covers) {
      // Another primary took over, which doesn't have the last changes of the former one.
      const isAnother = lsn < latest;
      const at = now();
      latest = lsn;
      if (isAnother) positions = [];
      const knows = covers === "everything" ? changes : covers;
      if (isAnother || covers === "everything" || knows > covered) needed = lsn;
      covered = Math.max(covered, knows);
      positions = positions.filter((position) => at - position.at < longestLag);
      const last = positions.at(-1);
      if (!last || at - last.at >= betweenPositions) positions.push({ at, lsn });
    },
    noteWritten(lsn) {
      if (lsn <= latest && lsn > needed) needed = lsn;
    },
    latest: () => latest,
    required() {
      if (covered < changes) return null;
      return lagFloor() > needed ? lagFloor() : needed;
    },
    lagFloor,
  };
}
