import "#tests/support/stay-inside-or-end.ts";
import "./measured/real-passwords.ts";
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { homeOnPostgres, newDatabase, secret } from "#tests/support/home.ts";
import seed from "#tests/support/seeded-postgres.ts";
import { startServer } from "#tests/support/server.ts";
import { keepBusy } from "./measured/keep-busy.ts";
import { startMeasured } from "./measured/start-measured.ts";

/**
 * How many public pages a second this machine answers, and how long visitors wait: nginx with the same compressed bytes in files, a
 * bare Hono route, and we, on a database that is shared and on the embedded one, side by side, in turns of which the middle one counts:
 * `npm run build && node bench/pages.ts [SECONDS a turn] [PROCESSES]`. All of them have one process to answer with; told of more,
 * nginx and we on PostgreSQL have so many. First, how long `/` takes while 32 people sign in and an editor imports, beside the same alone;
 * and, as the machine's own share of it, how much longer nginx takes meanwhile, which has nothing to do with them.
 */
const [seconds = "1", processes = "1"] = process.argv.slice(2);
const nginx = "/usr/sbin/nginx";
const connections = [16, 64];
const turns = 5;
/** Long enough for a whole import. */
const besideSeconds = String(Math.max(10, Number(seconds)));

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
}

const folder = mkdtempSync(join(tmpdir(), "fursa-bench-"));
// Started by root, nginx reads as somebody else.
chmodSync(folder, 0o755);
const database = await newDatabase();
const postgres = await startServer({
  DATABASE_URL: database.url,
  AUTH_SECRET: secret,
  WORKERS: processes,
  LOG_LEVEL: "info",
});
const builtIn = await startServer({ LOG_LEVEL: "info" });
const pages = await choosePages();
await writeFiles();
const files = existsSync(nginx) ? await startNginx() : null;
if (!files) process.stdout.write(`${nginx} is not installed: measured without it\n`);
const bare = await startBare();

try {
  await showBeside();
  for (const count of connections) {
    const rows: Record<string, Record<string, string>> = {};
    for (const [place, page] of pages.entries()) {
      const [few, onPostgres, onBuiltIn, theirs] = await askInTurns(count, [
        `http://127.0.0.1:${bare.port}/${place}`,
        postgres.url + page.onPostgres,
        builtIn.url + page.onBuiltIn,
        ...(files ? [`http://127.0.0.1:${files.port}/${place}`] : []),
      ]);
      if (!few || !onPostgres || !onBuiltIn) throw new Error("nothing was measured");
      rows[page.name] = {
        ...(theirs && { nginx: inWords(theirs) }),
        "bare Hono": inWords(few),
        PostgreSQL: inWords(onPostgres),
        "built-in": inWords(onBuiltIn),
        ...(theirs && {
          "of nginx": `${share(onPostgres, theirs)} ${share(onBuiltIn, theirs)}`,
          "p99 to nginx": `${longer(onPostgres, theirs)} ${longer(onBuiltIn, theirs)}`,
        }),
        "of bare Hono": `${share(onPostgres, few)} ${share(onBuiltIn, few)}`,
      };
    }
    process.stdout.write(`${count} connections: answers a second, p50 / p99 in milliseconds\n`);
    console.table(rows);
  }
} finally {
  files?.child.kill();
  bare.child.kill();
  await Promise.all([postgres.stop(), builtIn.stop()]);
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Whether what takes long keeps a visitor of the first page waiting. With the passwords that are used, unlike in tests. */
async function showBeside() {
  const rows: Record<string, Record<string, string>> = {};
  const end = await seed();
  {
    const home = await homeOnPostgres();
    const server = await startMeasured("build", { ...home, TRUST_PROXY: "1" });
    await askOften(`${server.url}/`, 16, "1");
    const alone = await askOften(`${server.url}/`, 16, besideSeconds);
    const theirFile = files && `http://127.0.0.1:${files.port}/0`;
    const theirsAlone = theirFile && (await askOften(theirFile, 16, besideSeconds));
    const work = await keepBusy(server);
    const beside = await askOften(`${server.url}/`, 16, besideSeconds);
    const theirs = theirFile && (await askOften(theirFile, 16, besideSeconds));
    const { signIns, turnedAway, imports } = await work.stop();
    rows.PostgreSQL = {
      alone: inWords(alone),
      beside: inWords(beside),
      "p99 to alone": longer(beside, alone),
      ...(theirs && theirsAlone && { "nginx's": longer(theirs, theirsAlone) }),
      "sign-ins": String(signIns),
      "turned away": String(turnedAway),
      imports: String(imports),
    };
    await server.stop();
  }
  await end();
  process.stdout.write("/ while 32 people sign in and an editor imports 500 records after the other\n");
  console.table(rows);
}

function inWords({ perSecond, p50, p99, failures }: Measured): string {
  const wrong = failures > 0 ? `, ${failures} FAILED` : "";
  return `${Math.round(perSecond)}/s ${p50.toFixed(1)} / ${p99.toFixed(1)}${wrong}`;
}

function share(ours: Measured, theirs: Measured): string {
  return (ours.perSecond / theirs.perSecond).toFixed(2);
}

function longer(ours: Measured, theirs: Measured): string {
  return `${(ours.p99 / theirs.p99).toFixed(1)}×`;
}

/** Once to warm up, and for the smallest form to be made; then each in its turn, since a machine is not always as fast. */
async function askInTurns(count: number, addresses: string[]): Promise<Measured[]> {
  const seen = addresses.map((): Measured[] => []);
  for (const address of addresses) await askOften(address, count, "1");
  for (let turn = 0; turn < turns; turn += 1)
    for (const [place, address] of addresses.entries())
      seen[place]?.push(await askOften(address, count, seconds));
  return seen.map(middleOf);
}

function middleOf(all: Measured[]): Measured {
  const middle = (numbers: number[]) =>
    numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return {
    perSecond: middle(all.map(({ perSecond }) => perSecond)),
    p50: middle(all.map(({ p50 }) => p50)),
    p99: middle(all.map(({ p99 }) => p99)),
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  };
}

async function askOften(address: string, count: number, howLong: string): Promise<Measured> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    "bench/ask-often.ts",
    address,
    String(count),
    howLong,
  ]);
  return JSON.parse(stdout);
}

