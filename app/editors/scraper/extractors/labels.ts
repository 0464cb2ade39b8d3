import type { ExtractedValue } from "./finding.ts";

/** Patterns for a label before its value, and for a label on a separate line. */
interface LabelPattern {
  same: RegExp;
  alone: RegExp;
}

export function labelPattern({ source }: RegExp): LabelPattern {
  const named = `^[•*\\-\\d.)\\p{Extended_Pictographic}\\ufe0f\\u200d ]{0,12}(?:${source})(?: ?\\([^)]{0,60}\\))? ?`;
  return {
    same: new RegExp(`${named}[:|?፦፡-] ?(?=\\S)`, "iu"),
    alone: new RegExp(`${named}[:?፦፡]?$`, "iu"),
  };
}

const maxLineLength = 400;
const maxValueLength = 300;
const maxNextLineLength = 200;

/** The value of a label: "Host country: Germany", or the label on one line and its value on the next. */
export function extractLabelled(text: string, { same, alone }: LabelPattern): ExtractedValue | null {
  const lines = text.split("\n").map((line) => line.trim());
  for (const [place, line] of lines.entries()) {
    if (line.length > maxLineLength) continue;
    const [named] = same.exec(line) ?? [];
    const value = named === undefined ? "" : line.slice(named.length);
    if (value && value.length <= maxValueLength) return { value, evidence: line.slice(0, 240), isSure: true };
    const next = lines[place + 1];
    if (next && next.length <= maxNextLineLength && alone.test(line))
      return { value: next, evidence: `${line} ${next}`.slice(0, 240), isSure: true };
  }
  return null;
}
