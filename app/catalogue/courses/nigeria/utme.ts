import { lookUp } from "#app/shared/forms/lookup.ts";
import { checkWay, type SubjectCheck, type SubjectRanks, type SubjectSlot } from "../subject-rules.ts";
import { nigerianSubjects, subjectGroups, ungroupedSubjects } from "./subjects.ts";

/** A1 to F9; the rank of a grade is ten less its digit. */
export const oLevelGrades = ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"] as const;

export type OLevelGrade = (typeof oLevelGrades)[number];

export const oLevelRank = (grade: OLevelGrade): number => oLevelGrades.length - oLevelGrades.indexOf(grade);

/** C6 or better. */
export const creditRank = oLevelRank("C6");
/** E8 or better. */
export const passRank = oLevelRank("E8");

/**
 * Reads `MTH;2:PHY,BIO/CHM,@SOC`: slots by semicolon, the number of subjects of a slot before a colon, options by
 * comma; alternatives joined by a slash count once. A group means each of its subjects. With `isLenient`, a subject
 * that is in no group counts for any of them.
 */
function parseSlots(rule: string, least: number, isLenient = false): SubjectSlot[] {
  return rule
    .split(";")
    .filter(Boolean)
    .map((text) => {
      const [, count = "1", list = ""] = /^(?:(\d):)?(.*)$/.exec(text) ?? [];
      const options = list.split(",").flatMap((option) => optionsOf(option, isLenient));
      return {
        count: Number(count),
        options: options.map((subjects) => ({ subjects, least })),
        ...(list.includes("@") && { written: list }),
      };
    });
}

function optionsOf(option: string, isLenient: boolean): string[][] {
  if (!option.includes("@")) return [option.split("/")];
  const subjects = option.split("/").flatMap((name) => {
    if (name === "@ANY") return Object.keys(nigerianSubjects);
    const group = lookUp<readonly string[]>(subjectGroups, name);
    return group ? [...group, ...(isLenient ? ungroupedSubjects : [])] : [name];
  });
  return [...new Set(subjects)].map((subject) => [subject]);
}

type RuleOutcome = { outcome: "met" | "ask" | "unmet"; check: SubjectCheck };

/** "ask" if the rule is met only by counting a subject that may or may not belong to a group. */
export function checkRule(rule: string, ranks: SubjectRanks, least: number): RuleOutcome {
  const strict = checkWay({ slots: parseSlots(rule, least), eachSubjectOnce: true }, ranks);
  if (strict.isMet) return { outcome: "met", check: strict };
  const lenient = checkWay({ slots: parseSlots(rule, least, true), eachSubjectOnce: true }, ranks);
  return lenient.isMet ? { outcome: "ask", check: lenient } : { outcome: "unmet", check: strict };
}

/** The three UTME subjects besides Use of English. They have no required grade. */
export const checkUtme = (rule: string, subjects: readonly string[]): RuleOutcome =>
  checkRule(rule, new Map(subjects.filter((code) => code !== "ENG").map((code) => [code, 1])), 1);
