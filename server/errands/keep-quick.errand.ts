import { todayInUtc } from "#app/common/calendar/days.ts";
import { defineErrand } from "#app/common/errands.ts";
import { shelveMatches } from "#app/students/matching/shelve-matches.server.ts";
import type { Database } from "#database/database.ts";
import { keepSearchQuick } from "#database/search-upkeep.ts";
import { asWorker } from "#database/viewer.ts";

/** Search and matching find the same without this, only slower as days go by. */
export const keepQuick = defineErrand({
  name: "keep-quick",
  schedule: "5 0 * * *",
  atStart: true,
  run: ({ db }) => doUpkeep(db, todayInUtc()),
});

/** Only where something was written since. */
export const keepMatchingQuick = defineErrand({
  name: "keep-matching-quick",
  schedule: "*/15 * * * *",
  letsMissedGo: true,
  run: ({ db }) => asWorker(db, (own) => shelveMatches(own, todayInUtc())),
});

export function doUpkeep(db: Database, today: string): Promise<void> {
  return asWorker(db, async (own) => {
    await keepSearchQuick(own, today);
    await shelveMatches(own, today);
  });
}