async function choosePages() {
  const same = (name: string) => ({ name, onPostgres: name, onBuiltIn: name });
  const detail = async (url: string) =>
    /"(\/scholarship\/[^"]{36})"/.exec(await (await fetch(`${url}/browse`)).text())?.[1] ?? "";
  const article = async (url: string) =>
    /"(\/advice\/[a-z0-9-]+)"/.exec(await (await fetch(`${url}/advice`)).text())?.[1] ?? "";
  const [page, other] = [await detail(postgres.url), await detail(builtIn.url)];
  const [text, otherText] = [await article(postgres.url), await article(builtIn.url)];
  return [
    ...["/", "/browse", "/browse?q=law", "/jobs"].map(same),
    { name: "a scholarship", onPostgres: page, onBuiltIn: other },
    { name: "an article", onPostgres: text, onBuiltIn: otherText },
  ];
}

/** The bytes as visitors get them in the end, each page in a file of its own. */
async function writeFiles() {
  for (const [place, { onPostgres }] of pages.entries()) {
    await askOften(postgres.url + onPostgres, 1, "1");
    const { stdout } = await promisify(execFile)(
      "curl",
      ["-s", "-H", "Accept-Encoding: br", postgres.url + onPostgres],
      { encoding: "buffer", maxBuffer: 10_000_000 },
    );
    writeFileSync(join(folder, String(place)), stdout);
  }
}

async function startNginx(): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const settings = `
worker_processes ${processes}; daemon off; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 1000000000; open_file_cache max=100; default_type "text/html; charset=utf-8";
  ${places.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; add_header Vary Accept-Encoding; }
}`;
  writeFileSync(join(folder, "settings"), settings);
  const child = spawn(nginx, ["-c", join(folder, "settings")], { stdio: "ignore" });
  while (!(await fetch(`http://127.0.0.1:${port}/0`, { method: "HEAD" }).catch(() => null)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return { child, port };
}

function startBare(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ["bench/bare-hono.ts", folder, String(pages.length)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve) => {
    child.stdout?.once("data", (words) =>
      resolve({ child, port: Number(/\d+/.exec(String(words))?.[0] ?? 0) }),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
