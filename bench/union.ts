import "#tests/support/network/end-on-network.ts";
import { searchThreads } from "#app/community/union/browse/search-threads.server.ts";
import { findThread } from "#app/community/union/thread/find-thread.server.ts";
import { listReplies } from "#app/community/union/thread/list-replies.server.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate/migrate.ts";
import { asViewer } from "#database/viewer.ts";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { aLongThread, aUnionMember } from "#tests/support/people/union.ts";
import { fastest, milliseconds } from "./stopwatch.ts";
import { vacuum } from "./vacuum.ts";

/** How long a thread takes to open as it grows: `node bench/union.ts`, or with other sizes `node bench/union.ts 100 50000`. */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [100, 10_000];

const postgres = await startPostgres();
const database = await openPostgres({
  url: await postgres.createDatabase("bench_union"),
  secret: "a-secret-of-thirty-two-characters-or-more",
});
try {
  await database.asOwner(migrate);
  const table: Record<string, Record<string, number>> = {};
  for (const size of sizes) {
    const id = await database.asOwner(async (db) =>
      aLongThread(db, await aUnionMember(db, `Writer ${size}`), size),
    );
    await vacuum(database, postgres);
    const asVisitor = (work: (db: Database) => Promise<unknown>) =>
      fastest(() => asViewer({ kind: "visitor", database: database.db }, work));
    const open = async (db: Database, part: "start" | "end") => {
      await findThread(db, id);
      await listReplies(db, { id, acceptedPostId: null }, { kind: part });
    };
    table[`${size.toLocaleString("en")} replies`] = {
      "first page, ms": milliseconds(await asVisitor((db) => open(db, "start"))),
      "last page, ms": milliseconds(await asVisitor((db) => open(db, "end"))),
      "search, a rare word, ms": milliseconds(await asVisitor((db) => searchThreads(db, ["essays"]))),
      "search, a common word, ms": milliseconds(await asVisitor((db) => searchThreads(db, ["reply"]))),
    };
  }
  console.table(table);
} finally {
  await database.close();
  await postgres.stop();
}
