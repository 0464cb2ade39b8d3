import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pgbouncer, startPgbouncer } from "#tests/support/database/pgbouncer.ts";
import { freePort, type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { startSeededPostgres } from "#tests/support/database/seeded-postgres.ts";
import { secret, seededDatabase } from "#tests/support/database/server-database.ts";
import { PlainBrowser } from "#tests/support/requests/cookie-client.ts";
import { DemoViewers, type Viewer } from "#tests/support/requests/demo-viewers.ts";
import type { PlainRequest } from "#tests/support/requests/plain-request.ts";
import { lookAround } from "#tests/support/routes/visit-routes.ts";
import { openSwitchingProxy, type SwitchingProxy } from "#tests/support/servers/round-robin-proxy.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

interface OwnReplica {
  /** The connection URL of one of the primary's databases, at the replica. */
  at(url: string): string;
  /** From now on it receives changes but doesn't replay them. */
  fallBehind(): Promise<void>;
  /** Replays all of them, and continues. */
  catchUp(): Promise<void>;
  /** Stops it like a power cut. */
  crash(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A second PostgreSQL that follows the first by streaming replication, started from a copy of it. */
async function startReplica(primary: Postgres): Promise<OwnReplica> {
  const folder = mkdtempSync(join(tmpdir(), "fursa-replica-"));
  chmodSync(folder, 0o755);
  const client = new pg.Client(primary.superuserUrl());
  await client.connect();
  try {
    await copyData(client, join(folder, "data"), primary.superuserUrl());
  } finally {
    await client.end();
  }
  const own = await startPostgres({ fsync: "off", wal_receiver_status_interval: "1" }, folder);
  const { port } = new URL(own.superuserUrl());
  const command = async (text: string) => {
    const client = new pg.Client(own.superuserUrl());
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  return {
    at: (url) => Object.assign(new URL(url), { port }).href,
    fallBehind: () => command("select pg_wal_replay_pause()"),
    catchUp: () => command("select pg_wal_replay_resume()"),
    crash: own.crash,
    comeBack: own.comeBack,
    async stop() {
      await own.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Does what `pg_basebackup` does, which the tests' PostgreSQL package doesn't include. */
async function copyData(client: pg.Client, data: string, primaryUrl: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.query("select pg_backup_start('a copy for a replica', true)");
  execFileSync("cp", ["-a", rows[0]?.data_directory ?? "", data]);
  const stopped = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  rmSync(join(data, "postmaster.pid"), { force: true });
  const { uid, gid } = statSync(data);
  const put = (name: string, text: string) => {
    writeFileSync(join(data, name), text);
    chownSync(join(data, name), uid, gid);
  };
  put("backup_label", stopped.rows[0]?.labelfile ?? "");
  put("standby.signal", "");
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${primaryUrl}'\n`);
}

const profile = { role: "student", email: "amina@example.com", country: "Kenya" };

let database: Awaited<ReturnType<typeof startSeededPostgres>>;
let replica: Awaited<ReturnType<typeof startReplica>>;
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
let proxy: SwitchingProxy;
let servers: RunningServer[];
let figures: string[];
const home = mkdtempSync(join(tmpdir(), "fursa-read-"));
let sql: pg.Client;
let student: PlainBrowser;

/** One server reads from the replica itself, the other through a pooler if there is one. */
beforeAll(async () => {
  database = await startSeededPostgres();
  const DATABASE_URL = await database.postgres.createDatabase("fursa_read", seededDatabase);
  replica = await startReplica(database.postgres);
  if (pgbouncer) pooler = await startPgbouncer(replica.at(database.postgres.superuserUrl()));
  proxy = await openSwitchingProxy();
  cpSync(database.demo, home, { recursive: true });
  const ports = [await freePort(), await freePort()];
  figures = ports.map((port) => `http://127.0.0.1:${port}/metrics`);
  const start = (DATABASE_READ_URL: string, METRICS_PORT: string) =>
    startServer({
      DATA_DIR: home,
      DATABASE_URL,
      DATABASE_READ_URL,
      AUTH_SECRET: secret,
      APP_URL: proxy.url,
      METRICS_PORT,
      LOG_LEVEL: "error",
    });
  const direct = replica.at(DATABASE_URL);
  servers = await Promise.all([
    start(direct, String(ports[0])),
    start(pooler?.through(direct) ?? direct, String(ports[1])),
  ]);
  proxy.servers.push(...servers.map(({ url }) => url));
  await connect();
  student = new PlainBrowser(proxy.url);
  const credentials = { email: profile.email, password: "mango season" };
  await student.post("/auth?mode=signup", credentials);
  expect((await student.post("/auth", credentials)).status).toBe(303);
});
afterAll(async () => {
  await sql?.end().catch(() => undefined);
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await proxy?.close();
  await pooler?.stop();
  await replica?.stop();
  await database?.stop();
  rmSync(home, { recursive: true, force: true });
});

async function connect() {
  sql = new pg.Client(database.postgres.superuserUrl("fursa_read"));
  sql.on("error", () => undefined);
  await sql.connect();
}

/** An invalid session cookie: its page is rendered for this request alone. */
const madeNow = { Cookie: "fursa.nobody=1" };
const seeOn = async (server: RunningServer, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + path, { headers });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};
const seeEverywhere = async (path: string) => {
  const seen: string[] = [];
  for (const server of servers)
    seen.push(await seeOn(server, path), await seeOn(server, path), await seeOn(server, path, madeNow));
  return seen;
};
/** Other servers learn of a change within a second. Once all of them show it, none shows the former state again. */
const expectEverywhere = async (path: string, isShown: (text: string) => boolean) => {
  await until(async () => (await seeEverywhere(path)).every(isShown));
  expect((await seeEverywhere(path)).filter((seen) => !isShown(seen))).toEqual([]);
};
const shows = (text: string) => (seen: string) => seen.includes(text);
const page = async (browser: PlainBrowser, path: string) => {
  const answer = await browser.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

async function figure(place: number, sample: string): Promise<number> {
  const text = await (await fetch(figures[place] ?? "")).text();
  const line = text.split("\n").find((each) => each.startsWith(sample));
  return Number(line?.split(" ").at(-1) ?? Number.NaN);
}
const readsOf = (place: number, why: string) =>
  figure(
    place,
    `fursa_database_reads_total{from="${why === "fresh" ? "replica" : "primary"}",reason="${why}"}`,
  );
const readsOfAll = async (why: string) => (await readsOf(0, why)) + (await readsOf(1, why));
const untilReplicasAreRead = async () => {
  for (const [place, server] of servers.entries()) {
    const before = await readsOf(place, "fresh");
    await until(async () => {
      await seeOn(server, "/browse", madeNow);
      return (await readsOf(place, "fresh")) > before;
    });
  }
};

test("read-only pages are read from the replica, for visitors and for members", async () => {
  await untilReplicasAreRead();
  const before = await readsOfAll("fresh");
  await page(student, "/union");
  expect(await readsOfAll("fresh")).toBeGreaterThan(before);
  const used = new Set(readFileSync("operations/alerts.yml", "utf8").match(/\bfursa_replica_\w+/g));
  expect(used.size).toBeGreaterThan(0);
  for (const name of [...used, "fursa_replica_lag_bytes"]) expect(await figure(0, name)).not.toBeNaN();
});

test("no page writes in a read-only transaction", async () => {
  class Watched extends DemoViewers {
    readonly found = new Set<string>();
    #before = 0;
    override async send(viewer: Viewer, request: PlainRequest) {
      const answer = await super.send(viewer, request);
      const now = await readsOfAll("writes");
      if (now > this.#before) this.found.add(request.address);
      this.#before = now;
      return answer;
    }
  }
  const people = new Watched({ ...(servers[0] as RunningServer), url: proxy.url });
  for (const viewer of ["member", "admin"] as const) await people.stayIn(viewer);
  await lookAround(people);
  await people.send("visitor", { address: "/browse?q=zzzzqqqqx" });
  // The editors' queue claims the card that it shows, so that no two editors get the same one.
  expect([...people.found]).toEqual(["/admin/queue"]);
});

describe("while replication is paused", () => {
  beforeAll(async () => {
    await untilReplicasAreRead();
    await replica.fallBehind();
  });
  afterAll(() => replica.catchUp());

  test("a writer sees their change on every server", async () => {
    for (const fullName of ["Amina Yusuf", "Amina Y. Hassan"]) {
      expect((await student.post("/profile", { ...profile, fullName })).status).toBe(303);
      for (const _ of servers) expect(await page(student, "/profile")).toContain(fullName);
    }
  });

  test("public pages are soon up to date everywhere, cached or rendered, and stay so", async () => {
    await seeEverywhere("/browse?q=zawadi");
    await sql.query(
      "insert into scholarships (id, title, deadline) values ('00000000-0000-4000-8000-00000000000a', 'Zawadi award', current_date + 1)",
    );
    await expectEverywhere("/browse?q=zawadi", shows("Zawadi award"));
    await sql.query("update scholarships set title = 'Zawadi grant' where title = 'Zawadi award'");
    for (const path of ["/browse?q=zawadi", "/calendar?q=zawadi", "/feeds/scholarships.atom"])
      await expectEverywhere(path, shows("Zawadi grant"));
    expect(await readsOf(0, "behind")).toBeGreaterThan(0);
    expect(await figure(0, "fursa_replica_lag_bytes")).toBeGreaterThan(0);
  });

  test("the replica is soon no longer read, and other members' changes are visible", async () => {
    const another = new PlainBrowser(proxy.url);
    await another.post("/auth", { email: profile.email, password: "mango season" });
    await sql.query("update profiles set full_name = 'Amina of the office' where email = $1", [
      profile.email,
    ]);
    await until(async () => (await page(another, "/profile")).includes("Amina of the office"));
    const before = await readsOf(0, "resting");
    await until(async () => {
      await seeOn(servers[0] as RunningServer, "/browse", madeNow);
      return (await readsOf(0, "resting")) > before;
    });
  });

  test("what was cached in the meantime stays correct when it has caught up", async () => {
    await replica.catchUp();
    await untilReplicasAreRead();
    await expectEverywhere("/browse?q=zawadi", shows("Zawadi grant"));
    await sql.query("delete from scholarships where title = 'Zawadi grant'");
    await expectEverywhere("/browse?q=zawadi", (seen) => !seen.includes("Zawadi grant"));
  });
});

test("a replica that is gone is no longer read, and no request fails", async () => {
  await untilReplicasAreRead();
  const requests = Array.from({ length: 12 }, (_, index) =>
    seeOn(servers[index % 2] as RunningServer, `/browse?q=law&page=${index}`, madeNow),
  );
  await replica.crash();
  await Promise.all(requests);
  for (const path of ["/browse?q=engineering", "/jobs?q=bank", "/union"]) await seeEverywhere(path);
  expect(await page(student, "/profile")).toContain("Amina of the office");
  expect(await readsOf(0, "away")).toBeGreaterThan(0);
  expect(await figure(0, "fursa_replica_up")).toBe(0);
  await replica.comeBack();
  await untilReplicasAreRead();
});

describe("while the primary is gone", () => {
  let stolen: PlainBrowser;

  beforeAll(async () => {
    await student.post("/union/name", { displayName: "Amina", country: "Kenya" });
    await untilReplicasAreRead();
    const owner = new PlainBrowser(proxy.url);
    const credentials = { email: profile.email, password: "mango season" };
    expect((await owner.post("/auth", credentials)).status).toBe(303);
    await page(owner, "/profile");
    stolen = owner.copy();
    await untilReplicasAreRead();
    await replica.fallBehind();
    expect((await owner.post("/sign-out", {})).status).toBe(303);
    await database.postgres.crash();
  });

  test("pages and searches that weren't cached before still work for visitors", async () => {
    for (const path of [
      "/browse?q=medicine&country=Ghana",
      "/browse?q=zzqqzz",
      "/jobs?q=teacher",
      "/advice",
      "/sitemap.xml",
    ])
      for (const server of servers) {
        await seeOn(server, path);
        await seeOn(server, path, madeNow);
      }
  });

  test("members see public pages, and a message in place of their data", async () => {
    for (const _ of servers) {
      for (const path of ["/", "/browse?q=law"]) expect(await page(student, path)).toContain("</html>");
      for (const path of ["/profile", "/matches", "/saved"]) {
        const answer = await student.get(path);
        expect([path, answer.status]).toEqual([path, 503]);
        expect(await answer.text()).not.toContain("Amina");
      }
    }
  });

  test("an ended session stays ended, although the replica doesn't have its end", async () => {
    const answer = await stolen.get("/profile");
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("Amina");
  });

  test("each server reports that it is readable and not writable", async () => {
    for (const { url } of servers) {
      const answer = await fetch(`${url}/readyz`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("ready to be read, and not to be written: there is no primary");
    }
  });

  test("a form is shown again with what was typed", async () => {
    const answer = await student.post("/profile", { ...profile, fullName: "Amina in the dark" });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('value="Amina in the dark"');
  });

  test("after it is back everything works, and nothing stale is cached", async () => {
    await database.postgres.comeBack();
    await replica.catchUp();
    for (const { url } of servers)
      await until(async () => (await (await fetch(`${url}/readyz`)).text()) === "ready");
    await until(
      async () => (await student.post("/profile", { ...profile, fullName: "Amina" })).status === 303,
    );
    await connect();
    await sql.query(
      "update internships set title = 'Zawadi teacher' where id = (select min(id::text)::uuid from internships)",
    );
    await expectEverywhere("/jobs?q=zawadi", shows("Zawadi teacher"));
  });
});

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await wait(50);
}
