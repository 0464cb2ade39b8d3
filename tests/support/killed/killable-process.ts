import { type ChildProcess, spawn } from "node:child_process";
import { leftTheMachine, stayInsideOption } from "../network/stay-local-options.ts";

export interface Killable {
  /** Resolves when the process has ended, killed or not; rejects with its error output. */
  ended: Promise<void>;
  kill(): void;
  /** Its output, line by line, until it ends. */
  lines: AsyncGenerator<string>;
}

/** Starts one of our scripts as a process that a test kills in the middle of its work. */
export function startKillable(script: string, ...given: string[]): Killable {
  const child: ChildProcess = spawn(process.execPath, [stayInsideOption, script, ...given]);
  let complaints = "";
  child.stderr?.on("data", (chunk) => (complaints += chunk));
  const ended = new Promise<void>((resolve, reject) =>
    child.once("exit", (code, signal) =>
      code || signal === leftTheMachine ? reject(new Error(complaints)) : resolve(),
    ),
  );
  return { ended, kill: () => void child.kill("SIGKILL"), lines: linesOf(child, ended) };
}

async function* linesOf(child: ChildProcess, ended: Promise<void>) {
  let rest = "";
  for await (const chunk of child.stdout ?? []) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  await ended;
}
