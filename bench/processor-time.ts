import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";

/** Tells how many milliseconds a processor has worked so far: for us, and for the sessions of the database. */
type Clock = () => number;

/**
 * What the work itself takes, whoever else uses the machine meanwhile. Where the system does not tell what PostgreSQL used, the
 * time that went by.
 */
export async function processorClock(db: Database): Promise<Clock> {
  const own = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
  const sessions = await queryRows<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity where datname = current_database()`,
  );
  const used = () => sessions.reduce((sum, { pid }) => sum + (usedBy(pid) ?? Number.NaN), own());
  return Number.isNaN(used()) ? () => performance.now() : used;
}

/** Linux counts it in nanoseconds. A session that has ended takes nothing any more. */
function usedBy(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ", 1)[0]) / 1_000_000;
  } catch {
    return null;
  }
}
