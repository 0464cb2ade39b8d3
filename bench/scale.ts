import "#tests/support/network/end-on-network.ts";
import "./measured/real-passwords.ts";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { addDemoAccounts } from "#app/accounts/demo-accounts.server.ts";
import { asOwner } from "#database/open-database.ts";
import { fieldsOfInterest, targetCountries } from "#database/schema/lists.ts";
import { seedSynthetic } from "#database/seed/synthetic.ts";
import { readJudgedSearches } from "#tests/judged-searches/judged-searches.ts";
import { type Postgres, startPostgres } from "#tests/support/database/postgres.ts";
import { secret } from "#tests/support/database/server-database.ts";
import { DemoViewers } from "#tests/support/requests/demo-viewers.ts";
import { type MeasuredServer, startMeasured } from "./measured/start-measured.ts";
import { milliseconds, timed } from "./stopwatch.ts";

/**
 * The cost of whole requests that nobody made before, with the starter catalogue and with this many synthetic
 * listings of each kind more, in milliseconds of the main thread: `npm run build && node bench/scale.ts 0 5000
 * 20000`. `--keep FOLDER` stores the databases for the next run, `--profile FOLDER` writes a CPU profile of each
 * server, `--only matches` measures that page alone.
 */
const given = process.argv.slice(2);
const option = (name: string) => {
  const place = given.indexOf(name);
  return place === -1 ? undefined : given.splice(place, 2)[1];
};
const [keep, profile, only] = [option("--keep"), option("--profile"), option("--only")];
const sizes = given.length > 0 ? given.map(Number) : [0, 5_000, 20_000];

const folder = keep ?? mkdtempSync(join(tmpdir(), "fursa-scale-"));
mkdirSync(folder, { recursive: true });
const settings = { shared_buffers: "512MB", fsync: "off", max_wal_size: "4GB" };
const postgres = await startPostgres(settings, join(folder, "postgres"));
const rows: Record<string, Record<string, number>> = {};
try {
  for (const size of sizes) {
    const home = await prepare(postgres, size);
    for (const [figure, value] of Object.entries(await measure(home)))
      rows[figure] = { ...rows[figure], [`${size} more`]: value };
    console.table(rows);
  }
} finally {
  await postgres.stop();
  if (!keep) rmSync(folder, { recursive: true, force: true });
}

interface TestHome extends Record<string, string> {
  DATA_DIR: string;
  DATABASE_URL: string;
}

/** A database with the starter catalogue, the demo accounts and the synthetic listings. */
async function prepare(own: Postgres, size: number): Promise<TestHome> {
  const name = `scale_${size}`;
  const home = { DATA_DIR: join(folder, name), AUTH_SECRET: secret, TRUST_PROXY: "1" };
  const admin = new pg.Client(own.superuserUrl());
  await admin.connect();
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
  await admin.end();
  if (rowCount && existsSync(home.DATA_DIR)) {
    const url = new URL(own.superuserUrl(name));
    return { ...home, DATABASE_URL: url.href };
  }
  await own.createDatabase(name);
  const url = own.superuserUrl(name);
  mkdirSync(home.DATA_DIR, { recursive: true });
  await (await startMeasured("build", { ...home, DATABASE_URL: url })).stop();
  const accounts = await asOwner({ url, dataDir: home.DATA_DIR }, addDemoAccounts);
  const lines = accounts.map(({ who, email, password }) => `${who}: ${email} ${password}\n`);
  writeFileSync(join(home.DATA_DIR, "demo-accounts"), lines.join(""));
  const all = { scholarships: size, colleges: size, internships: size };
  if (size > 0)
    await asOwner({ url, dataDir: home.DATA_DIR }, (db) => seedSynthetic(db, all, { today: new Date() }));
  return { ...home, DATABASE_URL: url };
}

