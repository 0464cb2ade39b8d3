import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import type { OpenDatabase } from "#database/database.ts";
import type { OpenJobs } from "../jobs/open-job-queue.ts";
import type { Background } from "./background-tasks.ts";
import type { Readiness } from "./health.ts";

/** Turns of the event loop before the server stops listening: Node accepts one connection a turn, and those in the backlog would be reset. */
const lastTurns = 100;
/** Milliseconds for requests in flight. */
const lastAnswers = 10_000;
/** Milliseconds for everything after them: emails, jobs, the database. */
const lastWork = 15_000;

interface RunningParts {
  server: Server;
  readiness: Readiness;
  background: Background;
  jobs: OpenJobs;
  database: Pick<OpenDatabase, "close">;
  drainSeconds: number;
  say(what: string): void;
}

/**
 * Reports not ready while it goes on serving, then accepts no new connections, finishes requests in flight, and closes the
 * database. Each step has a time limit, so a silent connection can't keep the process alive. Resolves to the exit code.
 */
export async function stop(running: RunningParts): Promise<0 | 1> {
  const { server, readiness, background, jobs, database, drainSeconds, say } = running;
  readiness.stop();
  if (drainSeconds > 0) {
    say(`Stopping: not ready for new visitors, closing in ${drainSeconds} s`);
    await wait(drainSeconds * 1000);
  }
  say("Stopping: finishing open requests");
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
