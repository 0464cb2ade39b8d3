import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "#tests/support/database/server-database.ts";
import { atDepth } from "#tests/support/depth.ts";
import { stayInsideOption } from "#tests/support/network/stay-local-options.ts";

const kills = atDepth(6, 24);
const victims = ["the server", "PostgreSQL", "everything, as a power cut does"] as const;

test("every acknowledged row survives repeated kill -9 during writes", async () => {
  const folder = newDataFolder();
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill++) {
    const victim = victims[kill % victims.length] ?? "the server";
    const output = await writeUntilKilled(folder, acknowledged, victim, 20 + ((kill * 74) % 180));
    expect(output, victim).toContain("missing 0\n");
    const keptRows = [...output.matchAll(/kept (\d+)\n/g)].map(([, row]) => Number(row));
    expect(keptRows.length).toBeGreaterThan(0);
    acknowledged = Math.max(acknowledged, ...keptRows);
  }
  expect(await writeUntilKilled(folder, acknowledged, "everything, as a power cut does", 0)).toContain(
    "missing 0\n",
  );
  rmSync(folder, { recursive: true });
});

/**
 * Kills some time after the writer's first row, in the middle of its work. A writer that survives PostgreSQL must be
 * able to go on writing.
 */
function writeUntilKilled(
  folder: string,
  acknowledged: number,
  victim: (typeof victims)[number],
  milliseconds: number,
): Promise<string> {
  return new Promise((resolve) => {
    const writer = spawn(process.execPath, [
      stayInsideOption,
      "tests/support/killed/keep-writing.ts",
      folder,
      String(acknowledged),
    ]);
    let output = "";
    let isDoomed = false;
    let wasKilled = 0;
    const count = () => output.match(/kept /g)?.length ?? 0;
    writer.stderr.on("data", (chunk) => (output += chunk));
    writer.stdout.on("data", (chunk) => {
      output += chunk;
      // The server has reconnected to PostgreSQL.
      if (wasKilled && count() > wasKilled + 20) writer.kill("SIGKILL");
      if (isDoomed || count() === 0) return;
      isDoomed = true;
      setTimeout(() => {
        const processes = victim === "the server" ? [] : postgresIn(folder, victim === "PostgreSQL");
        if (victim === "PostgreSQL") wasKilled = count() || 1;
        else writer.kill("SIGKILL");
        for (const pid of processes) process.kill(pid, "SIGKILL");
      }, milliseconds);
    });
    writer.once("close", () => resolve(output));
  });
}

/** PostgreSQL's main process, or all of its processes. */
function postgresIn(folder: string, isOnlyTheFirst: boolean): number[] {
  const pidFile = join(folder, "postgres/data/postmaster.pid");
  const first = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  if (isOnlyTheFirst) return [first];
  const others = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
  return [first, ...others.filter(Boolean).map(Number)];
}
