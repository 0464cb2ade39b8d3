import type { scholarships } from "#database/schema/index.ts";
import { compareFields, compareWords } from "./compare.ts";
import { type GpaRequirement, reachesGpa } from "./gpa.ts";
import { levelsOf, type MatchProfile } from "./profile.ts";
import { type Comparison, type Score, scoreOf } from "./score.ts";

export type ScholarshipFacts = Pick<
  typeof scholarships.$inferSelect,
  "fieldOfStudy" | "country" | "educationLevel"
> & { gpaRequirement: GpaRequirement | "" | null };

export function scoreScholarship(profile: MatchProfile, scholarship: ScholarshipFacts): Score {
  return scoreOf("scholarship", {
    field: compareFields(profile.fieldsOfInterest, scholarship.fieldOfStudy),
    country: compareWords(profile.targetCountries, [scholarship.country]),
    level: compareWords(levelsOf(profile), [scholarship.educationLevel]),
    gpa: compareGpa(profile.gpa, scholarship.gpaRequirement),
  });
}

function compareGpa(gpa: number | null, requirement: GpaRequirement | "" | null): Comparison {
  const wanted = gpa === null ? [] : [String(gpa)];
  const isMet = reachesGpa(gpa, requirement);
  return { isMet, wanted, offered: requirement || "none", matched: isMet ? wanted : [] };
}
