import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { OpenDatabase } from "#database/database.ts";
import type { OpenJobs } from "../jobs/open-job-queue.ts";
import type { Background } from "./background-tasks.ts";
import type { Readiness } from "./health.ts";

/** What was sent before the signal may not have been read yet, and a closed door would cut it off: Node lets in one visitor a turn. */
const lastTurns = 100;
/** How long visitors who are being served may take. */
const lastAnswers = 10_000;
/** How long all the rest may take after them: mails being sent, jobs being done, the database. */
const lastWork = 15_000;

interface Running {
  server: Server;
  readiness: Readiness;
  background: Background;
  jobs: OpenJobs;
  database: Pick<OpenDatabase, "close">;
  drainSeconds: number;
  say(what: string): void;
}

/**
 * Says that it is not ready while it goes on serving, then takes no new visitors, lets the present ones finish, and closes the
 * database. Every step has its patience: a connection that went silent can't hold the process. Gives the exit code.
 */
export async function stop(running: Running): Promise<0 | 1> {
  const { server, readiness, background, jobs, database, drainSeconds, say } = running;
  readiness.stop();
  if (drainSeconds > 0) {
    say(`Stopping: not ready for new visitors, closing in ${drainSeconds} s`);
    await wait(drainSeconds * 1000);
  }
  say("Stopping: finishing what has begun");
  for (let turn = 0; turn < lastTurns; turn += 1) await nextTurn();
  await closeServer(server);
  const rest = (async () => {
    await background.settled();
    await jobs.close();
    await database.close();
    return true;
  })();
  const isDone = await Promise.race([rest, wait(lastWork, false)]);
  say(isDone ? "Stopped" : "Stopped without waiting any longer for what had begun");
  return isDone ? 0 : 1;
}

async function closeServer(server: Server): Promise<void> {
  // A browser keeps its connection after the last answer, and the server would wait for it.
  const sweeping = setInterval(() => server.closeIdleConnections(), 100);
  const impatience = setTimeout(() => server.closeAllConnections(), lastAnswers);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweeping);
  clearTimeout(impatience);
}
