// Runs on whatever Node the machine has (20 or newer): installs what is missing, and finds the Node that came with it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const binaries = join(root, "node_modules/.bin");
const stamp = join(root, "node_modules/.installed-from");

export const say = (what) => process.stdout.write(`${what}\n`);

/** The environment in which our own Node and tools come first. */
export const ourTools = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` };

/** Installs the locked packages, unless exactly these are installed already. */
export function installPackages() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(binaries, "node")))
    return;
  say("Installing packages (a minute or two, once)");
  // The Node being replaced must not be the one that does the replacing.
  const PATH = process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter);
  // Not `npm ci`: it refuses a lock that lacks the optional binaries of platforms its author's registry did not have.
  run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    ...process.env,
    PATH,
  });
  writeFileSync(stamp, wanted);
}

/** Runs a command to its end, showing what it says; a failure ends us with the same code. */
export function run(command, args, env = ourTools) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  if (error) say(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs commands side by side, and says how many seconds each took. The words of all but the first wait until it has had its say;
 * a failure of any ends us.
 */
export async function runTogether([command, args], ...others) {
  const begun = performance.now();
  const start = (name, its, stdio) =>
    spawn(name, its, { cwd: root, env: ourTools, stdio, shell: process.platform === "win32" });
  const ended = (child) =>
    new Promise((resolve) => {
      child.once("close", (code) =>
        resolve({ code: code ?? 1, seconds: (performance.now() - begun) / 1000 }),
      );
    });
  const quiet = others.map(([name, its]) => {
    const child = start(name, its, ["ignore", "pipe", "pipe"]);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(chunk));
    return { ending: ended(child), said };
  });
  const endings = [await ended(start(command, args, "inherit"))];
  for (const { ending, said } of quiet) {
    endings.push(await ending);
    process.stdout.write(Buffer.concat(said));
  }
  const failure = endings.find(({ code }) => code !== 0);
  if (failure) process.exit(failure.code);
  return endings.map(({ seconds }) => seconds);
}

/**
 * Runs a command that stays, hands every signal on to it, and ends as it ends. The channel between the two says nothing: its
 * end tells the child that we are gone, however we went.
 */
export function stayWith(command, args, env = ourTools) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
    shell: process.platform === "win32",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm(child);
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** npm hands a signal to the shell that it started us with, and some shells die of it without a word to us. */
function stopWithNpm(child) {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    child.kill("SIGTERM");
  }, 250);
  looking.unref();
}