async function measure(home: TestHome) {
  const options = profile
    ? ["--cpu-prof", `--cpu-prof-dir=${join(profile, home.DATA_DIR.split("/").at(-1) ?? "")}`]
    : [];
  const server = await startMeasured("build", home, options);
  const people = new DemoViewers(server);
  await people.stayIn("member");
  const client = new pg.Client(home.DATABASE_URL);
  await client.connect();
  const visit = async (address: string) => {
    const { status } = await people.send("member", { address });
    if (status !== 200) throw new Error(`${address}: ${status}`);
  };
  /** The first request after a start may time out while it reads the catalogue. */
  const untilAnswered = async (address: string) => {
    while ((await people.send("member", { address })).status !== 200);
  };
  const matches = () =>
    cost(server, profiles(), async ({ fields, countries, gpa }) => {
      await client.query(
        "update profiles set fields_of_interest = $1, target_countries = $2, gpa = $3 where user_id = (select id from users where email like 'student%')",
        [fields, countries, gpa],
      );
      return () => visit("/matches");
    });
  try {
    await settle(server);
    const start = await timed(() => untilAnswered("/matches"));
    if (only === "matches") return { "/matches": await matches() };
    const startSearch = await timed(() => untilAnswered("/browse?tab=colleges"));
    return {
      "first /matches after the start, ms": milliseconds(start),
      "first /browse after the start, ms": milliseconds(startSearch),
      "/matches": await matches(),
      "/browse with a filter": await cost(server, filters(), async (address) => () => visit(address)),
      "unseen search": await cost(
        server,
        searches(),
        async (q) => () => visit(`/browse?${new URLSearchParams({ q })}`),
      ),
      "26 letters": await cost(
        server,
        ["", ""],
        async () => () =>
          visit(`/browse?${new URLSearchParams({ q: [..."abcdefghijklmnopqrstuvwxyz"].join(" ") })}`),
      ),
      "MB resident": Math.round((await server.used()).resident),
    };
  } finally {
    console.log(
      server
        .output()
        .split("\n")
        .filter((l) => l.startsWith("RS"))
        .slice(-25)
        .join("\n"),
    );
    await client.end();
    await server.stop();
  }
}

/** Waits until the jobs of the start are done: the server is idle for three seconds. */
async function settle(server: MeasuredServer) {
  for (let idle = 0, last = await server.used(); idle < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const now = await server.used();
    idle = now.mainThread - last.mainThread < 20 ? idle + 1 : 0;
    last = now;
  }
}

/** Milliseconds of the main thread per request, without the first third, which warms up the code. */
async function cost<Turn>(
  server: MeasuredServer,
  rounds: Turn[],
  prepareTurn: (round: Turn) => Promise<() => Promise<void>>,
): Promise<number> {
  const warm = Math.floor(rounds.length / 3);
  let sum = 0;
  for (const [place, round] of rounds.entries()) {
    const request = await prepareTurn(round);
    const before = await server.used();
    await request();
    const after = await server.used();
    if (place >= warm) sum += after.mainThread - before.mainThread;
  }
  return milliseconds(sum / (rounds.length - warm));
}

/** Students with different profiles. */
function profiles() {
  return Array.from({ length: 30 }, (_, place) => ({
    fields: [0, 3, 7].map((step) => fieldsOfInterest[(place + step) % fieldsOfInterest.length] ?? ""),
    countries: targetCountries.slice(place % 5, (place % 5) + 2),
    gpa: 2 + (place % 20) / 10,
  }));
}

function filters() {
  const tabs = ["scholarships", "colleges", "internships"];
  return targetCountries.flatMap((place) =>
    tabs.map(
      (tab) =>
        `/browse?${new URLSearchParams({ tab, [tab === "internships" ? "location" : "country"]: place })}`,
    ),
  );
}

function searches() {
  return readJudgedSearches([])
    .filter((_, position) => position % 8 === 0)
    .slice(0, 150)
    .map(({ q }) => q);
}
