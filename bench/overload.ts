import "#tests/support/network/end-on-network.ts";
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#tests/support/database/postgres.ts";
import { newDatabase, secret } from "#tests/support/database/server-database.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

/**
 * A server at five times its capacity, with load shedding and without, and behind the nginx that we ship: `npm run
 * build && node bench/overload.ts [seconds] [times]`. Without the page cache, since cached pages cost next to
 * nothing.
 */
const [seconds = 20, times = 5] = process.argv.slice(2).map(Number);
const paths = ["/", "/browse", "/browse?q=law", "/browse?tab=colleges", "/jobs", "/advice"];
const agents = { robots: "Examplebot/1.0 (+https://bot.example)", people: "Mozilla/5.0 (Linux; Android 14)" };
const longest = 30_000;
let nextClient = 0;

/** Of ten clients, two are crawlers and one is about to sign in. */
const questions = Array.from({ length: 30 }, (_, index) => {
  const path = paths[index % paths.length] ?? "/";
  if (index % 10 === 3) return { who: "sign-in", path: "/auth", agent: agents.people };
  if (index % 5 === 4) return { who: "robots", path, agent: agents.robots };
  return { who: "visitors", path, agent: agents.people };
});
type LoadRequest = (typeof questions)[number];
const questionOf = (index: number) => questions[index % questions.length] as LoadRequest;

interface LoadResponse {
  who: string;
  status: number;
  ms: number;
}

const nginx = "/usr/sbin/nginx";
const appUrl = "http://fursa.example";
const modes = [
  { name: "shedding on", SHED_LOAD: "on", isBehindNginx: false },
  ...(existsSync(nginx) ? [{ name: "shedding on, behind nginx", SHED_LOAD: "on", isBehindNginx: true }] : []),
  { name: "shedding off", SHED_LOAD: "off", isBehindNginx: false },
];
const rows: Record<string, Record<string, string | number>> = {};
for (const { name, SHED_LOAD, isBehindNginx } of modes) {
  const database = await newDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    AUTH_SECRET: secret,
    PAGE_CACHE_MB: "0",
    LOG_LEVEL: "error",
    SHED_LOAD,
    APP_URL: appUrl,
    ...(isBehindNginx && { TRUST_PROXY: "1" }),
  });
  const proxy = isBehindNginx ? await startNginx(server.url) : null;
  rows[name] = await measure({ ...server, url: proxy?.url ?? server.url }).finally(() =>
    server.stop("SIGKILL"),
  );
  proxy?.stop();
  await database.close();
}
console.table(rows);

/** With the configuration that we ship, on another port and with a cache of its own. */
async function startNginx(upstream: string) {
  const folder = mkdtempSync(join(tmpdir(), "fursa-nginx-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const shipped = readFileSync("operations/nginx.conf", "utf8")
    .replaceAll("127.0.0.1:3000", new URL(upstream).host)
    .replace("/var/cache/nginx/fursa", join(folder, "cache"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const settings = join(folder, "settings");
  writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events { worker_connections 8192; } http { access_log off; ${shipped} }`,
  );
  const child = spawn(nginx, ["-c", settings], { stdio: "ignore" });
  await wait(500);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

async function measure(server: RunningServer) {
  const agent = new Agent({ keepAlive: true });
  const ask = (question: LoadRequest) => requestOnce(server.url, question, agent);
  const [first] = questions as [LoadRequest];
  // V8 optimizes frequent code in the first seconds.
  await atPeak(ask);
  const peak = await atPeak(ask);
  const health: number[] = [];
  let memory = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      health.push((await ask({ ...first, path: "/healthz" })).ms);
      memory = Math.max(memory, residentOf(server.pid));
      await wait(200);
    }
  })();
  const answers = await atRate(peak * times, ask);
  const begun = performance.now();
  let calm = 0;
  while (calm < 3 && performance.now() - begun < 120_000) {
    const { status, ms } = await ask(first);
    calm = status === 200 && ms < 500 ? calm + 1 : 0;
    await wait(100);
  }
  const recovered = performance.now() - begun;
  isOver = true;
  await watching;
  agent.destroy();
  const good = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 503);
  return {
    "peak, pages/s": Math.round(peak),
    [`goodput at ${times}x`]: (good.length / seconds / peak).toFixed(2),
    "served, %": ["sign-in", "visitors", "robots"].map((who) => `${who} ${servedOf(answers, who)}`).join(" "),
    "200, p99 ms": percentile(good, 0.99),
    "503, %": Math.round((100 * refused.length) / answers.length),
    "503, p50 ms": percentile(refused, 0.5),
    "503, p99 ms": percentile(refused, 0.99),
    "other, %": Math.round((100 * (answers.length - good.length - refused.length)) / answers.length),
    "healthz, most ms": Math.round(Math.max(...health)),
    "back after, s": (recovered / 1000).toFixed(1),
    "memory, MB": Math.round(memory),
  };
}

/** What it serves to sixteen clients that send their next request as soon as they have a response. */
async function atPeak(ask: (question: LoadRequest) => Promise<LoadResponse>): Promise<number> {
  const until = performance.now() + 8000;
  let served = 0;
  await Promise.all(
    Array.from({ length: 16 }, async (_, one) => {
      for (let index = one; performance.now() < until; index += 1)
        if ((await ask(questionOf(index))).status === 200) served += 1;
    }),
  );
  return served / 8;
}

/** Visitors who arrive whether or not earlier ones were served. Responses within the time count as served. */
async function atRate(
  rate: number,
  ask: (question: LoadRequest) => Promise<LoadResponse>,
): Promise<LoadResponse[]> {
  const requests: Promise<LoadResponse>[] = [];
  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (requests.length < due) requests.push(ask(questionOf(requests.length)));
    await wait(5);
  }
  const over = wait(2000);
  return Promise.all(
    requests.map((answer, index) =>
      Promise.race([answer, over.then(() => ({ who: questionOf(index).who, status: 0, ms: longest }))]),
    ),
  );
}

function requestOnce(
  url: string,
  { who, path, agent: name }: LoadRequest,
  agent: Agent,
): Promise<LoadResponse> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const end = (status: number) => resolve({ who, status, ms: performance.now() - begun });
    // Nginx caches nothing for someone with a cookie of ours.
    const headers = {
      Accept: "text/html",
      "User-Agent": name,
      Cookie: "fursa.nobody=1",
      Host: new URL(appUrl).host,
    };
    // Clients are told apart by their addresses, and one of them gets at most half of a server.
    const localAddress = `127.0.0.${2 + (nextClient++ % 200)}`;
    const question = get(url + path, { agent, timeout: longest, headers, localAddress }, (answer) => {
      answer.resume();
      answer.on("end", () => end(answer.statusCode ?? 0)).on("error", () => end(0));
    });
    question.on("timeout", () => question.destroy()).on("error", () => end(0));
  });
}

function servedOf(answers: LoadResponse[], who: string): number {
  const theirs = answers.filter((answer) => answer.who === who);
  return Math.round((100 * theirs.filter(({ status }) => status === 200).length) / theirs.length);
}

function percentile(answers: LoadResponse[], share: number): number | string {
  const sorted = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return sorted.length > 0 ? Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0) : "";
}

function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}
