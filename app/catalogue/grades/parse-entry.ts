import { lookUp } from "#app/shared/forms/lookup.ts";
import type { ChoiceInput, GradeInput, NumberInput } from "./system.ts";
import { resultProblems, tooHighWords } from "./system-words.ts";

type ParsedEntry = { ok: true; value: string } | { ok: false; problem: string };

/** Converts typed text to an entry of the list or the scale. */
export const parseEntry = (input: GradeInput, written: string): ParsedEntry =>
  input.kind === "number" ? parseNumber(input, written) : parseGrade(input, written);

/** "3,72", "3.72/5", "65 %", "312 out of 600": only the number. */
const writtenNumber = /^(\d+(?:[.,]\d+)?)\s*(?:%|(?:\/|out of|of)\s*(\d+)(?:[.,]0+)?)?$/i;

function parseNumber({ min, max, decimals, tooHigh }: NumberInput, written: string): ParsedEntry {
  const range = resultProblems.range(min, max);
  const [, digits, top] = writtenNumber.exec(written.trim()) ?? [];
  if (digits === undefined) return { ok: false, problem: range };
  const number = Number(digits.replace(",", "."));
  if (top !== undefined && Number(top) !== max) {
    return { ok: false, problem: `${range} ${resultProblems.otherScale(Number(top))}` };
  }
  if (number < min || number > max) {
    return { ok: false, problem: number > max && tooHigh ? `${range} ${tooHighWords[tooHigh]}` : range };
  }
  if (Number(number.toFixed(decimals)) !== number) {
    return {
      ok: false,
      problem: decimals === 0 ? resultProblems.whole : resultProblems.decimals(decimals),
    };
  }
  return { ok: true, value: String(number) };
}

type GradeChoices = Pick<ChoiceInput, "values" | "alsoWritten" | "noGrades">;

export function parseGrade(
  { values, alsoWritten = {}, noGrades = [] }: GradeChoices,
  written: string,
): ParsedEntry {
  const small = plain(written);
  const value = values.find((grade) => plain(grade) === small) ?? lookUp(alsoWritten, small);
  if (value !== undefined) return { ok: true, value };
  const problem = noGrades.some((sign) => plain(sign) === small)
    ? resultProblems.noGrade(written.trim().toUpperCase())
    : resultProblems.chooseOne(values);
  return { ok: false, problem };
}

/** Normalises certificates' spellings such as "C+ (PLUS)" and "B PLAIN": lower case, no spaces, the sign once. */
function plain(written: string): string {
  return written
    .toLowerCase()
    .replace(/[−–]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/ ?\(?\b(plus|plain|minus)\)?$/, (_, word: string) => (word === "plain" ? "" : `-${word}`))
    .replace(/\+?-plus$/, "+")
    .replace(/-?-minus$/, "-")
    .replace(/\s+/g, "");
}
