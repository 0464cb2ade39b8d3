import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { isReady } from "#database/migrate.ts";
import type { createApp } from "./app.ts";
import { openBackground } from "./background.ts";
import { readEnvironment } from "./environment.ts";
import { openLog } from "./log.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { openOutside } from "./outbound/open-outside.ts";
import { findSecret } from "./secret.ts";

/** The fast loop: Vite serves the sources and reloads what changes; the database stays open. */
const environment = readEnvironment(process.env);
const log = openLog(process.env.LOG_LEVEL ?? "warn");
const say = (what: string) => process.stdout.write(`${what}\n`);
const database = await openCatalogue(environment, say);
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const parts = {
  database,
  background: openBackground(log),
  isReady: () => isReady(database.db),
  environment,
  outside: openOutside(environment),
  secret: findSecret(environment),
  log,
};

const listener = getRequestListener(async (request, bindings) => {
  try {
    const sources = (await vite.ssrLoadModule("./server/app.ts")) as { createApp: typeof createApp };
    return await sources.createApp(parts).fetch(request, bindings);
  } catch (problem) {
    if (problem instanceof Error) vite.ssrFixStacktrace(problem);
    log.error({ err: problem }, "the sources do not run");
    return new Response(problem instanceof Error ? problem.stack : String(problem), { status: 500 });
  }
});

createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
).listen(environment.PORT, environment.HOST, () =>
  say(`Fursa (development) is open at http://${environment.HOST}:${environment.PORT}`),
);
process.once("SIGINT", () => database.close().then(() => process.exit(0)));
process.once("SIGTERM", () => database.close().then(() => process.exit(0)));
