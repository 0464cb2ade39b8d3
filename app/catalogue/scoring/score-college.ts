import type { colleges } from "#database/schema/index.ts";
import { compareKnown, compareWords } from "./compare.ts";
import type { MatchProfile } from "./profile.ts";
import { type Score, scoreOf } from "./score.ts";

export type CollegeFacts = Pick<typeof colleges.$inferSelect, "country" | "programs" | "tuitionRange">;

/** A budget and a tuition are texts that cannot be compared: knowing both counts, so no college reaches more than 90. */
export function scoreCollege(profile: MatchProfile, college: CollegeFacts): Score {
  const budget = profile.budgetRange ? [profile.budgetRange] : [];
  return scoreOf("college", {
    country: compareWords(profile.targetCountries, [college.country]),
    field: compareWords(profile.fieldsOfInterest, college.programs),
    budget: compareKnown(budget, college.tuitionRange, budget.length > 0),
  });
}
