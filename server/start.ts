import cluster from "node:cluster";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { countWaitingRenders } from "#app/shared/yield-to-event-loop.server.ts";
import { createApp, knownPlaces } from "./app.ts";
import { BadEnvironment, drainSeconds, type Environment, readEnvironment } from "./environment.ts";
import { clientOfRequest } from "./http/client-address.ts";
import { hasOneHost } from "./http/host-header.ts";
import { needsAppUrl, originAt } from "./http/public-origin.ts";
import { ownFiles } from "./http/static-files.ts";
import { openJobs } from "./jobs/open-job-queue.ts";
import { openBackground } from "./lifecycle/background-tasks.ts";
import { openReadiness } from "./lifecycle/health.ts";
import { openCatalogue } from "./lifecycle/open-catalogue.ts";
import { wordsForRefusal } from "./lifecycle/startup-error.ts";
import { stop } from "./lifecycle/stop.ts";
import { openLimiter, sampleLoad } from "./load-shedding/limiter.ts";
import { rejectEarly } from "./load-shedding/shed-load.ts";
import { openLog } from "./logging/log.ts";
import { openMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openMail } from "./outbound/email/mailer.ts";
import { openOutbound } from "./outbound/open-outbound.ts";
import { openPush } from "./outbound/push/push.ts";
import { openSms } from "./outbound/sms/sms.ts";
import { servePages } from "./page-cache/serve-pages.ts";
import { findSecret } from "./secret.ts";
import { leaveToOthers } from "./workers/drain.ts";
import type { FromWorker, ToWorker } from "./workers/messages.ts";

export { createApp };

/** A search of 5,000 emoji is a URL of 60,000 characters, which is valid. */
const longestAddress = 80 * 1024;

const notForVisitors =
  "this build is made for developers: build it anew with npm run build, or use npm run dev";

let environment: Environment | undefined;

/** Starts the server according to the environment, or reports why it can't. */
export async function start() {
  // Writing to a closed terminal must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  try {
    if (import.meta.env.DEV) throw new BadEnvironment(notForVisitors);
    environment = readEnvironment(process.env);
    await open(environment);
  } catch (problem) {
    refuse(problem);
  }
}

