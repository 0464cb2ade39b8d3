import { documentName } from "#app/catalogue/names/document-words.ts";
import { dayInWords, daysAfter, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import type { ChecklistStep } from "./checklist-step.ts";
import { checklistWords as says } from "./checklist-words.ts";
import { type Cycle, cycleStatusOf } from "./cycle.ts";

/** What has to be sent. Null if it isn't known; undefined if the kind has no such fact. */
export interface ToSend {
  documents?: string[] | null;
  referees?: number | null;
  hasEssay?: boolean | null;
}

/** How many days before the closing day each part should be done. */
const daysBefore = { tests: 30, referees: 21, documents: 14, essay: 7, send: 3 };
type ChecklistPart = keyof typeof daysBefore;

interface PartToDo extends Omit<ChecklistStep, "by"> {
  part: ChecklistPart;
}

/** At most this many entries, so that the list fits on a page. */
const mostDocuments = 30;

/** Steps before the application can be sent, the longest first. */
export function checklistOf(toSend: ToSend, cycle: Cycle, today: string): ChecklistStep[] {
  return partsOf(toSend).map(({ name, text, part }) => {
    const day = dueOn(part, cycle, today);
    return { name, text, by: day && timeUntil(day, today) };
  });
}

export function partsOf(toSend: ToSend): PartToDo[] {
  const { referees, hasEssay } = toSend;
  return [
    ...(referees ? [{ name: "referees", text: says.askReferees(referees), part: "referees" as const }] : []),
    ...documentsOf(toSend).map((name) => ({
      name: `document: ${name}`,
      text: capitalize(documentName(name)),
      part: "documents" as const,
    })),
    ...(hasEssay ? [{ name: "essay", text: says.writeEssay, part: "essay" as const }] : []),
    { name: "send", text: says.send, part: "send" },
  ];
}

/**
 * The day on which a part should be done, which may have passed: never before it opens. Null if the closing day isn't known; a month alone
 * isn't enough to count from.
 */
export function dueOn(part: ChecklistPart, cycle: Cycle, today: string): string | null {
  const { opens, closes } = cycleStatusOf(cycle, today);
  if (!closes || closes.isMonth) return null;
  const day = daysAfter(closes.day, -daysBefore[part]);
  return opens && opens.day < closes.day && day < opens.day ? opens.day : day;
}

/** Letters and essays are separate steps. */
function documentsOf({ documents, referees, hasEssay }: ToSend): string[] {
  const isSaid = (name: string) =>
    (referees &&
      /^(one|two|three|\d)?\s*(references?|recommendations?|recommendation letters?)$/i.test(name)) ||
    (hasEssay && /^essays?$/i.test(name));
  return [...new Set(documents)].filter((name) => !isSaid(name)).slice(0, mostDocuments);
}

/** The sentence that says from which day the dates are counted back, or why there are none. */
export function countedFrom(cycle: Cycle, today: string): string | null {
  const { closes } = cycleStatusOf(cycle, today);
  if (!closes) return null;
  if (closes.isAnnounced) return says.countedFrom(dayInWords(closes.day));
  return closes.isMonth
    ? says.monthOnly(monthOf(closes.day))
    : says.countedFromUsual(dayWithoutYear(closes.day));
}

function timeUntil(day: string, today: string): string {
  if (day <= today) return says.now;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${says.by} ${isThisYear ? dayWithoutYear(day) : dayInWords(day)}`;
}
