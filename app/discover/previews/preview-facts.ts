import { feesInShort, paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { dateWords } from "#app/catalogue/dates/words.ts";
import { durationInWords } from "#app/catalogue/kinds/duration-words.ts";
import { amountWords, detailWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { locationInWords } from "#app/catalogue/names/location-words.ts";
import { placeName } from "#app/catalogue/names/words.ts";
import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import { withLatinLetters } from "#app/shared/languages/current-language.server.ts";
import { language } from "#app/shared/languages/language.ts";
import type { FeeRange } from "#database/schema/facts.ts";
import type { PreviewFacts } from "./preview-card.tsx";

type Scholarship = Parameters<typeof paysInShort>[0] & {
  title: string;
  deadline: string | null;
  usualCloses: string | null;
};

interface College {
  name: string;
  location: string;
  country: string;
  tuitionRange: string | null;
  fees: FeeRange[];
}

interface Internship {
  title: string;
  company: string;
  location: string;
  duration: string | null;
  applicationDeadline: string | null;
  usualCloses: string | null;
}

/** Independent of the current day, since preview images are cached for long. */
export const scholarshipPreview = (given: Scholarship): PreviewFacts =>
  withLatinLetters(() => ({
    kind: kindWords.scholarships.one,
    title: given.title,
    highlight: (language() === "en" ? given.amount : paysInShort(given)) || amountWords.unknown,
    detail: closingWords(given.deadline, given.usualCloses),
  }));

export const collegePreview = (given: College): PreviewFacts =>
  withLatinLetters(() => ({
    kind: kindWords.colleges.one,
    title: given.name,
    highlight:
      (language() === "en" ? given.tuitionRange : feesInShort(given.fees, given.tuitionRange).fees) ?? "",
    detail: locationInWords(given.location) || placeName(given.country),
  }));

export const internshipPreview = (given: Internship): PreviewFacts =>
  withLatinLetters(() => ({
    kind: kindWords.internships.one,
    title: given.title,
    highlight: given.company,
    detail: [
      locationInWords(given.location),
      given.duration && durationInWords(given.duration),
      closingWords(given.applicationDeadline, given.usualCloses),
    ]
      .filter(Boolean)
      .join(" · "),
  }));

/** The same for parents. */
export const forParents = (facts: PreviewFacts): PreviewFacts =>
  withLatinLetters(() => ({ ...facts, kind: detailWords.forParents }));

/** A usual date is preferred: the announced one may have passed. */
function closingWords(day: string | null, usual: string | null): string {
  if (usual) {
    const [month, ofMonth] = usual.split("-");
    const known = `2000-${month}-${ofMonth ?? "01"}`;
    return ofMonth
      ? dateWords.usuallyClosesOn(dayWithoutYear(known))
      : dateWords.usuallyClosesIn(monthOf(known));
  }
  return day ? dateWords.closesOn(dayInWords(day)) : "";
}
