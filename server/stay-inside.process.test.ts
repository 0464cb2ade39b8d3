import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPglite } from "#database/open-pglite.ts";
import { asWorker } from "#database/viewer.ts";
import { newDataFolder } from "#tests/support/data-folder.ts";
import { leftTheMachine } from "#tests/support/left-the-machine.ts";
import { startInVain, startServer } from "#tests/support/server.ts";

const triesAtStart = new URL("../tests/support/escape/tries-at-start.ts", import.meta.url).href;

test("a server under test that tries to leave the machine ends at once and says where it wanted to go", async () => {
  const { code, said } = await startInVain({
    DATA_DIR: newDataFolder(),
    NODE_OPTIONS: `--import=${triesAtStart}`,
  });
  expect(code).toBe(leftTheMachine);
  expect(said).toContain("This process wanted to leave the machine, to 93.184.215.14");
});

test("the calendar of a server under test has nothing that goes out into the web", async () => {
  const server = await startServer({ DATA_DIR: newDataFolder() });
  await server.stop();
  const { db, close } = await openPglite(server.dataDir);
  const answer = await asWorker(db, (own) =>
    own.execute(sql`select name from errands.schedule order by name`),
  );
  await close();
  rmSync(server.dataDir, { recursive: true, force: true });
  const { rows } = answer as unknown as { rows: { name: string }[] };
  expect(rows).toEqual([{ name: "deliver-mail" }, { name: "deliver-texts" }]);
});
