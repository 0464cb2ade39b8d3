import { type FilterName, filterNames, type Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Database } from "#database/database.ts";
import { settleAll } from "#database/settle-all.ts";
import { glanceAt, keyOf } from "./count-opportunities.server.ts";
import { everyField, prepareSearch, wantedBy } from "./search.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import { listTags, type TagTally, tallyTags } from "./tally-tags.server.ts";
import type { Known } from "./work-out-later.server.ts";

/** One value of a filter, and how many listings it would leave; null while a large number is being counted. */
export interface FacetValue {
  value: string;
  count: number | null;
  isChosen: boolean;
}

export type Facets = Partial<Record<FilterName, FacetValue[]>>;

const mostValues = 40;

/** What each filter could be set to. A filter's own choice does not narrow its own values, or no other could be chosen. */
export async function findFacets(
  db: Database,
  known: Known,
  filters: SearchFilters,
  today: string,
): Promise<Facets> {
  const values = filterNames(filters.kind).map(async (name) => {
    const { [name]: choice, ...others } = filters.chosen;
    const tags = await tally(db, known, { ...filters, chosen: choice ? others : filters.chosen }, today);
    return [name, readValues(filters.kind, name, tags, choice)];
  });
  return Object.fromEntries(await settleAll(values));
}

/** Counted at once when that is quick, and else behind the page's back. */
function tally(db: Database, known: Known, filters: SearchFilters, today: string): Promise<TagTally[]> {
  const wanted = wantedBy(filters);
  const question = `tally ${keyOf(wanted, today)}`;
  return known.once(question, async () => {
    const before = wanted.applicant ? undefined : known.find<TagTally[]>(question);
    if (before) return before;
    const { search, count } = await glanceAt(db, known, wanted, today);
    if ("exact" in count) return tallyTags(db, search);
    if (!wanted.applicant)
      known.workOut(question, async (own) => tallyTags(own, await prepareSearch(own, wanted, today)));
    return listTags(db, search);
  });
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
