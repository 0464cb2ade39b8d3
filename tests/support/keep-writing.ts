// A process to be killed: opens the data folder of a server, says which of the rows named on its command line are missing, then adds rows
// without end and says each one's number once the database has acknowledged it.

import { flushCompileCache } from "node:module";
import { openPglite } from "#database/built-in/open-pglite.ts";
import { events } from "#database/schema/index.ts";

const [folder = "", acknowledged = "0"] = process.argv.slice(2);
const database = await openPglite(folder);
await database.asOwner(async (db) => {
  const titles = await db.select({ title: events.title }).from(events);
  const kept = new Set(titles.map(({ title }) => Number(title)).filter((row) => row > 0));
  const missing = Array.from({ length: Number(acknowledged) }, (_, place) => place + 1).filter(
    (row) => !kept.has(row),
  );
  // Whoever is killed leaves nothing compiled behind for the next one.
  flushCompileCache();
  process.stdout.write(`missing ${missing.length}\n`);
  for (let row = Math.max(0, ...kept) + 1; ; row++) {
    await db.insert(events).values({ title: String(row), eventDate: "2030-01-01" });
    process.stdout.write(`kept ${row}\n`);
  }
});
