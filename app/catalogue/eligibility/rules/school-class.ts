import type { Applicant } from "../applicant.ts";
import type { EligibilityFacts, Finding } from "../judgement.ts";
import { finding } from "./rule.ts";
import { otherWords } from "./words.ts";

/** "You are in Grade 9, Grade 10 or Grade 11", as records name the classes that they accept. */
const classesIn = (line: string): string[] =>
  /^You are in (?:(?:Grade|Form|SS|JSS|Senior) ?\d+(?:, | or |$))+/.test(line) ? classesOf(line) : [];

const classesOf = (text: string): string[] =>
  [...text.matchAll(/\b(grade|form|ss|jss|senior) ?(\d+)/gi)].map(
    ([, name = "", number]) => `${name.toLowerCase()} ${number}`,
  );

/** Only lines about a class are compared with the student's class; `judgeAlsoAsked` handles the others. */
export const isSchoolClass = (line: string): boolean => classesIn(line).length > 0;

const inOrBeforeSchool: readonly Applicant["finished"][] = [null, "none", "primary"];

/** Classes of other systems can't be compared: Form 4 is not a grade. */
export function judgeSchoolClass(
  { alsoAsked }: Pick<EligibilityFacts, "alsoAsked">,
  { schoolClass, studying, finished }: Pick<Applicant, "schoolClass" | "studying" | "finished">,
): Finding | null {
  const line = alsoAsked?.find(isSchoolClass);
  if (!line) return null;
  const text = () => otherWords.schoolClass(line);
  const hasLeft = studying === null ? !inOrBeforeSchool.includes(finished) : studying !== "high_school";
  if (hasLeft && finished !== null) return finding("schoolClass", "no", text);
  if (schoolClass === null)
    return finding(
      "schoolClass",
      "check",
      text,
      studying === null || studying === "high_school" ? { field: "schoolClass" } : null,
    );
  const [own] = classesOf(schoolClass);
  const taken = classesIn(line);
  if (own && taken.includes(own)) return finding("schoolClass", "yes", text);
  const isSameSystem = own !== undefined && taken.every((one) => one.split(" ")[0] === own.split(" ")[0]);
  return finding("schoolClass", isSameSystem ? "no" : "check", text);
}
