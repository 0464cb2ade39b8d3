import { inShort } from "#app/catalogue/dates/closing.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { changedWords, newsWords as says } from "../words.ts";

type ChangedValues = Record<string, unknown>;

/** One change of a record: changed columns, and whether it was listed before and after. */
export interface RecordChange {
  former: ChangedValues;
  current: ChangedValues;
  /** Null if the change does not affect it. */
  wasListed: boolean | null;
  isListed: boolean | null;
}

interface ChangeSummary {
  /** One line per changed fact. */
  lines: string[];
  isUnlisted: boolean;
}

type FormatValue = (value: unknown) => string | null;

const day: FormatValue = (value) => (typeof value === "string" && value ? dayInWords(value) : null);
/** Accepts "08" and "08-15". */
const usual: FormatValue = (value) =>
  typeof value === "string" && value
    ? inShort({ day: `2000-${value}`, isAnnounced: false, isMonth: value.length === 2 })
    : null;
const yes: FormatValue = (value) => (value === true ? changedWords.yes : changedWords.no);
const isThere: FormatValue = (value) => (value ? changedWords.there : null);

/** Columns that users are notified about. */
const facts: Record<string, { label: keyof typeof changedWords.labels; read: FormatValue; isLink?: true }> = {
  opens_on: { label: "opens", read: day },
  deadline: { label: "closes", read: day },
  application_deadline: { label: "closes", read: day },
  usual_opens: { label: "usuallyOpens", read: usual },
  usual_closes: { label: "usuallyCloses", read: usual },
  usual_results: { label: "results", read: usual },
  is_rolling: { label: "allYear", read: yes },
  application_url: { label: "applyLink", read: isThere, isLink: true },
  call_url: { label: "formPage", read: isThere, isLink: true },
};

export const notifiedColumns = Object.keys(facts);

/** Combines all changes since the last email: the value before the first and after the last. */
export function foldChanges(changes: RecordChange[]): ChangeSummary | null {
  const wasListed = changes.find((change) => change.wasListed !== null)?.wasListed ?? true;
  const isListed = changes.findLast((change) => change.isListed !== null)?.isListed ?? wasListed;
  if (!isListed) return wasListed ? { lines: [says.takenDown], isUnlisted: true } : null;
  const lines = [
    ...(wasListed ? [] : [says.isBack]),
    ...notifiedColumns.flatMap((name) => differenceOf(name, changes) ?? []),
  ];
  return lines.length > 0 ? { lines, isUnlisted: false } : null;
}

function differenceOf(name: string, changes: RecordChange[]): string | null {
  const fact = lookUp(facts, name);
  const touching = changes.filter(({ former, current }) => name in former || name in current);
  if (!fact || touching.length === 0) return null;
  const was = fact.read(touching[0]?.former[name]);
  const is = fact.read(touching.at(-1)?.current[name]);
  if (was === is) return null;
  const label = changedWords.labels[fact.label];
  // A new link needs no email; a missing one does.
  if (fact.isLink) return is === null ? says.linkGone(label) : null;
  return says.difference(label, is, was);
}
