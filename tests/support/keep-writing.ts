// A process to be killed: opens a database folder, says which of the rows named on its command line are missing, then
// adds rows without end and says each one's number once the database has acknowledged it.

import { migrate } from "#database/migrate.ts";
import { openPglite } from "#database/open-pglite.ts";
import { events } from "#database/schema/index.ts";

const [folder = "", acknowledged = "0"] = process.argv.slice(2);
const database = await openPglite(folder);
await database.asOwner(async (db) => {
  await migrate(db);
  const kept = new Set(
    (await db.select({ title: events.title }).from(events)).map(({ title }) => Number(title)),
  );
  const missing = Array.from({ length: Number(acknowledged) }, (_, place) => place + 1).filter(
    (row) => !kept.has(row),
  );
  process.stdout.write(`missing ${missing.length}\n`);
  for (let row = Math.max(0, ...kept) + 1; ; row++) {
    await db.insert(events).values({ title: String(row), eventDate: "2030-01-01" });
    process.stdout.write(`kept ${row}\n`);
  }
});
