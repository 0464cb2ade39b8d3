import { createHmac } from "node:crypto";
import { inArray, lt, sql } from "drizzle-orm";
import { createContext } from "react-router";
import type { Database } from "#database/database.ts";
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
   * and leaves no row. Each count is one atomic statement, so parallel tries can't slip by.
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
      const waitSeconds = (await findWait(db, counts)) || (await countAll(db, counts));
      if (waitSeconds > 0) return { ok: false, waitSeconds };
      return { ok: true, giveBack: () => forget(...counted) };
    },
    forget,
  };
}

type Count = Limit & { key: string };

/** How long until every limit allows another try, in seconds; 0 for now. It only looks. */
async function findWait(db: Database, counts: Count[]): Promise<number> {
  const known = await db
    .select({
      key: rateLimits.key,
      points: rateLimits.points,
      seconds: sql<number>`ceil(extract(epoch from ${rateLimits.expire} - clock_timestamp()))::int`,
    })
    .from(rateLimits)
    .where(
      inArray(
        rateLimits.key,
        counts.map(({ key }) => key),
      ),
    );
  const waits = counts.map(({ key, tries }) => {
    const row = known.find((entry) => entry.key === key);
    return row && row.points >= tries ? Math.max(0, row.seconds) : 0;
  });
  return Math.max(...waits);
}

class Full extends Error {}

/** Counts everywhere, or nowhere and gives the time to wait: of several who come at once the last may find a limit full. */
async function countAll(db: Database, counts: Count[]): Promise<number> {
  try {
    const [only, ...others] = counts;
    if (only && others.length === 0) await count(db, only);
    else {
      await db.transaction(async (transaction) => {
        for (const entry of counts) await count(transaction, entry);
      });
    }
    return 0;
  } catch (refusal) {
    if (refusal instanceof Full) return Math.max(1, await findWait(db, counts));
    throw refusal;
  }
}

async function count(db: Database, { key, tries, seconds }: Count): Promise<void> {
  const end = sql`clock_timestamp() + ${seconds} * interval '1 second'`;
  const isOver = sql`${rateLimits.expire} <= clock_timestamp()`;
  const [counted] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expire: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
      },
      setWhere: sql`${isOver} or ${rateLimits.points} < ${tries}`,
    })
    .returning({ points: rateLimits.points });
  if (!counted) throw new Full();
  if (counted.points === 1) await forgetOld(db);
}

const anHour = 3_600_000;

async function forgetOld(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, new Date(Date.now() - anHour)));
}
