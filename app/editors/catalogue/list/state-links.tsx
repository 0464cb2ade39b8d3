import type { Noun } from "../fields/catalogue-field.ts";
import { PillLinks } from "../pill-links.tsx";
import { type RecordFilters, type RecordState, writeRecordsAddress } from "./record-filters.ts";

const names: Record<RecordState, string> = {
  all: "All",
  published: "Published",
  unpublished: "Unpublished",
  closed: "Closed",
};

/** Narrows a list to what is shown, what is not, what is over. */
export function StateLinks({ noun, filters }: { noun: Noun; filters: RecordFilters }) {
  const states = (Object.keys(names) as RecordState[]).filter((one) => one !== "closed" || noun.lastDay);
  return (
    <div className="my-3">
      <PillLinks
        label="Show"
        links={states.map((one) => ({
          label: names[one],
          to: writeRecordsAddress(noun.slug, { ...filters, state: one }),
          isCurrent: one === filters.state,
        }))}
      />
    </div>
  );
}
