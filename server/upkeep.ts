import { sql } from "drizzle-orm";
import { todayInUtc } from "#app/calendar/days.ts";
import { shelveMatches } from "#app/matching/shelve-matches.server.ts";
import type { Database } from "#database/database.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { asWorker } from "#database/viewer.ts";
import type { Background } from "./background.ts";

const oneDay = 86_400_000;
const upkeepLock = 720_514_892;

/** Search and matching find the same without this, only slower as days go by: so it is done at start and once a day. */
export function keepQuickDaily(db: Database, background: Background): void {
  const begin = () => background.run("the daily upkeep", () => doUpkeep(db, todayInUtc()));
  begin();
  setInterval(begin, oneDay).unref();
}

/** One machine at a time; another that finds it being done leaves it. Says whether it did it. */
export function doUpkeep(db: Database, today: string): Promise<boolean> {
  return asWorker(db, async (own) => {
    const answer = await own.execute(sql`select pg_try_advisory_xact_lock(${upkeepLock}) as mine`);
    const { rows } = answer as unknown as { rows: { mine: boolean }[] };
    if (!rows[0]?.mine) return false;
    await keepSearchQuick(own, today);
    await shelveMatches(own, today);
    return true;
  });
}
