import { RecordField } from "#app/editors/catalogue/edit/record-field.tsx";
import type { CatalogueField } from "#app/editors/catalogue/fields/catalogue-field.ts";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import type { FoundField } from "#database/schema/index.ts";
import { fromNames, reviewWords } from "./words.ts";

/** The scraper never fills other columns. */
const scrapedColumns = new Set(
  "description amount country field_of_study education_level deadline application_url company location field salary_range application_deadline".split(
    " ",
  ),
);

interface EvidenceFieldProps {
  field: CatalogueField;
  text: string;
  error: string | undefined;
  found: FoundField | undefined;
}

/** A field and the text it was extracted from. */
export function EvidenceField({ field, text, error, found }: EvidenceFieldProps) {
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
      <div className="min-w-0">
        <RecordField field={field} text={text} error={error} />
      </div>
      {found ? (
        <figure className="rounded-card bg-sand px-4 py-3 text-sm lg:mt-7">
          <figcaption className="flex flex-wrap items-center gap-2 text-ink-2">
            {reviewWords.evidence}
            <Tag tone={found.isSure ? "mint" : "marigold"}>{found.isSure ? "certain" : "not certain"}</Tag>
            <span>{fromNames[found.from]}</span>
          </figcaption>
          <blockquote className="mt-1 break-words">“{found.evidence}”</blockquote>
        </figure>
      ) : (
        text === "" &&
        scrapedColumns.has(field.name) && <p className="text-sm text-ink-2 lg:mt-10">{reviewWords.none}</p>
      )}
    </div>
  );
}
