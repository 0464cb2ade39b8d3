import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes. The databases of a whole run take a third of this. */
const plenty = 9 * 1024 ** 3;
const inMemory = "/dev/shm";

/**
 * A temporary folder for a run of the tests, deleted at its end. In memory if there is enough: a disk takes twice the
 * system time for the same databases.
 */
export function findTempFolder() {
  const folder = newFolder(hasPlenty() ? inMemory : tmpdir());
  if (canRunPrograms(folder)) return folder;
  return newFolder(tmpdir());
}

function hasPlenty() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    // A container may be allowed less memory than the machine has.
    const allowed = process.availableMemory?.() ?? freemem();
    return Math.min(bavail * bsize, freemem(), allowed) > plenty;
  } catch {
    return false;
  }
}

function newFolder(place) {
  const folder = mkdtempSync(join(place, "fursa-test-"));
  // Root runs PostgreSQL as another user, who must be able to reach the folder.
  chmodSync(folder, 0o755);
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Copies PostgreSQL's programs there for a user who can't read the checkout. */
function canRunPrograms(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
