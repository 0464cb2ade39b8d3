import { language } from "#app/shared/languages/language.ts";
import { capitalize } from "#app/shared/text/capitalize.ts";
import type { FeeRange } from "#database/schema/facts.ts";
import type { coveredCosts, moneyPeriods } from "#database/schema/lists.ts";
import { moneyInWords, rangeInWords } from "../facts/money.ts";
import { coveredNames } from "../kinds/fact-words.ts";
import { amountWords } from "../kinds/words.ts";
import { feeWords } from "./fee-words.ts";
import { inOneLine } from "./in-one-line.ts";
import { cardWords } from "./words.ts";

/** The money columns of a record. */
interface MoneyColumns {
  amountValue: number | null;
  amountCurrency: string | null;
  amountPer: (typeof moneyPeriods)[number] | null;
}

/** "KES 120,000 a year"; null if no amount is known. */
function figureInWords({ amountValue, amountCurrency, amountPer }: MoneyColumns): string | null {
  if (amountValue === null || !amountCurrency) return null;
  return moneyInWords({ value: amountValue, currency: amountCurrency, per: amountPer });
}

const paidWhileLiving: MoneyColumns["amountPer"][] = ["month", "week", "day"];

interface AwardMoney extends MoneyColumns {
  amount: string | null;
  covers: CoveredCost[] | null;
  isLoan: boolean;
}

/** What an award pays. A loan always says so. */
export function paysInShort(award: AwardMoney) {
  const sum = sumInShort(award);
  if (!award.isLoan) return sum;
  if (!sum) return capitalize(coveredNames.loan);
  return sum.toLowerCase().includes(coveredNames.loan.toLowerCase()) ? sum : cardWords.loan(sum);
}

/** The amount, or otherwise the provider's words for it. A monthly payment is never tuition. */
function sumInShort(award: AwardMoney) {
  const figure = figureInWords(award);
  const hasTuition = award.covers?.includes("tuition") && paidWhileLiving.includes(award.amountPer);
  if (figure) return hasTuition ? cardWords.withTuition(figure) : figure;
  const words = award.amount ?? "";
  // What is covered can be translated; an amount may be known only in the provider's words.
  const isForeign = language() !== "en" && !/\d/.test(words);
  return (words.length > mostWords || isForeign) && award.covers?.length
    ? coversInShort(award.covers)
    : award.amount;
}

type CoveredCost = (typeof coveredCosts)[number];

/** Characters that fit into two lines of a card. */
const mostWords = 60;

const coversInShort = (covers: CoveredCost[]) =>
  capitalize(inOneLine([covers.map((cost) => coveredNames[cost])]));

/** Fees for home students, or for international students if only those are known. */
export function feesInShort(fees: FeeRange[], tuitionRange: string | null) {
  const known = fees.filter(({ min, max }) => (min ?? max ?? null) !== null);
  const shown = known.find(({ who }) => who === "home") ?? known[0];
  if (!shown) return { fees: tuitionRange, feesFor: "" };
  const text = rangeInWords(shown.min ?? null, shown.max ?? null, shown);
  const whose = shown.who === "foreign" ? cardWords.foreignStudents : "";
  return { fees: capitalize(text), feesFor: [whose, yearOf(shown)].filter(Boolean).join(", ") };
}

/** The same in one sentence with the word for it. */
export function tuitionInShort(fees: FeeRange[], tuitionRange: string | null) {
  const shown = feesInShort(fees, tuitionRange);
  return feeWords.tuition(shown.fees || amountWords.unknown, shown.feesFor);
}

/** The pay: the amount, otherwise the provider's words, otherwise whether it is paid. */
export const payInShort = (work: MoneyColumns & { salaryRange: string | null; isPaid: boolean | null }) =>
  figureInWords(work) ||
  (work.salaryRange && payWords(work.salaryRange)) ||
  (work.isPaid === null ? null : work.isPaid ? cardWords.paid : cardWords.unpaid);

/** Texts of providers that only say whether it is paid. */
export const payWords = (text: string) =>
  text === "Paid" ? cardWords.paid : text === "Unpaid" ? cardWords.unpaid : text;

/** "2025-26" of "2025-26 to 2026-27 (ten courses)": the college's page shows the rest. */
const yearOf = ({ year }: FeeRange) => year && /^\d{4}([/-]\d{2,4})?/.exec(year)?.[0];
