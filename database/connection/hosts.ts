import pg from "pg";
import type { DatabaseUrl } from "./database-url.ts";
import { DatabaseUnreachable } from "./unreachable.ts";

/** Milliseconds for a host to report whether it is writable. */
const longestLook = 3000;

export interface DatabaseHosts {
  /** The last known writable host. */
  address(): string;
  /** Finds the host that is writable now. Concurrent calls share one check. */
  lookAgain(): Promise<void>;
  /** Whether a session has to be checked for being writable, since the same host may be a standby now. */
  mustBeWritable: boolean;
}

/** The hosts of a database, one of which is writable. After a failover it is another one. */
export function openHosts({ hosts, mustBeWritable }: DatabaseUrl): DatabaseHosts {
  let [current = ""] = hosts;
  let looking: Promise<void> | undefined;
  const look = async () => {
    try {
      current = await Promise.any(hosts.map(findWritable));
    } catch (problem) {
      const reasons = (problem as AggregateError).errors.map(reasonOf);
      throw new DatabaseUnreachable(
        `none of the database's ${hosts.length} hosts can be written: ${reasons.join("; ")}`,
      );
    }
  };
  return {
    address: () => current,
    mustBeWritable,
    lookAgain() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}

async function findWritable(address: string): Promise<string> {
  const session = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: longestLook,
    query_timeout: longestLook,
  });
  session.on("error", () => undefined);
  try {
    await session.connect();
    if (await canBeWritten(session)) return address;
  } catch (problem) {
    throw new Error(`${hostAndPortOf(session)} ${reasonOf(problem)}`);
  } finally {
    session.end().catch(() => undefined);
  }
  throw new Error(`${hostAndPortOf(session)} can only be read`);
}

export const hostAndPortOf = ({ host, port }: pg.Client) => `${host}:${port}`;

export async function canBeWritten(session: pg.ClientBase): Promise<boolean> {
  const { rows } = await session.query<{ is_read_only: string }>(
    "select current_setting('transaction_read_only') as is_read_only",
  );
  return rows[0]?.is_read_only === "off";
}

/** Node reports a refused connection to a name with several addresses as an AggregateError without a message. */
export function reasonOf(problem: unknown): string {
  if (problem instanceof AggregateError) return problem.errors.map(reasonOf).join("; ");
  return problem instanceof Error ? problem.message : String(problem);
}
