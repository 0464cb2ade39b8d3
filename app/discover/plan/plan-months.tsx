import { calendarWords } from "#app/discover/calendar/words.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { ChipLink } from "#app/shared/ui/navigation/chip.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import type { PlanMonth } from "./plan-view.ts";
import { planWords as words } from "./words.ts";

export const linkLook = "font-semibold text-leaf underline underline-offset-4";

/** Month by month: preparations, deadlines, openings. */
export const PlanMonths = ({ months }: { months: PlanMonth[] }) => (
  <>
    {months.length > 1 && (
      <nav aria-label={words.months} className="mt-2 print:hidden">
        <ul className="flex gap-2 max-md:no-scrollbar max-md:overflow-x-auto max-md:whitespace-nowrap md:flex-wrap">
          {months.map(({ key, name }) => (
            <li key={key}>
              <ChipLink to={`#${key}`}>{`${name.slice(0, 3)} ${name.slice(-4)}`}</ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {months.map((month) => (
      <section key={month.key} aria-labelledby={month.key} className="mt-8 border-t border-line pt-5">
        <h2 id={month.key} className="scroll-mt-24 text-2xl">
          {month.name}
        </h2>
        <Prepare prepare={month.prepare} />
        <div className="mt-3 grid gap-x-10 gap-y-5 *:min-w-0 md:grid-cols-2">
          <Dates month={month} what="closes" />
          <Dates month={month} what="opens" />
        </div>
      </section>
    ))}
  </>
);

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
        <TextLink
          to="/matches"
          aria-label={`${calendarWords.more(rest)}, ${words[what].toLowerCase()} in ${month.name}`}
        >
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
