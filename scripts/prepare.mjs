// Runs on any Node of the machine (20 or newer): installs what is missing, and finds the Node that the packages bring.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

export const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const binaries = join(root, "node_modules/.bin");
const stamp = join(root, "node_modules/.installed-from");

/** The parent process while it runs. */
const parent = process.ppid;

export const say = (what) => process.stdout.write(`${what}\n`);

/** The environment in which our own Node and tools come first. */
export const ourTools = { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}` };

/** Installs the locked packages, unless exactly these are installed already. */
export async function installPackages() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted && existsSync(join(binaries, "node")))
    return;
  say("Installing packages (takes a minute or two, only once)");
  // The Node that is being replaced must not do the replacing.
  const PATH = process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes("node_modules"))
    .join(delimiter);
  // Not `npm ci`: it refuses a lock that lacks the optional binaries of platforms its author's registry did not have.
  await run("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    ...process.env,
    PATH,
  });
  writeFileSync(stamp, wanted);
}

/**
 * Runs a command to its end and shows its output. A failure ends this process with the same code, and a signal to this
 * process ends both.
 */
export async function run(command, args, env = ourTools) {
  let isStopped = false;
  let child;
  // Registered before the command starts: an earlier signal would end this process and leave the command running.
  const release = endWithUs(() => {
    isStopped = true;
    killGroup(child);
  });
  child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
    // A separate process group, so that its children end with it.
    detached: process.platform !== "win32",
  });
  const code = await new Promise((resolve) => {
    child.once("error", (problem) => {
      say(`${command}: ${problem.message}`);
      resolve(1);
    });
    child.once("exit", (status) => resolve(status ?? 1));
  });
  release();
  if (isStopped || code !== 0) process.exit(code || 1);
}

function killGroup({ pid, exitCode, signalCode }) {
  if (!pid || exitCode !== null || signalCode !== null) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
  } catch {
    // It has just ended.
  }
}

/**
 * Runs parts of a test in parallel, within the given weight, in order. A part's output is shown when it ends, and that
 * of failed parts last; once one has failed no other starts. Returns the seconds that each took, and exits if one
 * failed.
 */
export async function runParts(parts, atOnce) {
  const waiting = [...parts];
  const running = new Map();
  const took = new Map();
  const failures = [];
  const isReady = ({ after }) => after === undefined || took.has(after);
  const weight = () => [...running.keys()].reduce((sum, { weighs }) => sum + weighs, 0);
  while (running.size > 0 || (waiting.length > 0 && failures.length === 0)) {
    // The first that is ready waits for its room: a short part that took it would delay the longest.
    const next = failures.length > 0 ? undefined : waiting.find(isReady);
    if (next && weight() + next.weighs <= atOnce) {
      waiting.splice(waiting.indexOf(next), 1);
      say(`Started: ${next.name}`);
      running.set(next, runQuietly(next));
      continue;
    }
    const { part, code, seconds, output } = await Promise.race(running.values());
    running.delete(part);
    took.set(part.name, seconds);
    say(`\n${code ? "Failed" : "Done"}: ${part.name}, ${seconds.toFixed(0)} s`);
    if (code) failures.push({ part, code, output });
    else process.stdout.write(output);
  }
  for (const { part, output } of failures) {
    say(`\nFailed: ${part.name}`);
    process.stdout.write(output);
  }
  if (failures.length > 0) process.exit(failures[0].code);
  return took;
}

function runQuietly(part) {
  const [command, ...args] = part.command;
  const begun = performance.now();
  const env = { ...ourTools, ...part.env };
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    const end = (code) =>
      resolve({ part, code, seconds: (performance.now() - begun) / 1000, output: Buffer.concat(output) });
    child.once("error", (problem) => {
      output.push(Buffer.from(`${command}: ${problem.message}\n`));
      end(1);
    });
    child.once("close", (code) => end(code ?? 1));
  });
}

/**
 * Runs a long-lived command, forwards signals to it, and exits with it. The channel between the two carries no
 * messages: when it closes, the child knows that its parent has ended, for whatever reason.
 */
export function stayWith(command, args, env = ourTools) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env,
    shell: process.platform === "win32",
  });
  endWithUs((signal) => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * Calls `end` when this process should end: on a signal, or when npm has ended. npm only forwards a signal to the shell
 * that started us, and some shells die of it without forwarding it. Returns a function that removes the handlers.
 */
function endWithUs(end) {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, end);
  const looking =
    process.env.npm_lifecycle_event &&
    setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(looking);
      end("SIGTERM");
    }, 250);
  if (looking) looking.unref();
  return () => {
    if (looking) clearInterval(looking);
    for (const signal of signals) process.off(signal, end);
  };
}
