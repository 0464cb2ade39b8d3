import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import type { createApp } from "./app.ts";
import { readEnvironment } from "./environment.ts";
import { originAt } from "./http/public-origin.ts";
import { allJobs } from "./jobs/all-jobs.ts";
import { openJobs } from "./jobs/open-job-queue.ts";
import { openBackground } from "./lifecycle/background-tasks.ts";
import { openReadiness } from "./lifecycle/health.ts";
import { openCatalogue } from "./lifecycle/open-catalogue.ts";
import { openLog } from "./logging/log.ts";
import { openMail } from "./outbound/email/mailer.ts";
import { openOutbound } from "./outbound/open-outbound.ts";
import { openPush } from "./outbound/push/push.ts";
import { openSms } from "./outbound/sms/sms.ts";
import { findSecret } from "./secret.ts";

/** The development server: Vite serves the sources and reloads what changes, while the database stays open. */
const environment = readEnvironment(process.env);
const log = openLog(process.env.LOG_LEVEL ?? "warn");
const say = (what: string) => process.stdout.write(`${what}\n`);
const database = await openCatalogue(environment, say);
const vite = await createVite({ server: { middlewareMode: true }, appType: "custom" });
const jobs = openJobs(database, allJobs, log);
const parts = {
  database,
  background: openBackground(log),
  readiness: openReadiness({ database, jobs }),
  environment,
  outbound: openOutbound(environment),
  secret: findSecret(environment),
  jobs,
  limiter: null,
  log,
};
const address = originAt(environment.HOST, environment.PORT);

const listener = getRequestListener(async (request, bindings) => {
  try {
    const sources = (await vite.ssrLoadModule("./server/app.ts")) as { createApp: typeof createApp };
    return await sources.createApp(parts).fetch(request, bindings);
  } catch (problem) {
    if (problem instanceof Error) vite.ssrFixStacktrace(problem);
    log.error({ err: problem }, "loading the sources failed");
    return new Response(problem instanceof Error ? problem.stack : String(problem), { status: 500 });
  }
});

createServer((request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
).listen(environment.PORT, environment.HOST, () => say(`Fursa (development) is open at ${address}`));
const postOffice = openMail(environment, database.accounts, parts.background);
const textOffice = openSms(environment, database.accounts, parts.background);
await jobs.start({
  ...parts,
  db: database.patient,
  mailer: postOffice,
  deliverMail: postOffice.deliverMail,
  deliverTexts: textOffice.deliverTexts,
  push: openPush(environment, parts.secret, database.accounts),
  appUrl: environment.APP_URL ?? address,
  contactEmail: environment.CONTACT_EMAIL,
  updatesDeadlines: environment.UPDATE_DEADLINES === "on",
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, stop);

async function stop() {
  await jobs.close();
  await database.close();
  process.exit(0);
}
