import { useContext } from "react";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { VerdictTag } from "#app/students/eligibility/verdict-tag.tsx";
import { Verdicts } from "#app/students/eligibility/verdicts.ts";
import type { MonthEntry } from "./calendar-months.ts";
import { calendarWords } from "./words.ts";

interface EntriesProps {
  kind: OpportunityKind;
  /** For example "December 2026". */
  month: string;
  entries: MonthEntry[];
}

/** Announced dates first, then the usual ones, labelled as such. */
export function Entries({ kind, month, entries }: EntriesProps) {
  const announced = entries.filter(({ isAnnounced }) => isAnnounced);
  const usual = entries.filter(({ isAnnounced }) => !isAnnounced);
  return (
    <>
      <EntryList kind={kind} entries={announced} />
      {usual.length > 0 && <p className="mt-1 text-sm text-ink-2">{calendarWords.usually(month)}</p>}
      <EntryList kind={kind} entries={usual} />
    </>
  );
}

function EntryList({ kind, entries }: Pick<EntriesProps, "kind" | "entries">) {
  const verdicts = useContext(Verdicts);
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ id, title, day, isAnnounced }) => (
        <li key={id}>
          <Link
            to={`/${kind}/${id}`}
            className="group flex min-h-11 flex-wrap items-center gap-x-3 rounded-lg py-1 no-underline hover:bg-sand"
          >
            <span className="leading-snug text-leaf group-hover:underline">{title}</span>
            {day && (
              <span className={isAnnounced ? "text-sm font-semibold text-leaf" : "text-sm text-ink-2"}>
                {day}
              </span>
            )}
            {verdicts[id] && <VerdictTag {...verdicts[id]} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
