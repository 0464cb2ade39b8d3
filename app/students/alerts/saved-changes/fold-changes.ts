import { inShort } from "#app/catalogue/dates/closing.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { newsWords as says } from "../words.ts";

type Values = Record<string, unknown>;

/** One change of a record: changed columns, and whether it was listed before and after. */
export interface RecordChange {
  former: Values;
  current: Values;
  /** Null if the change does not affect it. */
  wasListed: boolean | null;
  isListed: boolean | null;
}

interface ChangeSummary {
  /** One line per changed fact. */
  lines: string[];
  isGone: boolean;
}

type FormatValue = (value: unknown) => string | null;

const day: FormatValue = (value) => (typeof value === "string" && value ? dayInWords(value) : null);
/** Accepts "08" and "08-15". */
const usual: FormatValue = (value) =>
  typeof value === "string" && value
    ? inShort({ day: `2000-${value}`, isAnnounced: false, isMonth: value.length === 2 })
    : null;
const yes: FormatValue = (value) => (value === true ? "yes" : "no");
const isThere: FormatValue = (value) => (value ? "there" : null);

/** Columns that users are notified about. */
const facts: Record<string, { label: string; read: FormatValue; isLink?: true }> = {
  opens_on: { label: "Opens", read: day },
  deadline: { label: "Closes", read: day },
  application_deadline: { label: "Closes", read: day },
  usual_opens: { label: "Usually opens", read: usual },
  usual_closes: { label: "Usually closes", read: usual },
  usual_results: { label: "Results usually come", read: usual },
  is_rolling: { label: "Open all year round", read: yes },
  application_url: { label: "Link to apply", read: isThere, isLink: true },
  call_url: { label: "Page with the form", read: isThere, isLink: true },
};

export const notifiedColumns = Object.keys(facts);

/** Combines all changes since the last email: the value before the first and after the last. */
export function foldChanges(changes: RecordChange[]): ChangeSummary | null {
  const wasListed = changes.find((change) => change.wasListed !== null)?.wasListed ?? true;
  const isListed = changes.findLast((change) => change.isListed !== null)?.isListed ?? wasListed;
  if (!isListed) return wasListed ? { lines: [says.takenDown], isGone: true } : null;
  const lines = [
    ...(wasListed ? [] : [says.isBack]),
    ...notifiedColumns.flatMap((name) => differenceOf(name, changes) ?? []),
  ];
  return lines.length > 0 ? { lines, isGone: false } : null;
}

function differenceOf(name: string, changes: RecordChange[]): string | null {
  const fact = lookUp(facts, name);
  const touching = changes.filter(({ former, current }) => name in former || name in current);
  if (!fact || touching.length === 0) return null;
  const was = fact.read(touching[0]?.former[name]);
  const is = fact.read(touching.at(-1)?.current[name]);
  if (was === is) return null;
  // A new link needs no email; a missing one does.
  if (fact.isLink) return is === null ? says.linkGone(fact.label) : null;
  return says.difference(fact.label, is, was);
}
