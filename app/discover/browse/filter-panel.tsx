import { type FilterName, filterNames } from "#app/catalogue/kinds/kinds.ts";
import type { Facets, FacetValue } from "#app/catalogue/search/facets/facets.ts";
import { filterLabels } from "#app/catalogue/search/filters/filter-words.ts";
import { sortsFor } from "#app/catalogue/search/filters/page-cursor.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { valueName } from "#app/catalogue/search/filters/value-name.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { formatNumber } from "#app/shared/languages/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { CheckField } from "#app/shared/ui/fields/check-field.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { browseWords } from "./words.ts";

const checkboxFilters: FilterName[] = ["closing", "funded"];

interface FilterPanelProps {
  filters: SearchFilters;
  facets: Facets;
  /** The form's target. */
  page?: "/browse" | "/calendar";
}

/** All filters of the kind as a GET form, collapsed by default. */
export function FilterPanel({ filters, facets, page = "/browse" }: FilterPanelProps) {
  const names = filterNames(filters.kind);
  return (
    <details className="group rounded-card border border-line bg-card" key={JSON.stringify(filters.chosen)}>
      <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold">
        <Icon name="filter" />
        {browseWords.filters}
        <Icon name="chevron" className="ml-auto size-4 rotate-90 group-open:-rotate-90" />
      </summary>
      <Form action={page} preventScrollReset className="border-t border-line p-4">
        <input type="hidden" name="tab" value={filters.kind} />
        {filters.text && <input type="hidden" name="q" value={filters.text} />}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {names
            .filter((name) => !checkboxFilters.includes(name))
            .map((name) => (
              <SelectField
                key={name}
                label={filterLabels[name]}
                name={name}
                defaultValue={chosenValue(facets[name], filters.chosen[name])}
                placeholder={browseWords.any}
                choices={(facets[name] ?? []).map(({ value, count }) => ({
                  value,
                  label: `${valueName(name, value)} (${formatNumber(count)})`,
                }))}
              />
            ))}
          {page === "/browse" && (
            <SelectField
              label={browseWords.sortBy}
              name="sort"
              defaultValue={filters.sort}
              choices={sortsFor(filters.kind, filters.text).map((sort) => ({
                value: sort,
                label: browseWords[sort],
              }))}
            />
          )}
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
          {names
            .filter((name) => checkboxFilters.includes(name))
            .map((name) => (
              <CheckField
                key={name}
                label={checkboxLabel(name, facets[name]?.[0])}
                name={name}
                value={name === "closing" ? "soon" : "full"}
                defaultChecked={filters.chosen[name] !== undefined}
              />
            ))}
          <Button look="forest" className="max-sm:w-full sm:ml-auto">
            {browseWords.show}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** The value as the list spells it; the URL may differ in letter case. */
const chosenValue = (values: FacetValue[] = [], chosen = "") =>
  values.find(({ isChosen }) => isChosen)?.value ?? chosen;

const checkboxLabel = (name: FilterName, facet: FacetValue | undefined) =>
  filterLabels[name] + (facet?.count ? ` (${formatNumber(facet.count)})` : "");
