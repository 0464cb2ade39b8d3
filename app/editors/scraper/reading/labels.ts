import type { Finding } from "./finding.ts";

/** What stands behind a label: "Host country: Germany", or the label in one line and its value in the next. */
export function readLabelled(text: string, label: RegExp): Finding | null {
  const lines = text.split("\n").map((line) => line.trim());
  for (const [place, line] of lines.entries()) {
    const same = new RegExp(
      `^[•*\\-\\d.) ]*(?:${label.source})(?: ?\\([^)]*\\))? ?[:|-] ?(?<value>\\S.{0,300})$`,
      "i",
    ).exec(line);
    if (same?.groups?.value)
      return { value: same.groups.value.trim(), evidence: line.slice(0, 240), isSure: true };
    const next = lines[place + 1];
    if (
      next &&
      next.length <= 200 &&
      new RegExp(`^[•*\\-\\d.) ]*(?:${label.source})(?: ?\\([^)]*\\))? ?[:?]?$`, "i").test(line)
    )
      return { value: next, evidence: `${line} ${next}`.slice(0, 240), isSure: true };
  }
  return null;
}
