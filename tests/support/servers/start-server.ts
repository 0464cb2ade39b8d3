import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { newHome } from "../database/server-database.ts";
import { leftTheMachine, stayInsideOption } from "../network/stay-local-options.ts";

export interface RunningServer {
  url: string;
  /** The process id, for its memory. */
  pid: number;
  dataDir: string;
  /** Everything it has printed so far, log lines included. */
  output(): string;
  /** Ends it with a signal, waits, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Milliseconds, on a machine with a dozen other things to do. */
const longestStart = 240_000;

/** Starts the built server as a process on a free port, with its own data unless told otherwise. */
export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const home = await newHome(environment);
  const dataDir = home.DATA_DIR;
  const child = spawnServer({ ...home, ...environment });
  const output = listen(child);
  const url = await new Promise<string>((resolve, reject) => {
    const patience = setTimeout(() => {
      reject(new Error(`the server did not open: ${output()}`));
      child.kill("SIGKILL");
    }, longestStart);
    child.once("exit", () => clearTimeout(patience));
    child.stdout?.on("data", function look() {
      const address = /Fursa is open at (\S+)/.exec(output())?.[1];
      if (!address) return;
      // Searching all of its output at every line would be slow.
      child.stdout?.off("data", look);
      clearTimeout(patience);
      resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    output: output,
    async stop(signal = "SIGTERM") {
      const code = await ending(child, signal);
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
      if (child.signalCode === leftTheMachine)
        throw new Error(`a server under test left the machine: ${output()}`);
      return code;
    },
  };
}

/** Starts a server that is expected to end before it listens, on its own or by SIGTERM once it has printed `termAt`. */
export async function startInVain(
  environment: Record<string, string>,
  termAt?: RegExp,
): Promise<{ code: number | NodeJS.Signals | null; output: string }> {
  const child = spawnServer(environment);
  const output = listen(child);
  child.stdout?.on("data", () => termAt?.test(output()) && child.kill("SIGTERM"));
  await new Promise((resolve) => child.once("exit", resolve));
  return { code: child.exitCode ?? child.signalCode, output: output() };
}

/** Blocks the network and removes the schedules of background jobs. */
function spawnServer({ NODE_OPTIONS = "", ...environment }: Record<string, string>): ChildProcess {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const passwords = process.env.FURSA_REAL_PASSWORDS ? "" : quickPasswords;
  const options = `${stayInsideOption} ${withoutCalendar} ${passwords} ${NODE_OPTIONS}`;
  return spawn(process.execPath, ["server/main.ts"], {
    // The IPC channel closes when this process ends in any way, and the server then stops.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DRAIN_SECONDS: "0",
      // The machine's other load must not make a test's server shed requests.
      SHED_LOAD: "off",
      ...phoneLine,
      NODE_OPTIONS: options,
      ...environment,
    },
  });
}

/** The USSD settings of a gateway, so that the pages that mention it exist. */
export const phoneLine = { PHONE_KEY: "key-of-the-gateway-in-these-tests-only", USSD_CODE: "*384*57#" };

const withoutCalendar = `--import=${new URL("./without-schedules.ts", import.meta.url).href}`;
const quickPasswords = `--import=${new URL("./quick-passwords.ts", import.meta.url).href}`;

function listen(child: ChildProcess): () => string {
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  return () => output;
}

function ending(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once("exit", resolve);
    child.kill(signal);
  });
}
