import { dateWords } from "#app/catalogue/dates/words.ts";
import { calendarWords } from "#app/discover/calendar/words.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import type { PlanMonth } from "./plan-view.ts";
import { planWords as words } from "./words.ts";

export const linkLook = "font-semibold text-leaf underline underline-offset-4";

const mostNext = { prepare: 3, dates: 3 };

/** What comes next, with all months in a fold. */
export const PlanMonths = ({ months, today }: { months: PlanMonth[]; today: string }) => (
  <>
    <Next months={months} today={today} />
    {months.length > 0 && (
      <details className="mt-4 border-b border-line">
        <summary className={`${summaryLook} border-t border-line`}>{words.months}</summary>
        <div className="pl-4">
          {months.map((month) => (
            <Month key={month.key} month={month} />
          ))}
        </div>
      </details>
    )}
  </>
);

const summaryLook = "min-h-11 cursor-pointer content-center py-1.5 font-semibold";

const usually = {
  closes: (month: string) => dateWords.usuallyClosesIn(month),
  opens: (month: string) => dateWords.usuallyOpensIn(month),
};

const isTest = ({ name }: PlanMonth["prepare"][number]) => name.startsWith("test-");

/** The first things to prepare and the first days, across the months. */
function Next({ months, today }: { months: PlanMonth[]; today: string }) {
  const all = months.flatMap((month) => month.prepare);
  // One test at most: a test costs as much as many families earn in a month.
  const firstTest = all.find(isTest);
  const prepare = all.filter((one) => !isTest(one) || one === firstTest).slice(0, mostNext.prepare);
  const dates = months
    .flatMap((month) =>
      (["closes", "opens"] as const).flatMap((what) =>
        month[what].entries.map((entry) => ({
          ...entry,
          day: entry.isAnnounced
            ? words.happens[what](entry.day || month.name)
            : what === "opens" && today.startsWith(month.key)
              ? dateWords.usuallyOpensNow
              : usually[what](month.name),
        })),
      ),
    )
    .filter(
      ({ verdict, id }, place, all) =>
        verdict !== "checkWithThem" && all.findIndex((other) => other.id === id) === place,
    )
    .slice(0, mostNext.dates);
  if (dates.length + prepare.length === 0) return null;
  return (
    <section aria-labelledby="next" className="mt-5">
      <h2 id="next" className="text-2xl">
        {words.next}
      </h2>
      <Prepare prepare={prepare} />
      <div className="mt-2">
        <PlannedList entries={dates} />
      </div>
    </section>
  );
}

function Month({ month }: { month: PlanMonth }) {
  const { key, name, prepare, closes, opens } = month;
  const counts = words.counts(
    prepare.length,
    closes.entries.length + closes.rest,
    opens.entries.length + opens.rest,
  );
  return (
    <details className="border-t border-line">
      <summary className={summaryLook}>
        <h2 id={key} className="inline scroll-mt-24 font-sans text-base">
          {name}
        </h2>{" "}
        <span className="text-sm font-normal text-ink-2">{counts}</span>
      </summary>
      <div className="pb-4">
        <Prepare prepare={prepare} />
        <div className="mt-3 grid gap-x-10 gap-y-5 *:min-w-0 md:grid-cols-2">
          <Dates month={month} what="closes" />
          <Dates month={month} what="opens" />
        </div>
      </div>
    </details>
  );
}

const Prepare = ({ prepare }: Pick<PlanMonth, "prepare">) =>
  prepare.length > 0 && (
    <div className="mt-3 rounded-card bg-sand p-4 md:p-5">
      <h3 className="text-lg">{words.prepare}</h3>
      <ul className="mt-1.5 grid gap-1.5">
        {prepare.map(({ name, text, to }) => (
          <li key={name} className="flex items-start gap-2.5">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span className="min-w-0">
              {to ? (
                <Link to={to} className={linkLook}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );

function Dates({ month, what }: { month: PlanMonth; what: "opens" | "closes" }) {
  const { entries, rest } = month[what];
  if (entries.length === 0) return null;
  const announced = entries.filter(({ isAnnounced }) => isAnnounced);
  const usual = entries.filter(({ isAnnounced }) => !isAnnounced);
  return (
    <div>
      <h3 className="text-lg">{words[what]}</h3>
      <PlannedList entries={announced} />
      {usual.length > 0 && <p className="mt-1 text-sm text-ink-2">{calendarWords.usually(month.name)}</p>}
      <PlannedList entries={usual} />
      {rest > 0 && (
        <TextLink to="/matches" aria-label={calendarWords.moreIn[what](rest, month.name)}>
          {calendarWords.more(rest)}
        </TextLink>
      )}
    </div>
  );
}

export const PlannedList = ({ entries }: { entries: PlanMonth["opens"]["entries"] }) =>
  entries.length > 0 && (
    <ul>
      {entries.map(({ kind, id, title, verdict, text, day, isAnnounced }) => (
        <li key={id}>
          <Link
            to={`/${kind}/${id}`}
            className="group flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg py-1.5 no-underline hover:bg-sand"
          >
            <span className="leading-snug group-hover:underline">{title}</span>
            {day && (
              <span className={isAnnounced ? "text-sm font-semibold text-leaf" : "text-sm text-ink-2"}>
                {day}
              </span>
            )}
            <VerdictTag verdict={verdict} text={text} />
          </Link>
        </li>
      ))}
    </ul>
  );
