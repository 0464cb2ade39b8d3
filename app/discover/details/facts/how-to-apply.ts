import { factWords, howWords as words } from "../words.ts";
import type { FactRow } from "./fact-row.ts";

interface ApplicationRequirements {
  referees: number | null;
  hasEssay: boolean | null;
  hasInterview: boolean | null;
  applyThrough: string | null;
}

/** How to apply, apart from the documents. Important unknowns are stated as such. */
export const howToApply = (record: ApplicationRequirements): FactRow[] => [
  ...(record.applyThrough ? [{ name: words.through, value: record.applyThrough }] : []),
  { name: words.referees, value: countInWords(record.referees) },
  { name: words.essays, value: yesOrNo(record.hasEssay) },
  { name: words.interview, value: yesOrNo(record.hasInterview) },
];

export const yesOrNo = (answer: boolean | null): string =>
  answer === null ? factWords.notStated : answer ? words.yes : words.no;

const countInWords = (count: number | null) =>
  count === null ? factWords.notStated : count === 0 ? words.none : String(count);
