import { checklistOf, dueOn, partsOf } from "#app/catalogue/dates/checklist.ts";
import { stepInWords } from "#app/catalogue/dates/checklist-step.ts";
import { cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { daysAfter } from "#app/shared/calendar/days.ts";
import type { SavedStatus } from "../track/progress.ts";
import type { SavedItem } from "./list-saved.server.ts";

/** A saved item that needs action within a week. */
export interface DueItem {
  /** "scholarship/8b0c…". */
  item: string;
  title: string;
  /** "Closes 20 November 2026 · Open now, closes in 4 days"; null if it closes later. */
  closes: string | null;
  /** The next steps, for example "Ask two referees, now". */
  steps: string[];
  /** Steps left out. */
  more: number;
}

type DueCandidate = Pick<
  SavedItem,
  "kind" | "id" | "title" | "isListed" | "status" | "cycle" | "toSend" | "ticked"
>;

const aWeek = 7;
const mostSteps = 3;

/** After applying there is nothing left to do. */
const isOpenTask = (status: SavedStatus) => status === "interested" || status === "preparing";

/** Whether the student can still apply: the matches call the others "Not open to you". */
export const isActionable = <One extends Pick<DueCandidate, "kind" | "id" | "isListed" | "status">>(
  one: One,
  verdictOf: (item: Item) => ShownVerdict | null,
): boolean => one.isListed && isOpenTask(one.status) && verdictOf(one)?.verdict !== "notOpen";

/** Items that close within a week or have steps due by then, nearest first, except those that aren't open to the student. */
export function listDueThisWeek(
  saved: DueCandidate[],
  today: string,
  verdictOf: (item: Item) => ShownVerdict | null,
): DueItem[] {
  const until = daysAfter(today, aWeek);
  return saved
    .filter((one) => isActionable(one, verdictOf))
    .map((one) => ({ one, closesOn: closingBy(one, until, today), steps: stepsBy(one, until, today) }))
    .filter(({ closesOn, steps }) => closesOn !== null || steps.length > 0)
    .sort((a, b) => nearness(a, until).localeCompare(nearness(b, until)))
    .map(({ one, closesOn, steps }) => ({
      item: formatItem(one),
      title: one.title,
      closes: closesOn && closingLine(one.cycle, today),
      steps: steps.slice(0, mostSteps).map(stepInWords),
      more: Math.max(0, steps.length - mostSteps),
    }));
}

function closingBy({ cycle }: DueCandidate, until: string, today: string): string | null {
  const { state, closes } = cycleStatusOf(cycle, today);
  const canBeSent = state === "open" || state === "usually_open" || state === "usually_closes";
  return canBeSent && closes && closes.day <= until ? closes.day : null;
}

/** Steps not yet ticked; none before the student starts preparing. */
function stepsBy({ status, cycle, toSend, ticked }: DueCandidate, until: string, today: string) {
  if (status !== "preparing") return [];
  const parts = partsOf(toSend);
  return checklistOf(toSend, cycle, today).flatMap((step, place) => {
    const day = parts[place] && dueOn(parts[place].part, cycle, today);
    return day && day <= until && !ticked.includes(step.name) ? [{ ...step, day }] : [];
  });
}

const nearness = (due: { closesOn: string | null; steps: { day: string }[] }, until: string) =>
  due.closesOn ?? `${until} ${due.steps[0]?.day ?? ""}`;
