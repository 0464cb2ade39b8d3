import { inArray } from "drizzle-orm";
import { countriesInWords } from "#app/catalogue/cards/byline.ts";
import { paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { type Score, score } from "#app/catalogue/scoring/score.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";

export interface KnownOpportunity {
  title: string;
  byline: string;
  closes: string | null;
  score(profile: MatchProfile): Score;
}

type ChosenOpportunity = { kind: OpportunityKind; id: string };

export const keyOf = ({ kind, id }: ChosenOpportunity) => `${kind} ${id}`;

/** Opportunities of all kinds, by `keyOf`, described in the current language. */
export async function readOpportunities(
  db: Database,
  chosen: ChosenOpportunity[],
  today: string,
): Promise<Map<string, KnownOpportunity>> {
  const known = new Map<string, KnownOpportunity>();
  const idsOf = (kind: OpportunityKind) => [
    ...new Set(chosen.flatMap((one) => (one.kind === kind ? [one.id] : []))),
  ];
  const note = (kind: OpportunityKind, id: string, facts: KnownOpportunity) =>
    known.set(keyOf({ kind, id }), facts);
  for (const one of await db
    .select()
    .from(scholarships)
    .where(inArray(scholarships.id, idsOf("scholarship")))) {
    note("scholarship", one.id, {
      title: one.title,
      byline: [countriesInWords(one.country), paysInShort(one)].filter(Boolean).join(" · "),
      closes: closingLine(cycleOf(one), today),
      score: (profile) => score("scholarship", profile, one),
    });
  }
  for (const one of await db
    .select()
    .from(colleges)
    .where(inArray(colleges.id, idsOf("college")))) {
    note("college", one.id, {
      title: one.name,
      byline: locationInWords(one.location),
      closes: null,
      score: (profile) => score("college", profile, one),
    });
  }
  for (const one of await db
    .select()
    .from(internships)
    .where(inArray(internships.id, idsOf("internship")))) {
    note("internship", one.id, {
      title: one.title,
      byline: [one.company, locationInWords(one.location)].filter(Boolean).join(" · "),
      closes: closingLine(cycleOf(one), today),
      score: (profile) => score("internship", profile, one),
    });
  }
  return known;
}
