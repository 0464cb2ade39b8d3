import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { RunningServer } from "#tests/support/servers/start-server.ts";

/** What a server has used so far. */
interface ResourceUse {
  /** Milliseconds of the main thread. */
  mainThread: number;
  /** Megabytes now. */
  resident: number;
}

export interface MeasuredServer extends RunningServer {
  used(): Promise<ResourceUse>;
}

/** Starts the build in a folder as in production: with schedules, and without test doubles. */
export async function startMeasured(
  folder: string,
  environment: Record<string, string> & { DATA_DIR: string },
  options: string[] = [],
): Promise<MeasuredServer> {
  const file = fileURLToPath(new URL("./run-build.ts", import.meta.url));
  const child = fork(file, [folder], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DRAIN_SECONDS: "0",
      LOG_LEVEL: "error",
      ...environment,
    },
    execArgv: options,
    silent: true,
  });
  let output = "";
  child.stderr?.on("data", (chunk) => (output += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const address = /Fursa is open at (\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: environment.DATA_DIR,
    output: () => output,
    async used() {
      child.send("used");
      const [used] = await once(child, "message");
      return used as ResourceUse;
    },
    async stop(signal = "SIGTERM") {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
