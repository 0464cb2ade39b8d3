import { carriedParameter } from "#app/shared/carried-search/carried-search.ts";

/** What one answer after another adds to an address. Sensitive answers are never put in URLs. */
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

/** More than anybody answers. */
const longest = 1_500;

/** The answers that a visitor brings along in the address, as the parameters of the onboarding page; empty if there are none. */
export function answersIn({ pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search);
  const carried = new URLSearchParams(given.get(carriedParameter) ?? "");
  const source = pathname === "/start" ? given : carried;
  const answers = new URLSearchParams();
  for (const name of names) {
    const value = source.get(name);
    if (value) answers.set(name, value);
  }
  const written = answers.toString();
  return written.length <= longest ? written : "";
}

/** The same answers with those of a form; an exam comes with its result, and what was left empty stays as it was. */
export function addAnswers(written: string, form: FormData): string {
  const answers = new URLSearchParams(written);
  for (const name of moreNames) {
    const value = form.get(name);
    if (typeof value === "string" && value !== "") answers.set(name, value);
  }
  return answers.toString();
}
