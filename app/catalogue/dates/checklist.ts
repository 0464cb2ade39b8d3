import { dayInWords, daysAfter, monthOf } from "#app/shared/calendar/days.ts";
import { checklistWords as says } from "../kinds/words.ts";
import { inShort } from "./closing.ts";
import { type Cycle, cycleStatusOf } from "./cycle.ts";

/** What has to be sent. Null where nobody has found out; a kind that has no such fact leaves it out. */
export interface ToSend {
  documents?: string[] | null;
  referees?: number | null;
  hasEssay?: boolean | null;
}

export interface Step {
  /** By which it is kept with what a student has saved. */
  name: string;
  text: string;
  /** "by 3 December"; null where no closing day lies ahead. */
  by: string | null;
}

/** How many days before the closing day each part should be done. */
const daysBefore = { tests: 30, referees: 21, documents: 14, essay: 7, send: 3 };
type Part = keyof typeof daysBefore;

interface PartToDo extends Omit<Step, "by"> {
  part: Part;
}

/** A list that is longer than this is no longer one that fits on a page. */
const mostDocuments = 30;

/** What to do before one can send it, in the order in which it takes time. */
export function checklistOf(toSend: ToSend, cycle: Cycle, today: string): Step[] {
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
      text: capital(name),
      part: "documents" as const,
    })),
    ...(hasEssay ? [{ name: "essay", text: says.writeEssay, part: "essay" as const }] : []),
    { name: "send", text: says.send, part: "send" },
  ];
}

/** The day on which a part should be done, which may have gone; null where no closing day lies ahead. */
export function dueOn(part: Part, cycle: Cycle, today: string): string | null {
  const lastDay = dayToCountFrom(cycle, today)?.day;
  return lastDay ? daysAfter(lastDay, -daysBefore[part]) : null;
}

/** Letters that are asked for by their number, and essays, have a step of their own. */
function documentsOf({ documents, referees, hasEssay }: ToSend): string[] {
  const isSaid = (name: string) =>
    (referees &&
      /^(one|two|three|\d)?\s*(references?|recommendations?|recommendation letters?)$/i.test(name)) ||
    (hasEssay && /^essays?$/i.test(name));
  return [...new Set(documents)].filter((name) => !isSaid(name)).slice(0, mostDocuments);
}

/**
 * The closing day that lies ahead. Where only its month is known it is the month's first day, so that nobody is late; a usual
 * day is called usual.
 */
function dayToCountFrom(cycle: Cycle, today: string): { day: string; text: string } | null {
  const { closes } = cycleStatusOf(cycle, today);
  if (!closes) return null;
  if (closes.isAnnounced) return { day: closes.day, text: says.countedFrom(dayInWords(closes.day)) };
  if (!closes.isMonth) return { day: closes.day, text: says.countedFromUsual(inShort(closes)) };
  const day = `${closes.day.slice(0, 8)}01`;
  return day > today ? { day, text: says.countedFromMonth(monthOf(day)) } : null;
}

/** Says from which day the dates of the list are counted back. */
export const countedFrom = (cycle: Cycle, today: string): string | null =>
  dayToCountFrom(cycle, today)?.text ?? null;

function timeUntil(day: string, today: string): string {
  if (day <= today) return says.now;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return `${says.by} ${isThisYear ? dayInWords(day).replace(/ \d{4}$/, "") : dayInWords(day)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
