import { dueOn, partsOf } from "#app/catalogue/dates/checklist.ts";
import { cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import { parseTests, stepsOf, type TestName } from "#app/catalogue/eligibility/parse/parse-tests.ts";
import type { PlannedOpportunity } from "./planned-dates.ts";
import { planWords as words } from "./words.ts";

/** Something to prepare that several opportunities require. */
export interface Preparation {
  /** Stable across days. */
  name: string;
  text: string;
  /** The due date; today if it is overdue. */
  by: string;
  isNow: boolean;
  /** Guide, if we have one. */
  to: string | null;
}

/** More documents are listed on each opportunity's page. */
const maxDocuments = 6;

/** Requirements of the matches, by due date. */
export function preparationsOf(
  planned: PlannedOpportunity[],
  applicant: Applicant,
  today: string,
): Preparation[] {
  return [
    ...testsToTake(planned, applicant, today),
    ...letters(planned, today),
    ...essays(planned, today),
    ...documents(planned, today),
  ].sort((one, other) => one.by.localeCompare(other.by));
}

/** One test of each group is usually enough. */
const testGroups: readonly (readonly TestName[])[] = [
  ["IELTS", "TOEFL", "Duolingo", "PTE"],
  ["SAT", "ACT"],
  ["GRE", "GMAT"],
];

/** The most requested test, then another one for opportunities that don't accept it. */
function testsToTake(planned: PlannedOpportunity[], { tests }: Applicant, today: string): Preparation[] {
  const asking = planned
    .map((one) => ({ one, least: parseTests(one.tests ?? []).least }))
    .filter(
      ({ least }) =>
        !(tests ?? []).some(
          ({ test, score }) => stepsOf(test, score) >= (least[test] ?? Number.POSITIVE_INFINITY),
        ),
    );
  return testGroups.flatMap((group) => {
    const found: Preparation[] = [];
    let left = asking.filter(({ least }) => group.some((test) => test in least));
    while (left.length > 0) {
      const takers = (test: TestName) => left.filter(({ least }) => test in least);
      const test = group.reduce((best, each) => (takers(each).length > takers(best).length ? each : best));
      const askers = takers(test).map(({ one }) => one);
      const days = daysFor("tests", askers, today);
      // Too late for one deadline, but in time for the next.
      const by = days.filter((day) => day > today)[0] ?? today;
      found.push(
        preparation(`test-${test}`, (time) => words.take(test, time, askers.length), by, today, "month"),
      );
      left = left.filter(({ least }) => !(test in least));
    }
    return found.map((each) => ({ ...each, to: "/test-prep" }));
  });
}

function letters(planned: PlannedOpportunity[], today: string): Preparation[] {
  const askers = dated(
    planned.filter(({ referees }) => !!referees),
    today,
  );
  const most = Math.max(0, ...askers.map(({ referees }) => referees ?? 0));
  if (most === 0) return [];
  const [by = today] = daysFor("referees", askers, today);
  return [preparation("referees", (time) => words.askReferees(most, time, askers.length), by, today)];
}

function essays(planned: PlannedOpportunity[], today: string): Preparation[] {
  const askers = dated(
    planned.filter(({ hasEssay }) => hasEssay),
    today,
  );
  if (askers.length === 0) return [];
  const [by = today] = daysFor("essay", askers, today);
  return [preparation("essay", (time) => words.writeEssay(time, askers.length), by, today)];
}

function documents(planned: PlannedOpportunity[], today: string): Preparation[] {
  const byName = new Map<string, { text: string; askers: PlannedOpportunity[] }>();
  for (const one of dated(planned, today)) {
    for (const { text, part } of partsOf(one)) {
      if (part !== "documents") continue;
      const name = text.toLowerCase().replace(/s$/, "");
      const known = byName.get(name) ?? { text, askers: [] };
      known.askers.push(one);
      byName.set(name, known);
    }
  }
  return [...byName]
    .sort(([, one], [, other]) => other.askers.length - one.askers.length)
    .slice(0, maxDocuments)
    .map(([name, { text, askers }]) => {
      const [by = today] = daysFor("documents", askers, today);
      return preparation(`document-${name}`, (time) => words.haveReady(text, time, askers.length), by, today);
    });
}

/** With a deadline, or open without one. */
const dated = (planned: PlannedOpportunity[], today: string) =>
  planned.filter(
    ({ cycle }) =>
      dueOn("send", cycle, today) !== null ||
      ["open", "usually_open", "always"].includes(cycleStatusOf(cycle, today).state),
  );

/** Due dates, earliest first. */
const daysFor = (part: Parameters<typeof dueOn>[0], askers: PlannedOpportunity[], today: string): string[] =>
  askers
    .map(({ cycle }) => dueOn(part, cycle, today))
    .filter((day) => day !== null)
    .sort();

function preparation(
  name: string,
  say: (time: string) => string,
  due: string,
  today: string,
  precision: "day" | "month" = "day",
): Preparation {
  const isNow = due <= today;
  const time = isNow
    ? words.now
    : precision === "month"
      ? words.byMonth(due, today)
      : words.byDay(due, today);
  return { name, text: say(time), by: isNow ? today : due, isNow, to: null };
}
