import type { RecordType } from "../fields/catalogue-field.ts";
import { PillLinks } from "../pill-links.tsx";
import { type RecordFilters, type RecordState, recordsUrl } from "./record-filters.ts";

const names: Record<RecordState, string> = {
  all: "All",
  published: "Published",
  unpublished: "Unpublished",
  closed: "Closed",
};

export function StateLinks({ recordType, filters }: { recordType: RecordType; filters: RecordFilters }) {
  const states = (Object.keys(names) as RecordState[]).filter(
    (one) => one !== "closed" || recordType.lastDayColumn,
  );
  return (
    <div className="my-3">
      <PillLinks
        label="Show"
        links={states.map((one) => ({
          label: names[one],
          to: recordsUrl(recordType.slug, { ...filters, state: one }),
          isCurrent: one === filters.state,
        }))}
      />
    </div>
  );
}
