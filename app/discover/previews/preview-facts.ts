import { dateWords } from "#app/catalogue/dates/words.ts";
import { amountWords, kindWords } from "#app/catalogue/kinds/words.ts";
import { dayInWords, dayWithoutYear, monthOf } from "#app/shared/calendar/days.ts";
import type { PreviewFacts } from "./preview-card.tsx";

interface Scholarship {
  title: string;
  amount: string | null;
  deadline: string | null;
  usualCloses: string | null;
}

interface College {
  name: string;
  location: string;
  country: string;
  tuitionRange: string | null;
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
export const scholarshipPreview = (given: Scholarship): PreviewFacts => ({
  kind: kindWords.scholarships.one,
  title: given.title,
  highlight: given.amount || amountWords.unknown,
  detail: closingWords(given.deadline, given.usualCloses),
});

export const collegePreview = (given: College): PreviewFacts => ({
  kind: kindWords.colleges.one,
  title: given.name,
  highlight: given.tuitionRange ?? "",
  detail: given.location || given.country,
});

export const internshipPreview = (given: Internship): PreviewFacts => ({
  kind: kindWords.internships.one,
  title: given.title,
  highlight: given.company,
  detail: [given.location, given.duration, closingWords(given.applicationDeadline, given.usualCloses)]
    .filter(Boolean)
    .join(" · "),
});

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
