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

const daysPerMonth = 30.5;

/** Some of the rows: half come next, and the others begin in later months, evenly spread, so that the picture shows the whole year. */
export function spreadOverYear(rows: YearRow[], most: number): YearRow[] {
  const next = rows.slice(0, Math.ceil(most / 2));
  const monthOf = ({ bar }: YearRow) => Math.floor(bar.from / daysPerMonth);
  const isWhole = ({ bar }: YearRow) => bar.opens && bar.closes;
  const firstOfMonths = [...Map.groupBy(rows.slice(next.length), monthOf)].flatMap(([month, ofMonth]) =>
    month > 0 ? (ofMonth.find(isWhole) ?? ofMonth.slice(0, 1)) : [],
  );
  const count = Math.min(most - next.length, firstOfMonths.length);
  const places = new Set(
    Array.from({ length: count }, (_, place) => Math.floor((place * firstOfMonths.length) / count)),
  );
  const chosen = new Set([...next, ...firstOfMonths.filter((_, place) => places.has(place))]);
  for (const row of rows) if (chosen.size < most) chosen.add(row);
  return rows.filter((row) => chosen.has(row));
}
