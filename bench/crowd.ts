import "#tests/support/stay-inside-or-end.ts";
import { rmSync } from "node:fs";
import { DemoViewers } from "#tests/support/demo-viewers.ts";
import { homeOnPostgres } from "#tests/support/home.ts";
import seed from "#tests/support/seeded-postgres.ts";
import { demoPerson } from "#tests/support/sign-in.ts";
import { type MeasuredServer, startMeasured } from "./measured/start-measured.ts";
import { milliseconds, timed } from "./stopwatch.ts";

/**
 * How long a visitor waits for `/`, compressed, alone and while 32 people sign in again and again, and what the server holds
 * afterwards. Run it after `npm run build`: `node bench/crowd.ts`, and beside other builds `node bench/crowd.ts build.before`.
 */
const folders = ["build", ...process.argv.slice(2)];
const crowd = 32;
const visits = 300;

const end = await seed();
try {
  const table: Record<string, Record<string, number>> = {};
  for (const folder of folders) table[folder] = await measure(folder);
  console.table(table);
} finally {
  await end();
}

async function measure(folder: string): Promise<Record<string, number>> {
  const server = await startMeasured(folder, { ...(await homeOnPostgres()), TRUST_PROXY: "1" });
  const visitors = new DemoViewers(server);
  const visit = () => visitors.send("visitor", { address: "/", headers: { "Accept-Encoding": "br" } });
  for (let warm = 0; warm < 50; warm++) await visit();
  const alone = await waits(visit);
  let isOver = false;
  let signedIn = 0;
  const people = Array.from({ length: crowd }, async () => {
    while (!isOver) signedIn += Number(await signIn(server, visitors));
  });
  const inACrowd = await waits(visit);
  isOver = true;
  await Promise.all(people);
  const { resident } = await server.used();
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
  return {
    "alone, p50, ms": milliseconds(alone.p50),
    "alone, p99, ms": milliseconds(alone.p99),
    "in a crowd, p50, ms": milliseconds(inACrowd.p50),
    "in a crowd, p99, ms": milliseconds(inACrowd.p99),
    "signed in": signedIn,
    "MB afterwards": Math.round(resident),
  };
}

async function waits(visit: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  for (let time = 0; time < visits; time++) taken.push(await timed(visit));
  taken.sort((a, b) => a - b);
  return { p50: taken[visits >> 1] ?? 0, p99: taken[Math.floor(visits * 0.99)] ?? 0 };
}

async function signIn(server: MeasuredServer, people: DemoViewers): Promise<boolean> {
  const typed = new URLSearchParams({ ...demoPerson("student", server) }).toString();
  const { status } = await people.send("visitor", people.post("/auth", typed));
  return status === 303 || status === 302;
}
