import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { shortLivedOption, stayInsideOption } from "#tests/support/left-the-machine.ts";

const kills = 12;

test("every acknowledged row survives a dozen kill -9 during writes on PGlite", async () => {
  const folder = newDataFolder();
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill++) {
    const said = await writeUntilKilled(folder, acknowledged, 20 + ((kill * 74) % 180));
    expect(said).toContain("missing 0\n");
    const kept = [...said.matchAll(/kept (\d+)\n/g)].map(([, row]) => Number(row));
    expect(kept.length).toBeGreaterThan(0);
    acknowledged = Math.max(acknowledged, ...kept);
  }
  rmSync(folder, { recursive: true });
});

/** Kills the writer some time after its first row, in the middle of whatever it is doing. */
function writeUntilKilled(folder: string, acknowledged: number, milliseconds: number): Promise<string> {
  return new Promise((resolve) => {
    const writer = spawn(process.execPath, [
      stayInsideOption,
      shortLivedOption,
      "tests/support/keep-writing.ts",
      folder,
      String(acknowledged),
    ]);
    let said = "";
    let isDoomed = false;
    writer.stderr.on("data", (chunk) => (said += chunk));
    writer.stdout.on("data", (chunk) => {
      said += chunk;
      if (isDoomed || !said.includes("kept ")) return;
      isDoomed = true;
      setTimeout(() => writer.kill("SIGKILL"), milliseconds);
    });
    writer.once("close", () => resolve(said));
  });
}
