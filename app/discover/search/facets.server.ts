import { type FilterName, filterNames, type Kind } from "#app/opportunities/kinds.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import { countFound } from "./count-found.server.ts";
import { everyField, prepareSearch, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import { listTags, type TagTally, tallyTags } from "./tally-tags.server.ts";
import { answersOf } from "./work-out-later.server.ts";

/** One value of a filter, and how many listings it would leave; null while a large number is being counted. */
export interface FacetValue {
  value: string;
  count: number | null;
  isChosen: boolean;
}

export type Facets = Partial<Record<FilterName, FacetValue[]>>;

const mostValues = 40;

/** What each filter could be set to. A filter's own choice does not narrow its own values, or no other could be chosen. */
export async function findFacets(viewer: Viewer, filters: SearchFilters, today: string): Promise<Facets> {
  const facets: Facets = {};
  const shared = await tally(viewer, filters, today);
  for (const name of filterNames(filters.kind)) {
    const { [name]: choice, ...others } = filters.chosen;
    const tags = choice ? await tally(viewer, { ...filters, chosen: others }, today) : shared;
    facets[name] = readValues(filters.kind, name, tags, choice);
  }
  return facets;
}

/** Counted at once when that is quick, and else behind the page's back. */
async function tally(viewer: Viewer, filters: SearchFilters, today: string): Promise<TagTally[]> {
  const answers = answersOf(viewer.database);
  const wanted = wantedBy(filters);
  const question = `tally ${JSON.stringify([wanted.collection.name, wanted.words, wanted.chosen, today])}`;
  const known = answers.find<TagTally[]>(question);
  if (known) return known;
  const { tags, isCounted } = await asViewer(viewer, async (db) => {
    const search = await prepareSearch(db, wanted, today);
    const isCounted = "exact" in (await countFound(db, search));
    return { isCounted, tags: isCounted ? await tallyTags(db, search) : await listTags(db, search) };
  });
  if (!isCounted) {
    answers.workOut(question, async (db) => tallyTags(db, await prepareSearch(db, wanted, today)));
  }
  return tags;
}

function readValues(
  kind: Kind,
  name: FilterName,
  tags: TagTally[],
  choice: string | undefined,
): FacetValue[] {
  const ofFilter = tags.filter(({ form }) => form.startsWith(`${name} `));
  const everywhere = kind === "scholarships" ? ofFilter.filter(({ form }) => everyField.includes(form)) : [];
  const welcome = everywhere.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const values = ofFilter.map(({ form, tag, count }) => ({
    value: tag.slice(name.length + 1),
    count: count === null ? null : everyField.includes(form) ? count : count + welcome,
    isChosen: choice !== undefined && formOf(tag) === formOf(`${name} ${choice}`),
  }));
  if (choice && !values.some(({ isChosen }) => isChosen))
    values.push({ value: choice, count: 0, isChosen: true });
  return values.sort(byCount).filter(({ isChosen }, place) => isChosen || place < mostValues);
}

const byCount = (one: FacetValue, other: FacetValue) => (other.count ?? 0) - (one.count ?? 0);

/** Near enough to tell which of the values shown is the chosen one. */
const formOf = (tag: string) =>
  tag
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[_\s-]+/g, " ");
