import type { Database, OpenDatabase } from "#database/database.ts";
import { findMigrationProblem, onlyRead } from "#database/migrate/migrate.ts";
import type { OpenJobs } from "../jobs/open-job-queue.ts";

/** Milliseconds. Load balancers time out too, so the response has to come sooner. */
const longestWait = 3000;

export interface Readiness {
  /** Whether the server is ready for visitors, and the reason if it isn't. */
  tell(): Promise<{ isReady: boolean; words: string }>;
  /**
   * From now on `/readyz` reports not ready while requests are still served, so that a proxy stops sending new ones.
   */
  stop(): void;
  isStopping(): boolean;
}

interface HealthOptions {
  database: Pick<OpenDatabase, "db"> & Partial<Pick<OpenDatabase, "replicas">>;
  jobs: Pick<OpenJobs, "status">;
}

export function openReadiness({ database: { db, replicas }, jobs }: HealthOptions): Readiness {
  let isStopping = false;

  async function findReasonNotReady(): Promise<string | null> {
    const why = await inTime(findMigrationProblem(db));
    if (why) return why;
    const { isWorking, tries } = jobs.status();
    if (isWorking) return null;
    return tries > 0 ? "the jobs cannot start" : "the jobs have not started yet";
  }

  return {
    async tell() {
      if (isStopping) return { isReady: false, words: "not ready: stopping" };
      // Without a primary every server would report not ready, and a balancer would send visitors to none of them.
      const spare = await replicas?.forRead(null);
      if (spare?.isPrimaryAway && (await canBeRead(spare.db)))
        return { isReady: true, words: "ready to be read, and not to be written: there is no primary" };
      const why = await findReasonNotReady();
      return why ? { isReady: false, words: `not ready: ${why}` } : { isReady: true, words: "ready" };
    },
    stop() {
      isStopping = true;
    },
    isStopping: () => isStopping,
  };
}

function inTime(trouble: Promise<string | null>): Promise<string | null> {
  const silence = "the database does not answer";
  const { promise: tooLong, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(silence), longestWait);
  return Promise.race([trouble.catch(() => silence), tooLong]).finally(() => clearTimeout(timer));
}

const canBeRead = async (db: Database) => {
  const trouble = await inTime(db.transaction(findMigrationProblem));
  return trouble === null || trouble === onlyRead;
};
