import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Machine } from "./plan.ts";

/** Milliseconds before a process is restarted, as the supervisor of a real machine would wait. */
const pause = 1000;

export interface Program {
  name: string;
  /** Without a namespace it runs on this machine. */
  machine?: Machine;
  /** Root switches to this account first. */
  account?: string;
  command: [program: string, ...given: string[]];
  environment?: Record<string, string>;
  workingFolder?: string;
}

export interface SupervisedProcess {
  name: string;
  pid(): number;
  /** How often it was started. */
  starts(): number;
  /** Stops it without a restart. Returns whether it ended in time. */
  stop(signal?: NodeJS.Signals, patience?: number): Promise<boolean>;
  /** Stops restarting it when it ends, until it is released. */
  hold(): void;
  letGo(): void;
  /** Starts another program in its place, for example of another release. */
  replace(program: Program): void;
}

/** Starts a program, writes its output to a file, and restarts it whenever it ends. */
export function supervise(folder: string, first: Program): SupervisedProcess {
  let program = first;
  let child: ChildProcess | null = null;
  let starts = 0;
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;
  mkdirSync(join(folder, "logs"), { recursive: true });
  mkdirSync(join(folder, "pids"), { recursive: true });
  const log = openSync(join(folder, "logs", program.name), "a");

  function begin() {
    timer = undefined;
    // After a sweep nothing is restarted.
    if (isHeld || child || !existsSync(join(folder, "pids"))) return;
    const [command, ...given] = commandLine(program);
    starts += 1;
    const own = spawn(command, given, {
      cwd: program.workingFolder ?? "/",
      env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent", LANG: "C.UTF-8", ...program.environment },
      stdio: ["ignore", log, log],
      // A separate process group, so that Ctrl-C only reaches the supervisor, which stops the programs in order.
      detached: true,
    });
    child = own;
    writeFileSync(join(folder, "pids", program.name), String(own.pid ?? ""));
    own.once("error", () => undefined);
    own.once("close", () => {
      child = null;
      if (!isHeld) timer = setTimeout(begin, pause);
    });
  }
  begin();

  const supervised: SupervisedProcess = {
    name: first.name,
    pid: () => child?.pid ?? 0,
    starts: () => starts,
    hold() {
      isHeld = true;
      clearTimeout(timer);
    },
    letGo() {
      isHeld = false;
      begin();
    },
    async stop(signal = "SIGTERM", patience = 15_000) {
      supervised.hold();
      const own = child;
      if (!own) return true;
      const ended = new Promise<boolean>((resolve) => own.once("close", () => resolve(true)));
      own.kill(signal);
      if (await Promise.race([ended, wait(patience, false, { ref: false })])) return true;
      own.kill("SIGKILL");
      await ended;
      return false;
    },
    replace(next) {
      program = next;
    },
  };
  return supervised;
}

function commandLine({ machine, account, command }: Program): [string, ...string[]] {
  const asWhom = account ? ["setpriv", `--reuid=${account}`, `--regid=${account}`, "--clear-groups"] : [];
  const where = machine ? ["ip", "netns", "exec", machine.namespace] : [];
  return [...where, ...asWhom, ...command] as [string, ...string[]];
}
