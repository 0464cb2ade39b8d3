import "#tests/support/network/end-on-network.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { freePort } from "#tests/support/database/postgres.ts";
import { newDatabase, secret } from "#tests/support/database/server-database.ts";
import { startNginx } from "#tests/support/servers/nginx.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { startMeasured } from "./measured/start-measured.ts";
import { type WrkResult, wrk } from "./measured/wrk.ts";

/**
 * How fast public pages are, with wrk as the client (nginx and wrk must be installed), in turns of which the middle one counts:
 * `npm run build && node bench/pages.ts [SECONDS a turn] [BUILD]`. It prints
 *
 * a. cached pages behind `operations/nginx.conf`, of nginx sending the same bytes from a file, with the same headers;
 * b. cached pages of the bare server, of the same nginx, and of a bare Hono route that renders the elements of the page each time;
 * c. processor time of a page that isn't cached, here and in another BUILD, such as that of an earlier commit;
 * d. goodput at five times the load behind nginx, of that at its peak.
 */
const [seconds = "3", build] = process.argv.slice(2);
const repeats = 3;
const connections = 64;
const encodings = { br: brotliDecompressSync, gzip: gunzipSync } as const;
const names = ["/", "a search", "a scholarship", "an article"];
/** Makes the server render the page for this request. */
const uncached = { Cookie: "fursa.nobody=1", "Accept-Encoding": "br" };

const port = await freePort();
const database = await newDatabase();
const server = await startServer({
  DATABASE_URL: database.url,
  AUTH_SECRET: secret,
  APP_URL: `http://127.0.0.1:${port}`,
  TRUST_PROXY: "1",
  LOG_LEVEL: "error",
  SHED_LOAD: "on",
});
const nginx = await startNginx(port, Number(new URL(server.url).port), await readHeaders());
const inFront = `http://127.0.0.1:${port}`;
const pages = await choosePages(inFront);
await writeFiles();
const bare = await startBare();

try {
  await compareCached();
  await compareUncached();
  await overload();
} finally {
  bare.child.kill();
  await nginx.stop();
  await server.stop();
  await database.close();
}

async function compareCached() {
  for (const encoding of Object.keys(encodings)) {
    const rows: Record<string, Record<string, string>> = {};
    for (const [place, page] of pages.entries()) {
      const [file, behind, own, hono] = await inTurns(
        [
          `http://127.0.0.1:${nginx.filesPort}/${encoding}/${place}`,
          inFront + page,
          server.url + page,
          `http://127.0.0.1:${bare.port}/${place}`,
        ],
        { "Accept-Encoding": encoding },
      );
      if (!file || !behind || !own || !hono) throw new Error("nothing was measured");
      rows[page] = {
        "nginx, file": inWords(file),
        "a: behind nginx": `${inWords(behind)} = ${share(behind, file)}`,
        "b: bare server": `${inWords(own)} = ${share(own, file)}`,
        "bare Hono renders": inWords(hono),
      };
    }
    process.stdout.write(
      `Cached pages, ${encoding}, ${connections} connections: responses a second, p50 / p99 in ms, share of nginx\n`,
    );
    console.table(rows);
  }
}

/** Measured in CPU time of the serving thread: other processes don't count. */
async function compareUncached() {
  const rows: Record<string, Record<string, string>> = {};
  for (const folder of ["build", ...(build ? [build] : [])]) {
    const own = await newDatabase();
    const measured = await startMeasured(folder, {
      DATABASE_URL: own.url,
      AUTH_SECRET: secret,
      DATA_DIR: nginx.folder,
      SHED_LOAD: "off",
    });
    const row: Record<string, string> = {};
    for (const [place, page] of (await choosePages(measured.url)).entries()) {
      const costs: number[] = [];
      await wrk(measured.url + page, { connections: 1, seconds: 2, headers: uncached });
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        const before = (await measured.used()).mainThread;
        const { goodput } = await wrk(measured.url + page, {
          connections: 1,
          seconds: Number(seconds),
          headers: uncached,
        });
        costs.push(((await measured.used()).mainThread - before) / (goodput * Number(seconds)));
      }
      row[names[place] ?? page] = `${middle(costs).toFixed(1)} ms`;
    }
    rows[folder] = row;
    await measured.stop();
    await own.close();
  }
  process.stdout.write("c: processor time of a page that isn't cached\n");
  console.table(rows);
}

