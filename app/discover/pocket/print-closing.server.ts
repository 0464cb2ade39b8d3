import { dayInWords } from "#app/common/calendar/days.ts";
import { type Drawn, fitInto, paper, writePdf } from "#app/common/print/write-pdf.ts";
import { inShort } from "#app/opportunities/closing.ts";
import { comingDaysOf } from "#app/opportunities/cycle.ts";
import { kindOf } from "#app/opportunities/kinds.ts";
import { profileFrom } from "#app/students/first-answers/profile-from.server.ts";
import { anyField, readFirstAnswers } from "#app/students/first-answers/read-first-answers.server.ts";
import { stages } from "#app/students/first-answers/stages.ts";
import { type Applicant, nobody } from "#app/students/fit/applicant.ts";
import { applicantOf } from "#app/students/fit/applicant-of.ts";
import { judge } from "#app/students/fit/judge.ts";
import { closingWithin } from "./phone/find.ts";
import type { Listing } from "./phone/listing.ts";
import { printWords as words } from "./words.ts";

const days = 60;
const margin = 48;
const width = paper.width - 2 * margin;
const rowHeight = 29;
const top = 132;
const mostRows = Math.floor((paper.height - top - 70) / rowHeight);

/** For whom the sheet is: students of a country, at a stage. Either may be left open. */
interface Class {
  heading: string;
  applicant: Applicant;
}

/** Reads what an address says of a class. What is odd was not told. */
export function readClass(asked: URLSearchParams, today: string): Class {
  const { country, stage, more } = readFirstAnswers(asked);
  const profile = profileFrom({ country, stage, field: anyField, place: null, more, refusal: null }, today);
  const heading = [country && words.studentsIn(country), stage && stages[stage].label]
    .filter(Boolean)
    .join(", ");
  if (profile) return { heading, applicant: applicantOf(profile, null, today) };
  const told = country ? { ...nobody, citizenships: [country], residence: country } : nobody;
  return { heading, applicant: stage ? { ...told, wants: [...stages[stage].told.wantedLevels] } : told };
}

/** What closes soon and is not shut to the class, on one sheet of A4 for a wall. */
export function printClosing(
  all: Listing[],
  { heading, applicant }: Class,
  site: string,
  today: string,
): Buffer {
  const found = closingWithin(all, days, today).filter((one) => verdictOf(one, applicant) !== "closed");
  const shown = found.slice(0, mostRows);
  const rest = found.length - shown.length;
  const line = (
    y: number,
    size: number,
    said: string,
    more: Partial<NonNullable<Drawn["text"]>> = {},
  ): Drawn => ({
    x: margin,
    y,
    text: { words: fitInto(width, said, size, more.isBold), size, ...more },
  });
  return writePdf(words.title(days), [
    line(44, 24, words.title(days), { isBold: true }),
    line(76, 13, heading || words.everybody),
    line(96, 10, words.made(dayInWords(today)), { isQuiet: true }),
    ...shown.flatMap((one, nth) => rowOf(one, top + nth * rowHeight, today)),
    ...(found.length === 0 ? [line(top, 12, words.nothing(days))] : []),
    ...(rest > 0 ? [line(paper.height - 66, 10, words.andMore(rest, `${site}/calendar`))] : []),
    line(paper.height - 48, 10, words.foot(site), { isQuiet: true }),
  ]);
}

/** How wide the day is: "usually 15 September". */
const dayWidth = 118;

function rowOf(one: Listing, y: number, today: string): Drawn[] {
  const { closes } = comingDaysOf(one.cycle, today);
  const day = closes ? (closes.isAnnounced ? dayInWords(closes.day) : words.usually(inShort(closes))) : "";
  const room = width - dayWidth;
  const x = margin + dayWidth;
  return [
    { x: margin, y, text: { words: day, size: 10, isBold: closes?.isAnnounced === true } },
    { x, y, text: { words: fitInto(room, one.title, 11, true), size: 11, isBold: true } },
    { x, y: y + 13, text: { words: fitInto(room, one.lines.join(" · "), 9), size: 9, isQuiet: true } },
  ];
}

function verdictOf(one: Listing, applicant: Applicant) {
  if (one.kind === "colleges") return "check";
  if (one.kind === "scholarships") return judge(kindOf[one.kind], one.record, applicant).verdict;
  return judge(kindOf[one.kind], one.record, applicant).verdict;
}
