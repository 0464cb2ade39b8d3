import type { internships } from "#database/schema/index.ts";
import { compareFields, compareKnown, compareWords } from "./compare.ts";
import type { MatchProfile } from "./profile.ts";
import { type Score, scoreOf } from "./score.ts";

export type InternshipFacts = Pick<typeof internships.$inferSelect, "field" | "location" | "duration">;

/** A profile says nothing about how long: a known duration counts by itself, so no internship reaches more than 90. */
export function scoreInternship(profile: MatchProfile, internship: InternshipFacts): Score {
  return scoreOf("internship", {
    field: compareFields(profile.fieldsOfInterest, internship.field),
    country: compareWords(profile.targetCountries, [internship.location]),
    duration: compareKnown([], internship.duration, true),
  });
}
