import { describe, expect, test } from "vitest";
import { openReplicationProgress } from "./replication-progress.ts";

describe("what a replica must have replayed", () => {
  test("is a position that was looked up after the last change", () => {
    const progress = openReplicationProgress(() => 0);
    progress.note(100n, progress.changes());
    expect(progress.required()).toBe(100n);
    const before = progress.changes();
    progress.changed();
    expect(progress.required()).toBeNull();
    // Looked up before the change was known, so it may not contain it.
    progress.note(150n, before);
    expect(progress.required()).toBeNull();
    progress.note(200n, progress.changes());
    progress.note(300n, progress.changes());
    expect([progress.required(), progress.latest()]).toEqual([200n, 300n]);
  });

  test("is the last position while no changes are received", () => {
    const progress = openReplicationProgress(() => 0);
    progress.note(100n, "everything");
    progress.note(200n, "everything");
    expect(progress.required()).toBe(200n);
  });

  test("is what a client has written, and nothing beyond the end of the log", () => {
    const progress = openReplicationProgress(() => 0);
    progress.note(100n, progress.changes());
    progress.note(200n, progress.changes());
    progress.noteWritten(150n);
    expect(progress.required()).toBe(150n);
    progress.noteWritten(120n);
    progress.noteWritten(201n);
    expect(progress.required()).toBe(150n);
  });

  test("is never more than five seconds old, and the present position after a pause", () => {
    let now = 0;
    const progress = openReplicationProgress(() => now);
    progress.note(100n, progress.changes());
    for (now = 1000; now <= 6000; now += 1000) progress.note(BigInt(100 + now), progress.changes());
    expect(progress.lagFloor()).toBe(2100n);
    now = 60_000;
    progress.note(9000n, progress.changes());
    expect(progress.required()).toBe(9000n);
  });

  test("starts again with a primary that is behind the former one", () => {
    const progress = openReplicationProgress(() => 0);
    progress.note(500n, progress.changes());
    progress.note(300n, progress.changes());
    expect([progress.required(), progress.latest()]).toEqual([300n, 300n]);
  });
});
