import "#tests/support/network/end-on-network.ts";
// Runs the previous release beside this one, on one PostgreSQL and behind one proxy, while people read and an editor
// writes: node bench/upgrade.ts [commit] [folder]. Without a commit it is the last release's tag, or without tags the
// fiftieth commit before this; the folder stores its build for the next time.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "#tests/support/database/postgres.ts";
import { PlainBrowser } from "#tests/support/requests/cookie-client.ts";
import { openSwitchingProxy } from "#tests/support/servers/round-robin-proxy.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
/** Milliseconds for which each state of the upgrade is observed. */
const watched = 5000;
const pages = ["/", "/browse?q=law", "/jobs", "/browse?tab=colleges&q=medicine", "/union", "/advice"];
/** An invalid session cookie: the page is rendered for this request. */
const madeNow = { Cookie: "fursa.nobody=1" };

interface Phase {
  name: string;
  reads: number;
  writes: number;
  failed: string[];
  longest: number;
}

const git = (...words: string[]) =>
  execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

function lastRelease(): string {
  try {
    return git("describe", "--tags", "--abbrev=0");
  } catch {
    return git("rev-parse", "--short", "HEAD~50");
  }
}

/** The former sources, built with the present packages. */
function buildEarlier(commit: string, folder: string) {
  if (existsSync(join(folder, "build/.built-from"))) return;
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  const build = 'import("./scripts/build.mjs").then((m) => m.buildIfNeeded())';
  execFileSync(process.execPath, ["-e", build], { cwd: folder, stdio: "inherit" });
}

async function startIn(folder: string, environment: Record<string, string>) {
  const { PATH = "", HOME = "" } = process.env;
  const child: ChildProcess = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      PORT: "0",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "error",
      AUTH_SECRET: secret,
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", () => {
      const [, address] = /Fursa is open at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${output}`)));
  });
  while ((await fetch(`${url}/readyz`)).status !== 200) await wait(50);
  return {
    url,
    output: () => output,
    stop: () =>
      new Promise<number | null>((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

const commit = process.argv[2] ?? lastRelease();
const work = mkdtempSync(join(tmpdir(), "fursa-upgrade-"));
const earlier = process.argv[3] ?? join(work, "earlier");
process.stdout.write(`Building ${commit} beside ${git("rev-parse", "--short", "HEAD")}\n`);
buildEarlier(commit, earlier);

const postgres = await startPostgres();
const DATABASE_URL = await postgres.createDatabase("fursa_upgrade");
const proxy = await openSwitchingProxy();
const environment = { DATABASE_URL, APP_URL: proxy.url, DATA_DIR: work };
const startOld = () => startIn(earlier, environment);
const startNew = () => startIn(process.cwd(), environment);

const phases: Phase[] = [];
const acknowledged: string[] = [];
let phase: Phase | undefined;
let isOver = false;

/** From now on requests are counted under this name. */
function begin(name: string) {
  phase = { name, reads: 0, writes: 0, failed: [], longest: 0 };
  phases.push(phase);
}

async function ask(kind: "reads" | "writes", what: string, send: () => Promise<Response>) {
  const counted = phase;
  const begun = performance.now();
  const status = await send().then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    (problem: Error) => problem.message,
  );
  if (counted) {
    counted[kind] += 1;
    counted.longest = Math.max(counted.longest, performance.now() - begun);
    if (typeof status !== "number" || status >= 400) counted.failed.push(`${status} ${what}`);
  }
  return status;
}

async function readOn(first: number) {
  for (let round = first; !isOver; round += 1) {
    const page = pages[round % pages.length] ?? "/";
    await ask("reads", page, () => fetch(proxy.url + page, { headers: madeNow, redirect: "manual" }));
  }
}

async function writeOn(editor: PlainBrowser, name: string) {
  for (let round = 0; !isOver; round += 1) {
    const title = `${name} ${round}`;
    const typed = { intent: "draft", title, category: "Scholarships" };
    const status = await ask("writes", title, () => editor.post("/admin/import", typed));
    if (status === 303) acknowledged.push(title);
  }
}

const old = [await startOld(), await startOld()];
proxy.servers.push(...old.map(({ url }) => url));
const sql = new pg.Client(postgres.superuserUrl("fursa_upgrade"));
await sql.connect();
const editor = new PlainBrowser(proxy.url);
const credentials = { email: "editor@example.com", password: "mango season" };
await editor.post("/auth?mode=signup", credentials);
await sql.query("insert into user_roles (user_id, role) select id, 'admin' from users where email = $1", [
  credentials.email,
]);
if ((await editor.post("/auth", credentials)).status !== 303) throw new Error("nobody can sign in");

const clients = [readOn(0), readOn(3), writeOn(editor, "One"), writeOn(editor, "Other")];
const leave = (url: string) => proxy.servers.splice(proxy.servers.indexOf(url), 1);
begin("two of the old release");
await wait(watched);
begin("a new one starts and migrates");
const first = await startNew();
begin("old and new side by side");
proxy.servers.push(first.url);
await wait(watched);
begin("the old ones leave, one by one");
const second = await startNew();
for (const server of old) {
  leave(server.url);
  await server.stop();
  if (!proxy.servers.includes(second.url)) proxy.servers.push(second.url);
}
begin("two of the new release");
await wait(watched);
begin("an old one starts again beside them");
const again = await startOld();
proxy.servers.push(again.url);
await wait(watched);
isOver = true;
await Promise.all(clients);

const { rows } = await sql.query<{ title: string }>("select title from blog_posts");
const titles = new Set(rows.map(({ title }) => title));
await sql.end();
const lost = acknowledged.filter((title) => !titles.has(title));
const session = await (await editor.get("/session")).text();
const cells = phases.map(({ name, reads, writes, failed, longest }) => ({
  state: name,
  reads,
  writes,
  failed: failed.length,
  "longest (ms)": Math.round(longest),
}));
console.table(cells);
for (const { name, failed } of phases)
  if (failed.length > 0) process.stdout.write(`${name}: ${failed.slice(0, 5).join("; ")}\n`);
process.stdout.write(`Writes acknowledged: ${acknowledged.length}, lost: ${lost.length}\n`);
process.stdout.write(`The editor is ${session.includes("null") ? "signed out" : "still signed in"}\n`);
process.stdout.write(
  `The new version printed: ${/Migrated.*/.exec(first.output())?.[0] ?? "nothing about migrations"}\n`,
);
for (const server of [first, second, again]) await server.stop();
await proxy.close();
await postgres.stop();
rmSync(work, { recursive: true, force: true });
