import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes. The databases that a whole run makes take a third of it. */
const plenty = 9 * 1024 ** 3;
const inMemory = "/dev/shm";

/**
 * A folder for whatever a run of the tests makes and throws away, gone when we are. In memory where there is plenty of it: a disk takes
 * twice the system's time for the same databases.
 */
export function findRoom() {
  const folder = newFolder(hasPlenty() ? inMemory : tmpdir());
  if (canRunPrograms(folder)) return folder;
  return newFolder(tmpdir());
}

function hasPlenty() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    // A container may be allowed less than the machine has.
    const allowed = process.availableMemory?.() ?? freemem();
    return Math.min(bavail * bsize, freemem(), allowed) > plenty;
  } catch {
    return false;
  }
}

function newFolder(place) {
  const folder = mkdtempSync(join(place, "fursa-test-"));
  // Root lends PostgreSQL another account, which has to get there.
  chmodSync(folder, 0o755);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** PostgreSQL's own are copied there for an account that can't read the checkout. */
function canRunPrograms(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
