import type { Finding } from "./finding.ts";

/** A label as it stands before its value, and as it stands alone in a line. */
interface Label {
  same: RegExp;
  alone: RegExp;
}

/** The patterns are made once, of the words that a label may have. */
export function aLabel({ source }: RegExp): Label {
  const named = `^[•*\\-\\d.) ]{0,12}(?:${source})(?: ?\\([^)]{0,60}\\))? ?`;
  return {
    same: new RegExp(`${named}[:|-] ?(?=\\S)`, "i"),
    alone: new RegExp(`${named}[:?]?$`, "i"),
  };
}

const longestLine = 400;
const longestValue = 300;
const longestNext = 200;

/** What stands behind a label: "Host country: Germany", or the label in one line and its value in the next. */
export function readLabelled(text: string, { same, alone }: Label): Finding | null {
  const lines = text.split("\n").map((line) => line.trim());
  for (const [place, line] of lines.entries()) {
    if (line.length > longestLine) continue;
    const [named] = same.exec(line) ?? [];
    const value = named === undefined ? "" : line.slice(named.length);
    if (value && value.length <= longestValue) return { value, evidence: line.slice(0, 240), isSure: true };
    const next = lines[place + 1];
    if (next && next.length <= longestNext && alone.test(line))
      return { value: next, evidence: `${line} ${next}`.slice(0, 240), isSure: true };
  }
  return null;
}
