import { fieldName } from "#app/catalogue/names/words.ts";
import { Form } from "#app/shared/forms/form.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { SelectField } from "#app/shared/ui/fields/select-field.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { fieldsOfInterest, programmeLevels } from "#database/schema/lists.ts";
import { type CoursesQuery, otherParameters } from "./courses-address.ts";
import { levelWords, courseWords as words } from "./words.ts";

const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Field, place, level and owner, if the country's tables have them. */
export function CourseFiltersForm({ query, regions }: { query: CoursesQuery; regions: string[] }) {
  const { country, field, region, level, isPublic } = query;
  const isFiltered = [field, region, level, isPublic].some((chosen) => chosen !== null);
  return (
    <details className="group mt-3 rounded-card border border-line bg-card" open={isFiltered}>
      <summary className="flex min-h-12 items-center gap-2 rounded-card px-4 font-semibold">
        <Icon name="filter" />
        {words.filters}
        <Icon name="chevron" className="ml-auto size-4 rotate-90 group-open:-rotate-90" />
      </summary>
      <Form
        action="/courses"
        className="grid border-t border-line p-4 grid-cols-2 items-end gap-3 md:grid-cols-5"
      >
        {Object.entries(otherParameters(query, "field", "region", "level", "owner")).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <SelectField
          label={words.field}
          name="field"
          defaultValue={field ?? ""}
          placeholder={words.any}
          choices={fieldsOfInterest.map((value) => ({ value, label: fieldName(value) }))}
        />
        {regions.length > 0 && (
          <SelectField
            label={words.region[country]}
            name="region"
            defaultValue={region ?? ""}
            placeholder={words.any}
            choices={plain(regions)}
          />
        )}
        {country === "Kenya" && (
          <SelectField
            label={words.level}
            name="level"
            defaultValue={level ?? ""}
            placeholder={words.any}
            choices={programmeLevels.map((value) => ({ value, label: levelWords[value] }))}
          />
        )}
        {country !== "Ghana" && (
          <SelectField
            label={words.owner}
            name="owner"
            defaultValue={isPublic === null ? "" : isPublic ? "public" : "private"}
            placeholder={words.any}
            choices={[
              { value: "public", label: words.public },
              { value: "private", label: words.private },
            ]}
          />
        )}
        <Button type="submit" look="outline">
          {words.filter}
        </Button>
      </Form>
    </details>
  );
}
