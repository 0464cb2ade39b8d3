import "#tests/support/network/end-on-network.ts";
import "./measured/real-passwords.ts";
import { rmSync } from "node:fs";
import seed from "#tests/support/database/seeded-postgres.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { DemoViewers, type Viewer } from "#tests/support/requests/demo-viewers.ts";
import { type CountingLine, openCountingLine } from "./measured/count-statements.ts";
import { type MeasuredServer, startMeasured } from "./measured/start-measured.ts";

/**
 * The cost of a page that is rendered for one person: milliseconds of the main thread, and statements. Run it after
 * `npm run build`: `node bench/page-cost.ts`, or beside another build in a folder `node bench/page-cost.ts
 * build.before`; with `--only /browse,/saved` only pages with these prefixes. Builds are measured in turns, so that
 * the machine's load affects both.
 */
const given = process.argv.slice(2);
const option = (name: string) => {
  const place = given.indexOf(name);
  return place === -1 ? undefined : given.splice(place, 2)[1];
};
const only = (option("--only") ?? "").split(",");
const rounds = Number(option("--turns") ?? 12);
const folders = ["build", ...given];
const visitsPerRound = 10;

const pages: [Viewer, string][] = [
  ["member", "/browse?q=engineering&country=Germany&level=graduate&closing=soon"],
  ["member", "/browse?q=law"],
  ["visitor", "/browse?q=zzzzqqqq"],
  ["member", "/browse"],
  ["member", "/"],
  ["member", "/matches"],
  ["member", "/saved"],
  ["member", "/profile"],
  ["member", "/scholarship/:id"],
  ["member", "/college/:id"],
  ["member", "/union"],
  ["member", "/calendar"],
  ["member", "/plan"],
  ["admin", "/admin"],
  ["admin", "/admin/catalogue/scholarships"],
  ["admin", "/admin/review"],
  ["admin", "/admin/reports"],
];

const firstOf = {
  "/scholarship/:id": { list: "/browse?tab=scholarships", link: /\/scholarship\/[0-9a-f-]{36}/ },
  "/college/:id": { list: "/browse?tab=colleges", link: /\/college\/[0-9a-f-]{36}/ },
};

const wanted = pages.filter(([, address]) => only.some((start) => address.startsWith(start)));

const end = await seed();
try {
  console.table(await measure());
} finally {
  await end();
}

interface Contender {
  folder: string;
  server: MeasuredServer;
  people: DemoViewers;
  line: CountingLine;
}

async function measure(): Promise<Record<string, Record<string, string>>> {
  const contenders: Contender[] = [];
  for (const folder of folders) contenders.push(await open(folder));
  const rows: Record<string, Record<string, string>> = {};
  try {
    for (const [viewer, pattern] of wanted) {
      const address = await addressOf(pattern, contenders[0]?.people);
      const row: Record<string, string> = {};
      const costs = await inTurns(contenders, viewer, address);
      for (const [place, { folder, people, line }] of contenders.entries()) {
        row[`${folder}, ms`] = (costs[place] ?? 0).toFixed(1);
        row[`${folder}, statements`] = await countOne(line, people, viewer, address);
      }
      if (costs.length > 1)
        row["of the other"] = `${(((costs[0] ?? 0) / (costs[1] ?? 1)) * 100).toFixed(0)} %`;
      rows[`${viewer} ${pattern}`] = row;
    }
  } finally {
    for (const { server, line } of contenders) {
      await server.stop();
      line.close();
      rmSync(server.dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

async function open(folder: string): Promise<Contender> {
  const home = await homeOnPostgres();
  const line = await openCountingLine(home.DATABASE_URL);
  const server = await startMeasured(folder, {
    ...home,
    TRUST_PROXY: "1",
    DATABASE_URL: line.url,
  });
  const people = new DemoViewers(server);
  for (const viewer of ["member", "admin"] as const) await people.stayIn(viewer);
  await people.fillIn("member", "/browse", "/saved/heart");
  return { folder, server, people, line };
}

/** The median cost of a page over all turns, for each. */
async function inTurns(contenders: Contender[], viewer: Viewer, address: string): Promise<number[]> {
  const taken: number[][] = contenders.map(() => []);
  for (const { people } of contenders)
    for (let warm = 0; warm < 30; warm++) await visit(people, viewer, address);
  for (let round = 0; round < rounds; round++)
    for (const [place, { server, people }] of contenders.entries()) {
      const before = await server.used();
      for (let time = 0; time < visitsPerRound; time++) await visit(people, viewer, address);
      const after = await server.used();
      taken[place]?.push((after.mainThread - before.mainThread) / visitsPerRound);
    }
  return taken.map((all) => all.sort((a, b) => a - b)[all.length >> 1] ?? 0);
}

async function visit(people: DemoViewers, viewer: Viewer, address: string): Promise<string> {
  const { status, text } = await people.send(viewer, { address, headers: { "Accept-Encoding": "br" } });
  if (status !== 200) throw new Error(`${viewer} ${address}: ${status}`);
  return text;
}

async function countOne({ counted }: CountingLine, people: DemoViewers, viewer: Viewer, address: string) {
  const before = counted();
  await visit(people, viewer, address);
  const after = counted();
  return `${after.statements - before.statements} in ${after.transactions - before.transactions}`;
}

async function addressOf(pattern: string, people: DemoViewers | undefined): Promise<string> {
  if (!people || !(pattern in firstOf)) return pattern;
  const { list, link } = firstOf[pattern as keyof typeof firstOf];
  const { text } = await people.send("visitor", { address: list });
  return link.exec(text)?.[0] ?? pattern;
}
