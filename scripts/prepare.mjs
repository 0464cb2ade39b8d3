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

/** Runs two commands side by side. The second one's words wait until the first has had its say; a failure of either ends us. */
export async function runTogether([first, firstArgs], [second, secondArgs]) {
  const start = (command, args, stdio) =>
    spawn(command, args, { cwd: root, env: ourTools, stdio, shell: process.platform === "win32" });
  const quiet = start(second, secondArgs, ["ignore", "pipe", "pipe"]);
  const said = [];
  for (const stream of [quiet.stdout, quiet.stderr]) stream.on("data", (chunk) => said.push(chunk));
  const ended = (child) => new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  const codes = [ended(start(first, firstArgs, "inherit")), ended(quiet)];
  const firstCode = await codes[0];
  const secondCode = await codes[1];
  process.stdout.write(Buffer.concat(said));
  if (firstCode || secondCode) process.exit(firstCode || secondCode);
}

/** Runs a command that stays, hands every signal on to it, and ends as it ends. */
export function stayWith(command, args, env = ourTools) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
