import type { YearRow } from "#app/catalogue/dates/year-picture.tsx";
import { yearRowsOf } from "#app/catalogue/dates/year-rows.ts";
import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { type MonthEntry, monthsOf } from "#app/discover/calendar/calendar-months.ts";
import type { ApplicationPlan } from "./find-plan.server.ts";
import { type PlannedDate, type PlannedOpportunity, planLength } from "./planned-dates.ts";
import type { Preparation } from "./preparations.ts";
import { planWords } from "./words.ts";

type PlanEntry = Pick<PlannedOpportunity, "kind" | "id" | "title" | "verdict" | "text"> & {
  day: string;
  isAnnounced: boolean;
};

export interface PlanMonth {
  key: string;
  name: string;
  prepare: Pick<Preparation, "name" | "text" | "to">[];
  opens: { entries: PlanEntry[]; rest: number };
  closes: { entries: PlanEntry[]; rest: number };
}

interface PlanView {
  state: "no profile" | "nothing fits" | "planned";
  fits: number;
  check: number;
  /** Only the best matches were considered. */
  isCut: boolean;
  /** Months without entries are omitted. */
  months: PlanMonth[];
  /** The next rounds, for the picture of the year. */
  year: YearRow[];
  today: string;
  anyTime: PlanEntry[];
  /** Matches without any date. */
  undated: number;
  tell: string[];
}

/** Rows of the picture. */
const mostYearRows = 4;

/** Limit for opportunities that are always open. */
const maxAnyTime = 12;

/** The page's view of a plan. */
export function planView(plan: ApplicationPlan | null, today: string): PlanView {
  const nothing = { fits: 0, check: 0, isCut: false, months: [], year: [], today, anyTime: [], undated: 0 };
  if (!plan) return { ...nothing, state: "no profile", tell: missingProfileFields(null, null) };
  const { profile, applicant, counts, planned, dates, preparations } = plan;
  const tell = missingProfileFields(profile, applicant);
  if (planned.length === 0) return { ...nothing, state: "nothing fits", tell };
  const fits = counts.openNow + counts.opensLater;
  const check = counts.oneMissing + counts.checkWithThem;
  const withDays = new Set(dates.map(({ id }) => id));
  const others = planned.filter(({ id }) => !withDays.has(id));
  const always = others.filter(({ cycle }) => cycle.isRolling);
  return {
    state: "planned",
    ...{ fits, check, tell },
    isCut: fits + check > planned.length,
    months: planMonths(dates, preparations, today),
    year: yearRowsOf(planned, today, mostYearRows),
    today,
    anyTime: always.slice(0, maxAnyTime).map(({ kind, id, title, verdict, text }) => ({
      ...{ kind, id, title, verdict, text },
      ...{ day: "", isAnnounced: false },
    })),
    undated: others.length - always.length,
  };
}

const planMonths = (dates: PlannedDate[], preparations: Preparation[], today: string): PlanMonth[] =>
  monthsOf(dates, today, planLength)
    .map(({ key, name, opens, closes }) => ({
      ...{ key, name },
      prepare: preparations
        .filter(({ by }) => by.startsWith(key))
        .map((each) => ({ name: each.name, text: each.text, to: each.to })),
      opens: { ...opens, entries: opens.entries.map(entryOf) },
      closes: { ...closes, entries: closes.entries.map(entryOf) },
    }))
    .filter(
      ({ prepare, opens, closes }) => prepare.length + opens.entries.length + closes.entries.length > 0,
    );

const entryOf = ({
  kind,
  id,
  title,
  verdict,
  text,
  day,
  isAnnounced,
}: MonthEntry<PlannedDate>): PlanEntry => ({
  ...{ kind, id, title, verdict, text, day, isAnnounced },
});

/** Missing profile fields that would improve the plan. */
function missingProfileFields(profile: MatchProfile | null, applicant: Applicant | null): string[] {
  if (!profile || !applicant)
    return [
      planWords.missing.fields,
      planWords.missing.wants,
      planWords.missing.finished,
      planWords.missing.results,
      planWords.missing.countries,
    ];
  const hasResults = Object.values(applicant.standing).some((worth) => worth !== null);
  return [
    applicant.fields.length === 0 && planWords.missing.fields,
    applicant.wants.length === 0 && planWords.missing.wants,
    applicant.finished === null && planWords.missing.finished,
    !hasResults && planWords.missing.results,
    profile.targetCountries.length === 0 && planWords.missing.countries,
    applicant.tests === null && planWords.missing.tests,
  ].filter((missing) => missing !== false);
}
