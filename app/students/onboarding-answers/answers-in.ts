import { answersParameter } from "#app/shared/urls/answers-in-links.ts";

/** Answers that are added to a URL one after another. Sensitive answers are never put in URLs. */
export const moreNames = [
  "system",
  "result",
  "sex",
  "age",
  "test",
  "testScore",
  "workYears",
  "finished",
  "currentEducationLevel",
  "wantedLevels",
  "fieldsOfInterest",
  "citizenships",
  "residence",
  "region",
  "origin",
  "institution",
  "yearOfStudy",
  "schoolClass",
  "finishedIn",
] as const;

const names = ["country", "level", "field", "place", ...moreNames];

/** More than anyone answers. */
const longest = 1_500;

/** The answers that a visitor has in the URL, as the parameters of the onboarding page; empty if there are none. */
export function answersIn({ pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search);
  const carried = new URLSearchParams(given.get(answersParameter) ?? "");
  const source = pathname === "/start" ? given : carried;
  const answers = new URLSearchParams();
  for (const name of names) {
    const value = source.get(name);
    if (value) answers.set(name, value);
  }
  const written = answers.toString();
  return written.length <= longest ? written : "";
}

/** Adds the answers of a form. An exam comes with its result; empty fields leave earlier answers unchanged. */
export function addAnswers(written: string, form: FormData): string {
  const answers = new URLSearchParams(written);
  for (const name of moreNames) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") answers.set(name, value);
  }
  return answers.toString();
}
