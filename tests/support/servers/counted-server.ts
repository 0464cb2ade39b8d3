import { rmSync } from "node:fs";
import { serve } from "@hono/node-server";
import pg from "pg";
import { powerless } from "#database/access/roles.ts";
import type { createApp } from "#server/app.ts";
import { readEnvironment } from "#server/environment.ts";
import { openBackground } from "#server/lifecycle/background-tasks.ts";
import { openReadiness } from "#server/lifecycle/health.ts";
import { openCatalogue } from "#server/lifecycle/open-catalogue.ts";
import type { Limiter } from "#server/load-shedding/limiter.ts";
import { openLog } from "#server/logging/log.ts";
import { newHome, secret } from "../database/server-database.ts";
import { startOutside } from "../web/test-web.ts";
import "./quick-passwords.ts";
import type { RunningServer } from "./start-server.ts";

export interface CountedServer extends RunningServer {
  /** How many transactions have used a session of the pool that serves pages. */
  borrowed(): number;
}

/** Runs the built pages in this process, on a real PostgreSQL with the starter catalogue and the demo accounts. */
export async function startCountedServer(limiter: Limiter | null = null): Promise<CountedServer> {
  const build: { createApp: typeof createApp } = await import(
    new URL("../../../build/server/index.js", import.meta.url).href
  );
  const counter = countBorrowed();
  const home = await newHome();
  const environment = readEnvironment({ ...home, TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const database = await openCatalogue(environment, () => undefined);
  const outside = await startOutside((_, answer) => void answer.writeHead(404).end());
  const log = openLog(environment.LOG_LEVEL);
  const background = openBackground(log);
  const jobs = {
    enqueue: async () => false,
    status: () => ({ isWorking: true, tries: 0, error: null }),
  };
  const app = build.createApp({
    database,
    background,
    readiness: openReadiness({ database, jobs }),
    environment,
    outbound: { fetchPublic: outside.openFetch(), askAi: null },
    secret,
    jobs,
    limiter,
    log,
  });
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve) => {
      const opened = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, (at) =>
        resolve({ server: opened, port: at.port }),
      );
    },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    pid: process.pid,
    dataDir: home.DATA_DIR,
    output: () => "",
    borrowed: counter.borrowed,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await background.settled();
      await database.close();
      await outside.stop();
      counter.stop();
      rmSync(home.DATA_DIR, { recursive: true, force: true });
      return 0;
    },
  };
}

/** How a session of that pool begins a transaction. */
const begun = `set local role ${powerless}; set local statement_timeout`;

function countBorrowed() {
  const { query } = pg.Client.prototype;
  let borrowed = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (typeof given[0] === "string" && given[0].includes(begun)) borrowed += 1;
    return (query as (...same: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return {
    borrowed: () => borrowed,
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}
