import { type FilterName, filterNames, type Kind } from "#app/catalogue/kinds/kinds.ts";
import { tagForm } from "#app/catalogue/search-fields/searchable.ts";
import { findCandidates } from "../candidates/candidates.ts";
import type { SearchFilters } from "../filters/search-filters.ts";
import type { CatalogueIndex, SectionIndex } from "../index/kind-index.ts";
import { dayFlag } from "../index/kind-index.ts";
import type { ListingSet } from "../index/listing-set.ts";
import { everyField, planSearch, queryOf } from "../plan/plan.ts";

/** One value of a filter, and how many listings it would leave. */
export interface FacetValue {
  value: string;
  count: number;
  isChosen: boolean;
}

export type Facets = Partial<Record<FilterName, FacetValue[]>>;

/** At most this many values per filter. */
const mostValues = 40;

/** The values of each filter. A filter does not narrow its own values; otherwise no other could be chosen. */
export function findFacets(catalogue: CatalogueIndex, filters: SearchFilters): Facets {
  const section = catalogue[filters.kind];
  const countWith = (chosen: SearchFilters["chosen"]) =>
    countTags(section, findCandidates(planSearch(catalogue, queryOf({ ...filters, chosen }))));
  const all = countWith(filters.chosen);
  return Object.fromEntries(
    filterNames(filters.kind).map((name) => {
      const { [name]: choice, ...others } = filters.chosen;
      return [name, valuesOf(filters.kind, name, choice ? countWith(others) : all, choice)];
    }),
  );
}

/** How many listings have a tag. Different spellings count together; the first one is shown. */
interface TagCount {
  form: string;
  tag: string;
  count: number;
}

function countTags(section: SectionIndex, found: ListingSet): TagCount[] {
  const { index, today } = section;
  const counts = new Uint32Array(index.tags.length);
  const flags = index.dayFlags(today);
  const onDay = { "state open": 0, "state opening": 0, "closing soon": 0 };
  for (let listing = 0; listing < found.length; listing++) {
    if (!found[listing]) continue;
    for (const tag of index.tagsOf(listing)) counts[tag] = (counts[tag] ?? 0) + 1;
    const flag = flags[listing] ?? 0;
    if (flag & dayFlag.open) onDay["state open"]++;
    if (flag & dayFlag.opening) onDay["state opening"]++;
    if (flag & dayFlag.closingSoon) onDay["closing soon"]++;
  }
  const byForm = new Map<string, TagCount>();
  const addTag = (tag: string, form: string, count: number) => {
    const known = byForm.get(form) ?? { form, tag, count: 0 };
    byForm.set(form, { form, tag: tag < known.tag ? tag : known.tag, count: known.count + count });
  };
  for (const [number, { tag, form }] of index.tags.entries())
    if (counts[number]) addTag(tag, form, counts[number]);
  for (const [tag, count] of Object.entries(onDay)) if (count > 0) addTag(tag, tag, count);
  return [...byForm.values()].sort(
    (one, other) => other.count - one.count || (one.form < other.form ? -1 : 1),
  );
}

function valuesOf(kind: Kind, name: FilterName, tags: TagCount[], choice: string | undefined): FacetValue[] {
  const ofFilter = tags.filter(({ form }) => form.startsWith(`${name} `));
  const isForAll = ({ form }: TagCount) => kind === "scholarships" && everyField.includes(form);
  const forAll = ofFilter.filter(isForAll).reduce((sum, { count }) => sum + count, 0);
  const values = ofFilter.map((tag) => ({
    value: tag.tag.slice(name.length + 1),
    count: isForAll(tag) ? tag.count : tag.count + forAll,
    isChosen: choice !== undefined && tag.form === tagForm(`${name} ${choice}`),
  }));
  if (choice && !values.some(({ isChosen }) => isChosen))
    values.push({ value: choice, count: 0, isChosen: true });
  return values
    .sort((one, other) => other.count - one.count)
    .filter(({ isChosen }, position) => isChosen || position < mostValues);
}
