import { inArray } from "drizzle-orm";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { judge } from "#app/catalogue/eligibility/judge.ts";
import type { Judgement } from "#app/catalogue/eligibility/judgement.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { Score } from "#app/catalogue/scoring/score.ts";
import { scoreCollege } from "#app/catalogue/scoring/score-college.ts";
import { scoreInternship } from "#app/catalogue/scoring/score-internship.ts";
import { scoreScholarship } from "#app/catalogue/scoring/score-scholarship.ts";
import type { OpportunityKind } from "#app/opportunities/kinds.ts";
import { listingsPerPage } from "#app/opportunities/listings-per-page.ts";
import type { OpportunityOf } from "#app/opportunities/tables.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { type MatchCursor, writeMatchCursor } from "./match-cursor.ts";
import { rankMatches } from "./rank-matches.server.ts";
import type { ShelvedRanks } from "./shelves/rank-shelves.server.ts";

export interface MatchPage<Kind extends OpportunityKind> {
  /** The judgement where it is known who asks. */
  matches: { opportunity: OpportunityOf<Kind>; score: Score; judgement: Judgement | null }[];
  /** The cursor of the next page; null on the last. */
  next: string | null;
}

interface Asked {
  cursor?: MatchCursor | null;
  without?: string[];
  applicant?: Applicant | null;
  /** Their ranks, where somebody has them already. */
  shelved?: ShelvedRanks | null;
}

/** One page of open opportunities that fit a profile, in the order of `rankMatches`. */
export async function findMatches<Kind extends OpportunityKind>(
  db: Database,
  profile: MatchProfile,
  kind: Kind,
  { cursor = null, without = [], applicant = null, shelved = null }: Asked,
  today: string,
): Promise<MatchPage<Kind>> {
  const limit = listingsPerPage + 1;
  const wanted = { profile, applicant, kind, today, after: cursor, limit, without, shelved };
  const ranked = await rankMatches(db, wanted);
  const shown = ranked.slice(0, listingsPerPage);
  const found = await read[kind](
    db,
    shown.map(({ id }) => id),
  );
  const byId = new Map(found.map((opportunity) => [opportunity.id, opportunity]));
  const last = shown.at(-1);
  return {
    matches: shown.flatMap(({ id }) => {
      const opportunity = byId.get(id);
      if (!opportunity) return [];
      const judgement = applicant && judge<OpportunityKind>(kind, opportunity, applicant);
      return [{ opportunity, score: score[kind](profile, opportunity), judgement }];
    }),
    next: last && ranked.length > listingsPerPage ? writeMatchCursor(last) : null,
  };
}

const score: { [Kind in OpportunityKind]: (profile: MatchProfile, one: OpportunityOf<Kind>) => Score } = {
  scholarship: scoreScholarship,
  college: scoreCollege,
  internship: scoreInternship,
};

const read: { [Kind in OpportunityKind]: (db: Database, ids: string[]) => Promise<OpportunityOf<Kind>[]> } = {
  scholarship: async (db, ids) => db.select().from(scholarships).where(inArray(scholarships.id, ids)),
  college: async (db, ids) => db.select().from(colleges).where(inArray(colleges.id, ids)),
  internship: async (db, ids) => db.select().from(internships).where(inArray(internships.id, ids)),
};
