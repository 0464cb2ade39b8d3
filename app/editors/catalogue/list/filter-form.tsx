import { levelNames } from "#app/catalogue/kinds/fact-words.ts";
import { parseKind } from "#app/catalogue/kinds/kinds.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { textLinkLook } from "#app/shared/ui/navigation/text-link.tsx";
import { studyLevels } from "#database/schema/lists.ts";
import type { RecordType } from "../fields/catalogue-field.ts";
import { countryNames } from "../fields/country-names.ts";
import { measuresOf } from "../gaps/measures.ts";
import { gapNames } from "../gaps/words.ts";
import type { RecordFilters as Filters } from "./record-filters.ts";
import { listSorts, sortNames } from "./record-sorts.ts";

/** A GET form for filters and order. */
export function RecordFilterForm({ recordType, filters }: { recordType: RecordType; filters: Filters }) {
  const kind = parseKind(recordType.kind);
  const { words, state, missing, country, level, sort } = filters;
  const isUsed = missing !== null || country !== null || level !== null || sort !== "newest";
  const home = `/admin/catalogue/${recordType.slug}`;
  return (
    <details className="group mb-4 rounded-card border border-line" open={isUsed}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 font-semibold hover:bg-sand [&::-webkit-details-marker]:hidden">
        <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-90" />
        Filter and sort
      </summary>
      <Form action={home} className="grid items-end gap-4 px-4 pt-2 pb-4 sm:grid-cols-2 lg:grid-cols-4">
        {words && <input type="hidden" name="q" value={words} />}
        {state !== "all" && <input type="hidden" name="state" value={state} />}
        {kind && (
          <>
            <SelectField
              name="missing"
              label="Missing"
              placeholder="Anything"
              defaultValue={missing ?? ""}
              choices={measuresOf(kind).map((value) => ({ value, label: gapNames[value] }))}
            />
            <SelectField
              name="country"
              label="Country"
              placeholder="Any"
              defaultValue={country ?? ""}
              choices={countryNames.map((value) => ({ value, label: value }))}
            />
            <SelectField
              name="level"
              label="Level"
              placeholder="Any"
              defaultValue={level ?? ""}
              choices={studyLevels.map((value) => ({ value, label: levelNames[value] }))}
            />
          </>
        )}
        <SelectField
          name="sort"
          label="Order"
          defaultValue={sort}
          choices={listSorts(recordType).map((value) => ({ value, label: sortNames[value] }))}
        />
        <div className="flex flex-wrap items-center gap-x-5 sm:col-span-2 lg:col-span-4">
          <Button look="outline">Show</Button>
          {isUsed && (
            <Link to={home} className={textLinkLook}>
              Show all
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}
