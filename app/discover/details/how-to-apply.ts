import { moneyInWords } from "#app/opportunities/money.ts";
import type { Row } from "./row.ts";
import { factWords, howWords as words } from "./words.ts";

interface Fee {
  applicationFee: number | null;
  applicationFeeCurrency: string | null;
}

interface Applying extends Fee {
  isOnline: boolean | null;
  documents: string[] | null;
  referees: number | null;
  hasEssay: boolean | null;
  hasInterview: boolean | null;
  applyThrough: string | null;
}

/** How one applies, as a list; what matters and is not known is said. */
export const howToApply = (record: Applying): Row[] => [
  { name: words.fee, value: feeInWords(record) },
  ...(record.applyThrough ? [{ name: words.through, value: record.applyThrough }] : []),
  { name: words.way, value: wayInWords(record.isOnline) },
  { name: words.documents, value: record.documents?.join(", ") || factWords.notStated },
  { name: words.referees, value: countInWords(record.referees) },
  { name: words.essays, value: yesOrNo(record.hasEssay) },
  { name: words.interview, value: yesOrNo(record.hasInterview) },
];

export const feeInWords = ({ applicationFee, applicationFeeCurrency }: Fee): string =>
  applicationFee === null
    ? factWords.notStated
    : applicationFee === 0
      ? words.free
      : moneyInWords({ value: applicationFee, currency: applicationFeeCurrency ?? "", per: null });

export const wayInWords = (isOnline: boolean | null): string =>
  isOnline === null ? factWords.notStated : isOnline ? words.online : words.onPaper;

export const yesOrNo = (answer: boolean | null): string =>
  answer === null ? factWords.notStated : answer ? words.yes : words.no;

const countInWords = (count: number | null) =>
  count === null ? factWords.notStated : count === 0 ? words.none : String(count);
