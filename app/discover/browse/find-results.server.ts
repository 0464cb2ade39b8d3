import type { CollegeCard, InternshipCard, ScholarshipCard } from "#app/catalogue/cards/read-cards.server.ts";
import type { Why } from "#app/catalogue/cards/why-here.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { Verdict } from "#app/catalogue/eligibility/judgement.ts";
import { type Kind, kindOf } from "#app/catalogue/kinds/kinds.ts";
import { few, findNearby } from "#app/catalogue/search/find-instead.server.ts";
import type { SearchFilters } from "#app/catalogue/search/search-filters.ts";
import {
  type Page,
  searchColleges,
  searchInternships,
  searchScholarships,
} from "#app/catalogue/search/search-opportunities.server.ts";
import { findWhyHere } from "#app/catalogue/search/why-here.server.ts";
import { findVerdicts } from "#app/students/eligibility/find-verdicts.server.ts";
import { findSavedIds } from "#app/students/saved/save/find-saved-ids.server.ts";
import type { Database } from "#database/database.ts";
import { kinds } from "#database/schema/lists.ts";
import { settleAll } from "#database/settle-all.ts";
import type { Viewer } from "#database/viewer.ts";

type Found =
  | ({ kind: "scholarships" } & Page<ScholarshipCard>)
  | ({ kind: "colleges" } & Page<CollegeCard>)
  | ({ kind: "internships" } & Page<InternshipCard>);

/** Results of one kind, and why each is there. */
export interface Results {
  found: Found;
  why: Record<string, Why>;
}

/** A page of the kind that is asked for. */
export async function findResults(db: Database, filters: SearchFilters, today: string): Promise<Results> {
  const found = await searchKind(db, filters, today);
  const ids = found.cards.map(({ id }) => id);
  return { found, why: await findWhyHere(db, filters, ids, today) };
}

/** Who looks, and what they have told of themselves. */
interface Reader {
  viewer: Viewer;
  applicant: Applicant | null;
}

/** What results are to somebody: which of them are saved, and what each is to the one who looks, where something is known of them. */
export interface MarkedResults extends Results {
  saved: string[];
  verdicts: Record<string, Verdict>;
}

export async function markResults<Shown extends Results>(
  db: Database,
  { viewer, applicant }: Reader,
  results: Shown,
): Promise<Shown & MarkedResults> {
  const { cards, kind } = results.found;
  const [saved, verdicts] = await settleAll([
    findSavedIds(db, viewer, kindOf[kind], cards),
    findVerdicts(db, applicant, kindOf[kind], cards),
  ]);
  return { ...results, saved, verdicts };
}

/** The first few of another search, and its words. */
export interface Others extends Results {
  text: string;
}

const mostOthers = 6;

/** What the other tabs have for the same words: the first few of each that has any. */
export async function findElsewhere(db: Database, filters: SearchFilters, today: string): Promise<Others[]> {
  const kindsLeft: Kind[] = kinds.filter((kind) => kind !== filters.kind);
  const elsewhere: Others[] = [];
  for (const kind of kindsLeft) elsewhere.push(...(await findOthers(db, { ...filters, kind }, [], today)));
  return elsewhere;
}

/** Where a search found few: what the other tabs have for it, and where those have few, too, what comes near it. */
export async function findMore(
  db: Database,
  filters: SearchFilters,
  found: Found,
  today: string,
): Promise<Others[]> {
  const elsewhere = await findElsewhere(db, filters, today);
  const shown = [found, ...elsewhere.map((others) => others.found)].flatMap(({ cards }) =>
    (cards as { id: string }[]).map(({ id }) => id),
  );
  const near = shown.length < few ? await findNearby(db, filters, shown, today) : null;
  if (!near) return elsewhere;
  const wanted = { ...filters, kind: near.kind, text: near.text };
  return [...elsewhere, ...(await findOthers(db, wanted, shown, today))];
}

async function findOthers(
  db: Database,
  filters: SearchFilters,
  shown: string[],
  today: string,
): Promise<Others[]> {
  const results = await findResults(db, { ...filters, chosen: {}, sort: "fit", page: null }, today);
  const cards = results.found.cards.filter(({ id }) => !shown.includes(id)).slice(0, mostOthers);
  if (cards.length === 0) return [];
  return [{ ...results, found: { ...results.found, cards } as Found, text: filters.text }];
}

async function searchKind(db: Database, filters: SearchFilters, today: string): Promise<Found> {
  if (filters.kind === "colleges")
    return { kind: filters.kind, ...(await searchColleges(db, filters, today)) };
  if (filters.kind === "internships")
    return { kind: filters.kind, ...(await searchInternships(db, filters, today)) };
  return { kind: "scholarships", ...(await searchScholarships(db, filters, today)) };
}