/** Bypasses the page cache: each request renders its page. */
async function overload() {
  const paths = ["/", "/browse", "/browse?q=law", "/browse?tab=colleges", "/jobs", "/advice"];
  const headers = { ...uncached, Accept: "text/html" };
  const load = (count: number, howLong: number) =>
    wrk(inFront, { connections: count, seconds: howLong, headers, paths });
  await load(8, 10);
  const peak = await load(8, 10);
  const over = await load(40, 20);
  process.stdout.write(
    "d: pages that aren't cached behind nginx, at their peak (8 connections) and at five times the load\n",
  );
  console.table({
    peak: {
      "200/s": peak.goodput.toFixed(1),
      shed: peak.shed,
      failures: peak.failures,
      p99: Math.round(peak.p99),
    },
    "five times": {
      "200/s": over.goodput.toFixed(1),
      shed: over.shed,
      failures: over.failures,
      p99: Math.round(over.p99),
      share: share(over, peak),
    },
  });
}

function inWords({ goodput, p50, p99, failures }: WrkResult): string {
  return `${Math.round(goodput)}/s ${p50.toFixed(1)} / ${p99.toFixed(1)}${failures > 0 ? `, ${failures} FAILED` : ""}`;
}

function share(ours: WrkResult, theirs: WrkResult): string {
  return (ours.goodput / theirs.goodput).toFixed(2);
}

function middle(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** In turns, since the machine isn't always equally fast. The first turn warms up. */
async function inTurns(addresses: string[], headers: Record<string, string>): Promise<WrkResult[]> {
  const seen = addresses.map((): WrkResult[] => []);
  for (let repeat = 0; repeat <= repeats; repeat += 1)
    for (const [place, address] of addresses.entries()) {
      const load = await wrk(address, { connections, seconds: repeat === 0 ? 1 : Number(seconds), headers });
      if (repeat > 0) seen[place]?.push(load);
    }
  return seen.map((all) => ({
    goodput: middle(all.map(({ goodput }) => goodput)),
    p50: middle(all.map(({ p50 }) => p50)),
    p99: middle(all.map(({ p99 }) => p99)),
    shed: 0,
    failures: all.reduce((sum, { failures }) => sum + failures, 0),
  }));
}

async function choosePages(url: string): Promise<string[]> {
  const found = async (list: string, pattern: RegExp) =>
    pattern.exec(await (await fetch(url + list)).text())?.[1] ?? list;
  return [
    "/",
    "/browse?q=law",
    await found("/browse", /"(\/scholarship\/[^"]{36})"/),
    await found("/advice", /"(\/advice\/[a-z0-9-]+)"/),
  ];
}

/** The pages as visitors get them, each in a file, once its best compression is there. */
async function writeFiles() {
  for (const [place, page] of pages.entries())
    for (const [encoding, decompress] of Object.entries(encodings)) {
      await wrk(server.url + page, { connections: 1, seconds: 1, headers: { "Accept-Encoding": encoding } });
      const bytes = await rawBytes(server.url + page, encoding);
      writeFileSync(join(nginx.folder, "files", encoding, String(place)), bytes);
      writeFileSync(join(nginx.folder, `${place}.html`), decompress(bytes));
    }
}

/** Undecompressed, unlike `fetch`. */
async function rawBytes(url: string, encoding: string): Promise<Buffer> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": encoding } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()));
    }).on("error", reject);
  });
}

/** The headers of our pages: nginx sends them with its files, too. */
async function readHeaders(): Promise<Record<string, string>> {
  const { headers } = await fetch(`${server.url}/about`);
  const own = /^(connection|keep-alive|date|etag|content-.*(?<!policy)|transfer-encoding)$/;
  return Object.fromEntries([...headers].filter(([name]) => !own.test(name)));
}

function startBare(): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, ["bench/bare-hono.ts", nginx.folder, String(pages.length)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  return new Promise((resolve) => {
    child.stdout?.once("data", (words) =>
      resolve({ child, port: Number(/\d+/.exec(String(words))?.[0] ?? 0) }),
    );
  });
}
