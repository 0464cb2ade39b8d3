import "#tests/support/network/end-on-network.ts";
import "./measured/real-passwords.ts";
import { rmSync } from "node:fs";
import seed from "#tests/support/database/seeded-postgres.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { DemoViewers, type Viewer } from "#tests/support/requests/demo-viewers.ts";
import { keepBusy } from "./measured/keep-busy.ts";
import { type MeasuredServer, startMeasured } from "./measured/start-measured.ts";

/**
 * A server's memory under long mixed load, minute by minute, and for a while afterwards: `npm run build && node
 * bench/memory.ts [MINUTES]`. Sixteen clients send their next request as soon as they have a response, and no two
 * searches are equal; for the first minute thirty-two sign in all the time and an editor imports.
 */
const [minutes = "10"] = process.argv.slice(2);
const concurrency = 16;
const oneMinute = 60_000;

const words = ["law", "nursing", "engineering in kenya", "masters germany", "teching", "nurs", "scholarshp"];
const search = (index: number, more = "") =>
  `/browse?q=${encodeURIComponent(`${words[index % words.length]}${more}`)}`;
const pages: [Viewer, (index: number) => string][] = [
  ["visitor", () => "/"],
  ["visitor", (index) => search(index, ` ${index % 997}`)],
  ["visitor", (index) => `${search(index)}&page=${index % 5}`],
  ["visitor", () => "/jobs"],
  ["visitor", (index) => `/calendar?month=${index % 12}`],
  ["visitor", () => "/advice"],
  ["visitor", () => "/feeds/scholarships.atom"],
  ["member", () => "/"],
  ["member", (index) => search(index)],
  ["member", () => "/matches"],
  ["member", () => "/saved"],
  ["member", () => "/profile"],
  ["member", () => "/union"],
  ["admin", () => "/admin"],
  ["admin", () => "/admin/catalogue/scholarships"],
];

const end = await seed();
const home = await homeOnPostgres();
const server = await startMeasured("build", { ...home, TRUST_PROXY: "1" });
try {
  await measure(server);
} finally {
  await server.stop();
  rmSync(server.dataDir, { recursive: true, force: true });
  await end();
}

async function measure(measured: MeasuredServer) {
  const people = new DemoViewers(measured);
  for (const viewer of ["member", "admin"] as const) await people.stayIn(viewer);
  const say = async (when: string) =>
    process.stdout.write(
      `${when}: ${Math.round((await measured.used()).resident)} MB, ${served} responses, ${turnedAway} shed, ${failed.length} failed\n`,
    );
  let [served, turnedAway, isOver] = [0, 0, false];
  const failed: string[] = [];
  await say("at first");
  const work = await keepBusy(measured);
  const visits = Array.from({ length: concurrency }, async (_, one) => {
    for (let index = one; !isOver; index += concurrency) {
      const [viewer, address] = pages[index % pages.length] ?? (["visitor", () => "/"] as const);
      const path = address(index);
      const { status } = await people.send(viewer, {
        address: path,
        headers: { "Accept-Encoding": "br" },
      });
      served += 1;
      if (status === 503) turnedAway += 1;
      else if (status !== 200) failed.push(`${status} ${viewer} ${path}`);
    }
  });
  for (let minute = 1; minute <= Number(minutes); minute += 1) {
    await new Promise((resolve) => setTimeout(resolve, oneMinute));
    if (minute === 1) await work.stop();
    await say(`after ${minute} min`);
  }
  isOver = true;
  await Promise.all(visits);
  await new Promise((resolve) => setTimeout(resolve, oneMinute / 2));
  await say("half a minute after the last");
  for (const line of new Set(failed)) process.stdout.write(`${line}\n`);
}
