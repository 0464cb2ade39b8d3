import type { OpportunityKind } from "../kinds/kinds.ts";
import { closingLabelOf } from "./closing.ts";
import { type Cycle, comingDaysOf, cycleStatusOf } from "./cycle.ts";
import { yearBarOf } from "./year-bars.ts";
import type { YearRow } from "./year-picture.tsx";

interface DatedRecord {
  kind: OpportunityKind;
  id: string;
  title: string;
  cycle: Cycle;
}

/** The rows of the year's picture, in the order of what comes next, without those that have no known day. */
export const yearRowsOf = (listings: DatedRecord[], today: string, most: number): YearRow[] =>
  listings
    .flatMap(({ kind, id, title, cycle }) => {
      const { state } = cycleStatusOf(cycle, today);
      const isOpen = state === "open" || state === "usually_open";
      const bar = yearBarOf(comingDaysOf(cycle, today), isOpen, today);
      return bar ? [{ to: `/${kind}/${id}`, title, when: closingLabelOf(cycle, today).text, bar }] : [];
    })
    .sort((one, other) => one.bar.from - other.bar.from || one.bar.to - other.bar.to)
    .slice(0, most);
