import { inShort } from "#app/catalogue/dates/closing.ts";
import { comingDaysOf } from "#app/catalogue/dates/cycle.ts";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { isClosedTo } from "#app/catalogue/eligibility/judge.ts";
import { kindOf } from "#app/catalogue/kinds/kinds.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { fitInto, type PdfMark, paper, wrapInto, writePdf } from "#app/shared/print/write-pdf.ts";
import { anyField, parseOnboardingAnswers } from "#app/students/onboarding-answers/parse-answers.server.ts";
import { profileFromAnswers } from "#app/students/onboarding-answers/profile-from-answers.server.ts";
import { stageLabels } from "#app/students/onboarding-answers/stage-words.ts";
import { stages } from "#app/students/onboarding-answers/stages.ts";
import { closingWithin } from "./app/snapshot/find-listings.ts";
import type { OfflineListing } from "./app/snapshot/offline-listing.ts";
import { printWords as words } from "./words.ts";

const days = 60;
const margin = 48;
const width = paper.width - 2 * margin;
const top = 132;
const bottom = paper.height - 74;
/** Widths of a name's line, and of the rest of its row. */
const heights = { name: 13, rest: 16 };
const longestName = 2;

/** The audience of the sheet: students of a country, at a level. Either may be missing. */
interface PrintAudience {
  heading: string;
  applicant: Applicant;
}

/** Parses the audience from a URL. Unknown values count as not given. */
export function parseAudience(search: URLSearchParams, today: string): PrintAudience {
  const { country, stage, more } = parseOnboardingAnswers(search);
  const profile = profileFromAnswers(
    { country, stage, field: anyField, place: null, more, refusal: null },
    today,
  );
  const heading = [country && words.studentsIn(country), stage && stageLabels[stage]]
    .filter(Boolean)
    .join(", ");
  if (profile) return { heading, applicant: applicantOf(profile, null, today) };
  const known = country
    ? { ...unknownApplicant, citizenships: [country], residence: country }
    : unknownApplicant;
  return { heading, applicant: stage ? { ...known, wants: [...stages[stage].facts.wantedLevels] } : known };
}

/** What closes soon and isn't closed to the class, on one sheet of A4 for a wall. */
export function printClosing(
  all: OfflineListing[],
  { heading, applicant }: PrintAudience,
  site: string,
  today: string,
): Buffer {
  const found = closingWithin(all, days, today).filter((one) => !isClosed(one, applicant));
  const { rows, shown } = rowsOf(found, today);
  const rest = found.length - shown;
  const line = (
    y: number,
    size: number,
    text: string,
    more: Partial<NonNullable<PdfMark["text"]>> = {},
  ): PdfMark => ({
    x: margin,
    y,
    text: { words: fitInto(width, text, size, more.isBold), size, ...more },
  });
  return writePdf(words.title(days), [
    line(44, 24, words.title(days), { isBold: true }),
    line(76, 13, heading || words.everybody),
    line(96, 10, words.made(dayInWords(today)), { isQuiet: true }),
    ...rows,
    ...(found.length === 0 ? [line(top, 12, words.nothing(days))] : []),
    ...(rest > 0
      ? [line(paper.height - 66, 10, words.andMore(rest, `${site}${localPath("/calendar")}`))]
      : []),
    line(paper.height - 48, 10, words.foot(site), { isQuiet: true }),
  ]);
}

/** The width of the date: "usually 15 September". */
const dayWidth = 118;

/** As many rows as fit, one below the other. */
function rowsOf(found: OfflineListing[], today: string): { rows: PdfMark[]; shown: number } {
  const rows: PdfMark[] = [];
  let [y, shown] = [top, 0];
  for (const one of found) {
    const name = wrapInto(width - dayWidth, one.title, 11, true, longestName);
    const height = name.length * heights.name + heights.rest;
    if (y + height > bottom) break;
    rows.push(...rowOf(one, name, y, today));
    y += height;
    shown += 1;
  }
  return { rows, shown };
}

function rowOf(one: OfflineListing, name: string[], y: number, today: string): PdfMark[] {
  const { closes } = comingDaysOf(one.cycle, today);
  const day = closes ? (closes.isAnnounced ? dayInWords(closes.day) : words.usually(inShort(closes))) : "";
  const x = margin + dayWidth;
  const about = fitInto(width - dayWidth, one.lines.join(" · "), 9);
  return [
    // A smaller font has a slightly lower baseline, on the same line.
    { x: margin, y: y + 1, text: { words: day, size: 10, isBold: closes?.isAnnounced === true } },
    ...name.map((words, nth) => ({ x, y: y + nth * heights.name, text: { words, size: 11, isBold: true } })),
    { x, y: y + name.length * heights.name, text: { words: about, size: 9, isQuiet: true } },
  ];
}

/** A sheet for a whole class doesn't list a college's courses. */
function isClosed(one: OfflineListing, applicant: Applicant): boolean {
  if (one.kind === "colleges") return false;
  if (one.kind === "scholarships") return isClosedTo(kindOf[one.kind], one.record, applicant);
  return isClosedTo(kindOf[one.kind], one.record, applicant);
}
