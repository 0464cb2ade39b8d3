import { inArray } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import {
  collegeCycle,
  internshipCycle,
  scholarshipCycle,
} from "#app/catalogue/dates/closing-columns.server.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { listOpenMatches, type OpenMatch, type OpenMatches } from "#app/catalogue/matching/match-listings.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { findApplicant } from "#app/students/eligibility/find-applicant.server.ts";
import { findProfile } from "#app/students/profile/save-profile.server.ts";
import type { Database } from "#database/database.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { datesOf, type PlannedDate, type PlannedOpportunity } from "./planned-dates.ts";
import { type Preparation, preparationsOf } from "./preparations.ts";

/** At most this many per verdict, best matches first. */
const maxPlanned = 300;

export interface ApplicationPlan {
  profile: MatchProfile;
  applicant: Applicant;
  counts: OpenMatches["counts"];
  planned: PlannedOpportunity[];
  dates: PlannedDate[];
  preparations: Preparation[];
}

/** Opportunities of the next two years. Returns null without a profile. */
export async function findPlan(
  db: Database,
  member: SignedInMember,
  today: string,
): Promise<ApplicationPlan | null> {
  const profile = await findProfile(db, member);
  const applicant = await findApplicant(db, member.userId, today);
  if (!profile || !applicant) return null;
  const { counts, best } = listOpenMatches(
    await readSnapshot(db, today),
    { profile, applicant },
    maxPlanned,
    today,
  );
  const planned = await readPlanned(db, best);
  const dates = datesOf(planned, today);
  return {
    profile,
    applicant,
    counts,
    planned,
    dates,
    preparations: preparationsOf(planned, applicant, today),
  };
}

/** In match order. */
async function readPlanned(db: Database, best: OpenMatch[]): Promise<PlannedOpportunity[]> {
  const byId = new Map<string, Omit<PlannedOpportunity, keyof OpenMatch>>();
  for (const kind of opportunityKinds) {
    const ids = best.filter((one) => one.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const { id, cycle, ...facts } of await read[kind](db, ids)) {
      byId.set(id, { ...noFacts, ...facts, cycle: cycleOf(cycle) });
    }
  }
  return best.flatMap((one) => {
    const facts = byId.get(one.id);
    return facts ? [{ ...one, ...facts }] : [];
  });
}

/** Colleges describe their requirements in free text. */
const noFacts = { tests: null, documents: null, referees: null, hasEssay: null };

type PlannedFacts = Pick<PlannedOpportunity, "id" | "title"> &
  Partial<Pick<PlannedOpportunity, "tests" | "documents" | "referees" | "hasEssay">> & {
    cycle: Parameters<typeof cycleOf>[0];
  };

const read: Record<OpportunityKind, (db: Database, ids: string[]) => Promise<PlannedFacts[]>> = {
  scholarship: (db, ids) =>
    db
      .select({ title: scholarships.title, cycle: scholarshipCycle, ...toSend(scholarships) })
      .from(scholarships)
      .where(inArray(scholarships.id, ids)),
  college: (db, ids) =>
    db
      .select({ id: colleges.id, title: colleges.name, cycle: collegeCycle })
      .from(colleges)
      .where(inArray(colleges.id, ids)),
  internship: (db, ids) =>
    db
      .select({ title: internships.title, cycle: internshipCycle, ...toSend(internships) })
      .from(internships)
      .where(inArray(internships.id, ids)),
};

function toSend<Table extends typeof scholarships | typeof internships>(table: Table) {
  const { id, tests, documents, referees, hasEssay } = table;
  return { id, tests, documents, referees, hasEssay } as Pick<
    Table,
    "id" | "tests" | "documents" | "referees" | "hasEssay"
  >;
}
