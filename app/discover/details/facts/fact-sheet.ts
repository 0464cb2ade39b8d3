import { atTime, closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { type CycleColumns, cycleOf, nextResults } from "#app/catalogue/dates/cycle.ts";
import { deadlineOf } from "#app/catalogue/dates/deadline.ts";
import { yearStripOf } from "#app/catalogue/dates/year-strip.ts";
import {
  certaintyInWords,
  evidenceRows,
  isDeadlineChecked,
  partialDay,
  sourceLines,
} from "#app/catalogue/facts/evidence.ts";
import { inOtherCurrencies, type Money, moneyInWords, type Rate } from "#app/catalogue/facts/money.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { englishText } from "#app/shared/languages/english-text.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import type { Evidence } from "#database/schema/facts.ts";
import type { certainties } from "#database/schema/lists.ts";
import { tonightOf } from "../tonight/can-apply-tonight.ts";
import { factWords as words } from "../words.ts";
import type { FactRow } from "./fact-row.ts";

/** Exchange rates and the country of the reader. */
export interface CurrencyReader {
  rates: Rate[];
  country: string | null;
}

interface SharedColumns {
  aliases: string[];
  evidence: Evidence[];
  certainty: (typeof certainties)[number] | null;
  notes: string;
  callUrl: string | null;
  applicationFee: number | null;
  applicationFeeCurrency: string | null;
}

/** Facts common to all kinds, formatted on the server, so that browsers load no rules. */
export function sheetOf(
  record: CycleColumns & SharedColumns & Parameters<typeof tonightOf>[0],
  { title, officialUrl }: { title: string; officialUrl: string },
  today: string,
) {
  const cycle = cycleOf(record);
  const call = record.callUrl && isWebAddress(record.callUrl) ? record.callUrl : null;
  const deadline = deadlineOf(cycle, today, isDeadlineChecked(record.evidence, today));
  return {
    deadline,
    closing: closingLabelOf(cycle, today),
    strip: yearStripOf(cycle, today),
    tonight: tonightOf(record, today),
    aliases: record.aliases.filter((alias) => !title.toLowerCase().includes(alias.toLowerCase())),
    notes: record.notes,
    officialUrl: call ?? officialUrl,
    hasCall: call !== null,
    sources: {
      lines: sourceLines(record.evidence, today),
      rows: evidenceRows(record.evidence, today),
      certainty: certaintyInWords(record.certainty),
    },
  };
}

export type FactSheet = ReturnType<typeof sheetOf>;

/** The deadline; null if the state shows it already, as it does a usual month. */
export const closingRow = ({ deadline, closing }: Pick<FactSheet, "deadline" | "closing">): FactRow | null =>
  closing.text.includes(deadline.text) ? null : { name: deadline.name, value: deadline.text };

/** When applicants hear the result. */
export function resultsRow(record: CycleColumns, today: string): FactRow | null {
  const results = nextResults(cycleOf(record), today);
  if (!results) return null;
  const value = results.isAnnounced ? dayInWords(results.day) : words.usuallyAt(atTime(results));
  return { name: words.results, value };
}

interface AmountColumns {
  amountValue: number | null;
  amountCurrency: string | null;
  amountPer: Money["per"];
}

/** The amount, with the editors' text and its equivalent in the reader's currency. */
export function moneyRow(
  name: string,
  text: string | null,
  { amountValue, amountCurrency, amountPer }: AmountColumns,
  reader: CurrencyReader,
  isProvidersText = true,
): FactRow | null {
  const isTranslated = isProvidersText && englishText() !== undefined;
  const written = isTranslated && { isEnglish: true };
  if (amountValue === null || !amountCurrency) return text ? { name, value: text, ...written } : null;
  const money = { value: amountValue, currency: amountCurrency, per: amountPer };
  const value = moneyInWords(money);
  const isSaid =
    !text || value.startsWith(text) || text.includes(value) || text.replace("₦", "NGN ") === value;
  const said = isSaid ? null : text;
  const about = aboutInWords(money, reader);
  if (text?.startsWith(value)) return { name, value: text, note: about, ...(text !== value && written) };
  if (isTranslated && said) return { name, value, said, note: about };
  return { name, value, note: [said, about].filter(Boolean).join(" · ") || null };
}

/** "about UGX 3,400,000, USD 930 a year, at rates of 22 January 2026". */
export function aboutInWords(money: Money, { rates, country }: CurrencyReader): string | null {
  const about = inOtherCurrencies(money, rates, country);
  return about && listNames([about.text, words.rates(partialDay(about.dated))]);
}
