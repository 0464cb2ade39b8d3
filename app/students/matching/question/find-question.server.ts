import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import { readFacts, rowVersion } from "#app/catalogue/eligibility/read-facts.server.ts";
import { lowestPercent } from "#app/catalogue/scoring/criteria.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { Cache } from "#app/common/cache.ts";
import { choose } from "#app/common/forms/choose.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import { tableOf } from "#app/opportunities/tables.server.ts";
import { type AskedInput, inputsFor } from "#app/students/fit/ask/inputs.ts";
import { verdictFor } from "#app/students/fit/verdict.server.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import type { Result } from "#database/schema/about-student.ts";
import { bitsOfProfile } from "../bits.ts";
import { pointsFor } from "../points.server.ts";
import { isNotAmong } from "../rank-matches.server.ts";
import { matchesWords } from "../words.ts";
import { type About, decidingFact, shortLabels } from "./fact-words.ts";
import { mostAsked } from "./most-asked.ts";
import { questionWords as words } from "./words.ts";

/** Of a very large catalogue a part tells enough; then the count says "at least". */
const mostLookedAt = 500;

/** Answers to what they were made of. Whoever turns the page or comes back is asked the same again. */
const remembered = new Cache<{ asked: ReturnType<typeof mostAsked> }>({ max: 1000 });
const keyOf = (parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64");

/** A question in a sentence, with what answers it. */
export interface AskedInPlace {
  sentence: string;
  inputs: AskedInput[];
}

interface Wanted {
  without?: string[];
  most?: number;
  /** What it decides stands on the same page. */
  isWithThem?: boolean;
}

interface Student {
  profile: MatchProfile & { country: string; results: Result[] };
  applicant: Applicant;
  about: About;
}

/** The one question that most of a student's matches hang on that are to be checked first. */
export async function findQuestion(
  db: Database,
  { profile, applicant, about }: Student,
  kind: OpportunityKind,
  today: string,
  { without = [], most = mostLookedAt, isWithThem = true }: Wanted = {},
): Promise<AskedInPlace | null> {
  const points = pointsFor(kind, bitsOfProfile(profile), sql`match_bits`);
  const found = await ask<{ id: string; version: string }>(
    db,
    sql`select id, ${rowVersion} as version from ${tableOf[kind]}
      where ${stillOpen(sql`listed_until`, today)} and ${points} >= ${lowestPercent} and ${isNotAmong(without)}
        and ${verdictFor(kind, applicant)} = 1
      limit ${most}`,
  );
  const reader = {
    country: applicant.residence ?? profile.country,
    told: profile.results.map(({ system }) => system),
  };
  const key = keyOf([kind, applicant, reader, found.map(({ id, version }) => id + version)]);
  const { asked } = await remembered.getOrFetch(key, async () => ({
    asked: mostAsked(await judgeAll(db, kind, found, applicant), reader),
  }));
  return (
    asked && {
      sentence: words.sentence(
        decidingFact(asked.question, about),
        matchesWords.counted(asked.count, found.length < most),
        isWithThem,
      ),
      inputs: inputsFor([asked.question]).map((input) => ({
        ...input,
        label: choose(shortLabels, input.name) ?? input.label,
      })),
    }
  );
}

async function judgeAll(
  db: Database,
  kind: OpportunityKind,
  found: { id: string; version: string }[],
  applicant: Applicant,
) {
  const facts = await readFacts(
    db,
    found.map((one) => ({ kind, ...one })),
  );
  return [...facts.values()].map((one) => judge<OpportunityKind>(kind, one, applicant));
}
