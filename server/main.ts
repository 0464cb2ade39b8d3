import type { Server } from "node:http";
import { serve } from "@hono/node-server";
import { DatabaseUnavailable, type OpenDatabase } from "#database/database.ts";
import { isReady } from "#database/migrate.ts";
import type { createApp } from "./app.ts";
import { type Background, openBackground } from "./background.ts";
import { problemInWords } from "./describe-problem.ts";
import { BadEnvironment, readEnvironment } from "./environment.ts";
import { allErrands } from "./errands/all-errands.ts";
import { type OpenErrands, openErrands } from "./errands/open-errands.ts";
import { openLog } from "./log.ts";
import { openCatalogue } from "./open-catalogue.ts";
import { openMail } from "./outbound/mail.ts";
import { openOutside } from "./outbound/open-outside.ts";
import { openSms } from "./outbound/sms.ts";
import { findSecret } from "./secret.ts";

const lastAnswers = 10_000;
/** A search of 5,000 emoji is an address of 60,000 characters, and no error. */
const longestAddress = 80 * 1024;

try {
  await start();
} catch (problem) {
  refuse(problem);
}

async function start() {
  const environment = readEnvironment(process.env);
  const log = openLog(environment.LOG_LEVEL);
  // Node would print the error itself, with every value of a failed query.
  process.on("uncaughtException", (problem) => {
    log.fatal({ err: problem }, "the server ends: nobody caught this");
    process.exit(1);
  });
  const build: { createApp: typeof createApp } = await import(
    new URL("../build/server/index.js", import.meta.url).href
  );
  const database = await openCatalogue(environment, say);
  const background = openBackground(log);
  const errands = await openErrands(database, allErrands, log);
  const postOffice = openMail(environment, database.accounts, background);
  const textOffice = openSms(environment, database.accounts, background);
  const outside = openOutside(environment);
  const secret = findSecret(environment);
  const app = build.createApp({
    database,
    background,
    isReady: () => isReady(database.db),
    environment,
    outside,
    secret,
    errands,
    log,
  });
  const server = serve(
    {
      fetch: app.fetch,
      hostname: environment.HOST,
      port: environment.PORT,
      serverOptions: {
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        keepAliveTimeout: 65_000,
        maxHeaderSize: longestAddress,
      },
    },
    (at) => {
      const address = `http://${at.family === "IPv6" ? `[${at.address}]` : at.address}:${at.port}`;
      say(`Fursa is open at ${address}`);
      background.run("starting the errands", () =>
        errands.start({
          db: database.db,
          mailer: postOffice,
          deliverMail: postOffice.deliverMail,
          deliverTexts: textOffice.deliverTexts,
          outside,
          secret,
          appUrl: environment.APP_URL ?? address,
          contactEmail: environment.CONTACT_EMAIL,
          log,
        }),
      );
    },
  ) as Server;
  server.on("error", async (problem) => {
    await database.close();
    refuse(problem);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => stop(server, background, errands, database));
}

/** Takes no new visitors, lets the present ones finish, closes the database. */
function stop(server: Server, background: Background, errands: OpenErrands, database: OpenDatabase) {
  say("Stopping: finishing what has begun");
  // A browser keeps its connection after the last answer, and the server would wait for it.
  const sweeping = setInterval(() => server.closeIdleConnections(), 100);
  const impatience = setTimeout(() => server.closeAllConnections(), lastAnswers);
  server.close(async () => {
    clearInterval(sweeping);
    clearTimeout(impatience);
    await background.settled();
    await errands.close();
    await database.close();
    say("Stopped");
    process.exit(0);
  });
}

/** One line an operator can act on; a stack only for what we did not foresee. */
function refuse(problem: unknown): never {
  const known = problem instanceof BadEnvironment || problem instanceof DatabaseUnavailable;
  process.stderr.write(`Fursa cannot start: ${known ? problem.message : wordsFor(problem)}\n`);
  process.exit(1);
}

function wordsFor(problem: unknown): string {
  if (!(problem instanceof Error)) return problemInWords(problem);
  const { code, port, address } = problem as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE") return `port ${port} is taken; stop what uses it or set PORT to another`;
  if (code === "EACCES") return `not allowed to listen on port ${port}; set PORT to one above 1023`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `this machine has no address ${address ?? "named by HOST"}; set HOST`;
  return problemInWords(problem);
}

function say(what: string) {
  process.stdout.write(`${what}\n`);
}
