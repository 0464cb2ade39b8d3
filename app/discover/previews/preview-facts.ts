import { dayInWords } from "#app/common/calendar/days.ts";
import { amountUnknown, kindWords } from "#app/opportunities/words.ts";
import type { PreviewFacts } from "./preview-card.tsx";

interface Scholarship {
  title: string;
  amount: string | null;
  deadline: string | null;
  deadlineExpected: boolean;
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
}

/** Nothing here depends on the day on which it is asked: the picture of a shared link is kept for long. */
export const scholarshipPreview = (given: Scholarship): PreviewFacts => ({
  kind: kindWords.scholarships.one,
  title: given.title,
  highlight: given.amount || amountUnknown,
  detail: closingWords(given.deadline, given.deadlineExpected),
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
  detail: [given.location, given.duration, closingWords(given.applicationDeadline, false)]
    .filter(Boolean)
    .join(" · "),
});

function closingWords(day: string | null, isExpected: boolean): string {
  if (!day) return "";
  const words = dayInWords(day);
  // A usual day comes back every year, so its year is left out.
  return isExpected ? `Usually closes on ${words.slice(0, -5)}` : `Closes ${words}`;
}
