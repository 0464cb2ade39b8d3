import type { CourseStanding } from "./judge-programme.ts";

/** None of them is a promise. */
export const standingWords: Record<CourseStanding, { title: string; hint: string }> = {
  likely: { title: "Likely", hint: "Above every cut-off of the last three years" },
  possible: { title: "Possible", hint: "Enough in some of the last three years, but not all" },
  stretch: { title: "A stretch", hint: "Less than a point below the lowest recent cut-off" },
  qualified: { title: "You have every grade they ask for", hint: "We don't know a recent cut-off" },
  ask: { title: "Check with the university", hint: "Only the university can say whether this is enough" },
  unknown: { title: "Not known", hint: "We don't know which subjects they ask for" },
  no: { title: "Not with these grades", hint: "We say what is missing" },
};

/** For exams with an aggregate, where lower is better. */
export const aggregateHints: Partial<Record<CourseStanding, string>> = {
  likely: "As good as every aggregate we know of, or better",
  possible: "Enough for women or for men, but not for both",
  stretch: "One more than the highest aggregate we know of",
};
