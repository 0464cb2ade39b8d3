import { createHmac } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { rateLimits } from "#database/schema/index.ts";

/** So many tries in so many seconds. */
export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

/** A limit and whom it counts: an address, a client, a person. */
export interface Counted {
  limit: Limit;
  whom: string;
}

export type Turn = { ok: true; giveBack(): Promise<void> } | { ok: false; waitSeconds: number };

export interface Limits {
  /**
   * Counts one try against every limit, or against none when one of them refuses: whoever is refused counts no further
   * and leaves no row. All of it is one statement, so parallel tries can't slip by.
   */
  take(...counted: Counted[]): Promise<Turn>;
}

export const limitsContext = createContext<Limits>();

export interface KeptLimits extends Limits {
  /** Begins the counts anew. */
  forget(...counted: Counted[]): Promise<void>;
}

/** Counts are kept in the database, so that they hold on several machines and over a restart. */
export function openLimits(db: Database, secret: string): KeptLimits {
  // Whom we count is nobody's business: an address is kept as a hash that only we can make.
  const disguise = (whom: string) => createHmac("sha256", secret).update(whom).digest("base64url");
  const keyOf = ({ limit, whom }: Counted) => `${limit.name}:${disguise(whom)}`;
  const forget = async (...counted: Counted[]) => {
    await db.delete(rateLimits).where(inArray(rateLimits.key, counted.map(keyOf)));
  };

  return {
    async take(...counted) {
      // Always in the same order, so that two who count the same can't wait for each other.
      const counts = counted
        .map((entry) => ({ key: keyOf(entry), ...entry.limit }))
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      const waitSeconds = await countAll(db, counts);
      if (waitSeconds > 0) return { ok: false, waitSeconds };
      return { ok: true, giveBack: () => forget(...counted) };
    },
    forget,
  };
}

type Count = Limit & { key: string };

/** Counts everywhere, or nowhere and gives the seconds to wait. */
async function countAll(db: Database, counts: Count[]): Promise<number> {
  const [answer] = await queryRows<{ wait: number }>(
    db,
    sql`select take_turn(${list(counts.map(({ key }) => key))}::text[], ${list(counts.map(({ tries }) => tries))}::int[], ${list(counts.map(({ seconds }) => seconds))}::int[]) as wait`,
  );
  if (!answer) throw new Error("the database did not count");
  return answer.wait;
}

/** One parameter, however many there are: the statement stays the same. */
const list = (values: (string | number)[]) => sql.param(`{${values.join(",")}}`);
