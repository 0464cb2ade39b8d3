import "#tests/support/network/end-on-network.ts";
import "./measured/real-passwords.ts";
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import seed from "#tests/support/database/seeded-postgres.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { DemoViewers, type Viewer } from "#tests/support/requests/demo-viewers.ts";
import type { PlainRequest } from "#tests/support/requests/plain-request.ts";
import { type MeasuredServer, startMeasured } from "./measured/start-measured.ts";
import { milliseconds, timed } from "./stopwatch.ts";

/**
 * What gets slower as the catalogue grows: pages that read all of it, and the start of a server, with the starter
 * catalogue and with this many synthetic records more: `npm run build && node bench/growth.ts [RECORDS]`. Servers are
 * measured in turns.
 */
const [records = "100000"] = process.argv.slice(2);
const rounds = 9;
const servers: MeasuredServer[] = [];
const run = promisify(execFile);

const message =
  "Congratulations! You won the Mastercard Foundation Scholarship at the University of Nairobi. Send KES 2,500 to 0712 345 678 today.";
const pages: Record<string, [Viewer, PlainRequest]> = {
  "/admin/catalogue/duplicates": ["admin", { address: "/admin/catalogue/duplicates" }],
  "/check": [
    "visitor",
    { address: "/check", method: "POST", body: new URLSearchParams({ message }).toString() },
  ],
  "/admin/catalogue/scholarships": ["admin", { address: "/admin/catalogue/scholarships" }],
  "/admin": ["admin", { address: "/admin" }],
  "/browse, a word": ["member", { address: "/browse?q=engineering" }],
  "/": ["member", { address: "/" }],
  "/matches": ["member", { address: "/matches" }],
  "/calendar": ["member", { address: "/calendar" }],
};

const end = await seed();
const homes = [{ ...(await homeOnPostgres()) }, { ...(await homeOnPostgres()) }] as const;
try {
  process.stdout.write(`adding ${records} records\n`);
  await run(process.execPath, ["scripts/seed-synthetic.ts", records], {
    env: { PATH: process.env.PATH, ...homes[1] },
    maxBuffer: 10_000_000,
  });
  await measure();
} finally {
  for (const { DATA_DIR } of homes) rmSync(DATA_DIR, { recursive: true, force: true });
  await end();
}

/** The first start after many records were added does work once; the second is like every other. */
async function measure() {
  for (const home of homes) await (await open(home)).stop();
  const rows: Record<string, Record<string, number>> = {};
  const starts = [await timed(() => openAndNote(0)), await timed(() => openAndNote(1))];
  rows["start, ms"] = row(starts);
  for (const [name, [viewer, request]] of Object.entries(pages))
    rows[name] = row(await inTurns(viewer, request));
  rows.MB = row(await Promise.all(servers.map(async (server) => (await server.used()).resident)));
  const before = await Promise.all(servers.map((server) => server.used()));
  const idle = 20;
  await new Promise((resolve) => setTimeout(resolve, idle * 1000));
  const after = await Promise.all(servers.map((server) => server.used()));
  rows[`main thread in ${idle} idle seconds, ms`] = row(
    after.map(({ mainThread }, place) => mainThread - (before[place]?.mainThread ?? 0)),
  );
  for (const server of servers) await server.stop();
  console.table(rows);
}

async function openAndNote(place: 0 | 1) {
  servers[place] = await open(homes[place]);
}

function open(home: { DATA_DIR: string }) {
  return startMeasured("build", { ...home, TRUST_PROXY: "1" });
}

function row([few = 0, many = 0]: number[]) {
  return { starter: milliseconds(few), grown: milliseconds(many), times: Number((many / few).toFixed(1)) };
}

/** The median of all turns, for each. */
async function inTurns(viewer: Viewer, request: PlainRequest): Promise<number[]> {
  const taken: number[][] = servers.map(() => []);
  const people = servers.map((server) => new DemoViewers(server));
  for (const one of people) await one.stayIn(viewer);
  for (let round = 0; round < rounds; round += 1)
    for (const [place, one] of people.entries()) {
      const { method, address, body } = request;
      const sent = method ? one.post(address, body ?? "") : { address };
      const visit = async () => {
        const { status } = await one.send(viewer, sent);
        if (status !== 200) throw new Error(`${viewer} ${address}: ${status}`);
      };
      // The first request reads what was just added.
      if (round === 0) await visit();
      taken[place]?.push(await timed(visit));
    }
  return taken.map((all) => all.sort((one, other) => one - other)[rounds >> 1] ?? 0);
}
