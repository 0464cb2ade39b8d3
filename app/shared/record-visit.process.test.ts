import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { postgresAt } from "#tests/support/database/postgres.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { DemoViewers, type Viewer } from "#tests/support/requests/demo-viewers.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const missed = "zzzzqqqqx";
let server: RunningServer;
let people: DemoViewers;
let other: pg.Client;

beforeAll(async () => {
  const home = await homeOnPostgres();
  server = await startServer({ ...home, LOG_LEVEL: "fatal" });
  people = new DemoViewers(server);
  await people.stayIn("member");
  await people.send("visitor", { address: `/browse?q=${missed}` });
  const { port, pathname } = new URL(home.DATABASE_URL);
  other = new pg.Client(postgresAt(Number(port)).superuserUrl(pathname.slice(1)));
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await server?.stop("SIGKILL");
});

test.each<[string, Viewer, string]>([
  ["/matches", "member", "select from profiles for update"],
  ["/", "member", "select from profiles for update"],
  [`/browse?q=${missed}`, "visitor", "select from missed_searches for update"],
])(
  "%s is shown to a %s while another transaction locks the row of the visit",
  async (address, viewer, lock) => {
    await other.query("begin");
    const { rowCount } = await other.query(lock);
    expect(rowCount).toBeGreaterThan(0);
    try {
      expect((await people.send(viewer, { address })).status).toBe(200);
    } finally {
      await other.query("rollback");
    }
  },
);