async function open(environment: Environment) {
  const log = openLog(environment.LOG_LEVEL);
  // Node would print the error itself, with every value of a failed query.
  process.on("uncaughtException", (problem) => {
    log.fatal({ err: problem }, "uncaught error: the server stops");
    process.exit(1);
  });
  const startIsOver = exitOnSignal();
  // A separate file in the build, which tests replace.
  const { allJobs } = await import("./jobs/all-jobs.ts");
  const database = await openCatalogue(environment, say);
  const background = openBackground(log);
  const jobs = openJobs(database, allJobs, log);
  const readiness = openReadiness({ database, jobs });
  const postOffice = openMail(environment, database.accounts, background);
  const textOffice = openSms(environment, database.accounts, background);
  const outbound = openOutbound(environment);
  const secret = findSecret(environment);
  const push = openPush(environment, secret, database.accounts);
  const limiter =
    environment.SHED_LOAD === "on"
      ? sampleLoad(openLimiter(), () => database.status().waitingLong + countWaitingRenders())
      : null;
  const app = createApp({
    database,
    background,
    readiness,
    environment,
    outbound,
    secret,
    jobs,
    limiter,
    log,
  });
  await database.changes.listen();
  // Node leaves out the body: the headers are those of a GET.
  const fetchPage = (request: Request, env: object) =>
    app.fetch(request.method === "HEAD" ? asGet(request) : request, env);
  const listener = getRequestListener(fetchPage, { hostname: environment.HOST });
  const pages = servePages({
    fetch: app.fetch,
    listener: limiter
      ? await rejectEarly({
          limiter,
          environment,
          clientOf: (incoming) => clientOfRequest(incoming, environment),
          files: ownFiles(),
          listener,
        })
      : listener,
    database,
    megabytes: environment.PAGE_CACHE_MB,
    log,
  });
  const metrics =
    environment.METRICS_PORT === undefined
      ? null
      : openMetrics({ knownPlaces: knownPlaces(), database, limiter, pageCache: pages.stats });
  // The cluster's primary process serves those of its workers.
  if (metrics && !cluster.isWorker) await serveMetrics(environment, metrics.read, say);
  const server = createServer(
    {
      headersTimeout: 10_000,
      // The whole request, with its body: checked every five seconds.
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: longestAddress,
    },
    (incoming, outgoing) => {
      metrics?.observe(incoming, outgoing);
      // The client must not send its next request on a connection that is about to close.
      if (readiness.isStopping()) outgoing.shouldKeepAlive = false;
      if (!hasOneHost(incoming)) return outgoing.writeHead(400, { Connection: "close" }).end();
      return pages.serve(incoming, outgoing);
    },
  );
  const running = { server, readiness, background, jobs, database, say };
  startIsOver();
  stopOnSignal(
    () => stop({ ...running, drainSeconds: drainSeconds(environment) }),
    async () => {
      readiness.stop();
      await leaveToOthers(server);
      return stop({ ...running, drainSeconds: 0 });
    },
  );
  server.listen({ port: environment.PORT, host: environment.HOST });
  await once(server, "listening").catch(async (problem) => {
    await database.close();
    throw problem;
  });
  const at = server.address() as AddressInfo;
  const appUrl = originAt(at.address, at.port, environment.APP_URL);
  await jobs.start({
    db: database.patient,
    mailer: postOffice,
    deliverMail: postOffice.deliverMail,
    deliverTexts: textOffice.deliverTexts,
    push,
    outbound,
    secret,
    appUrl,
    contactEmail: environment.CONTACT_EMAIL,
    updatesDeadlines: environment.UPDATE_DEADLINES === "on",
    log,
  });
  if (needsAppUrl(environment))
    log.warn({ appUrl }, "links in emails only work on this machine: set APP_URL to the public address");
  reportOpen(originAt(at.address, at.port));
}

/** With several workers, the cluster primary prints it once. */
function reportOpen(address: string) {
  if (cluster.isWorker) process.send?.({ open: address } satisfies FromWorker);
  else say(`Fursa is open at ${address}`);
}

/**
 * Until there is something to finish, a signal ends the process at once. Returns a function that removes the handlers.
 */
function exitOnSignal(): () => void {
  const exit = () => process.exit(0);
  const events = ["SIGTERM", "SIGINT", "disconnect", ...(cluster.isWorker ? [] : ["SIGHUP"])];
  for (const event of events) process.on(event, exit);
  return () => {
    for (const event of events) process.off(event, exit);
  };
}

/** A signal may arrive twice, to the process group and from the parent. The second has no effect. */
function stopOnSignal(stop: () => Promise<number>, leave: () => Promise<number>) {
  let isStopping = false;
  const end = (how: () => Promise<number>) => async () => {
    if (isStopping) return;
    isStopping = true;
    process.exit(await how());
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end(stop));
  // Sent to a process group, it asks the cluster primary to replace its workers.
  process.on("SIGHUP", cluster.isWorker ? () => undefined : end(stop));
  if (cluster.isWorker) process.on("message", (message: ToWorker) => "leave" in message && end(leave)());
  // The parent process has ended and can't pass signals on.
  process.once("disconnect", end(stop));
}

function refuse(problem: unknown): never {
  const dataDir = environment && !environment.DATABASE_URL ? environment.DATA_DIR : null;
  process.stderr.write(`Fursa cannot start: ${wordsForRefusal(problem, dataDir)}\n`);
  process.exit(1);
}

function say(what: string) {
  process.stdout.write(`${what}\n`);
}

/** A HEAD request gets the headers of GET. Pages that count visits can tell the two apart. */
function asGet(request: Request): Request {
  const get = new Request(request, { method: "GET" });
  get.headers.set("X-Original-Method", "HEAD");
  return get;
}
