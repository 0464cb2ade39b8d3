import { sql } from "drizzle-orm";
import { todayInUtc } from "#app/common/calendar/days.ts";
import { defineErrand } from "#app/common/errands.ts";
import { rollOverDeadlines } from "#app/opportunities/roll-over-deadlines.server.ts";
import { shelveMatches } from "#app/students/matching/shelve-matches.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { asWorker } from "#database/viewer.ts";

/** With so many written since, counting and searching are no longer quick: a catalogue was brought in. */
const manyChanges = 500;

/** Search and matching find the same without this, only slower as days go by. */
export const keepQuick = defineErrand({
  name: "keep-quick",
  schedule: "5 0 * * *",
  atStart: true,
  run: ({ db }) => doUpkeep(db, todayInUtc()),
});

/** Only where something was written since, or where a new day has not had its upkeep yet. */
export const keepMatchingQuick = defineErrand({
  name: "keep-matching-quick",
  schedule: "*/15 * * * *",
  letsMissedGo: true,
  async run({ db }) {
    const today = todayInUtc();
    if (!(await doUpkeep(db, today))) await asWorker(db, (own) => shelveMatches(own, today));
  },
});

/** Says whether there was anything to do: a second start on the same day has nothing. */
export function doUpkeep(db: Database, today: string): Promise<boolean> {
  return asWorker(db, async (own) => {
    if (!(await isDue(own, today))) return false;
    await rollOverDeadlines(own, today);
    await keepSearchQuick(own, today);
    await shelveMatches(own, today);
    return true;
  });
}

/** The shelves know their day, and are written together with all the rest. */
async function isDue(db: Database, today: string): Promise<boolean> {
  const [answer] = await ask<{ isDue: boolean }>(
    db,
    sql`select not exists (select from match_shelves where shelved_on >= ${today}::date)
      or (select coalesce(sum(abs(opportunities)), 0) from match_changes) > ${manyChanges} as "isDue"`,
  );
  return answer?.isDue ?? true;
}
