import { factWords } from "../words.ts";

/** A formatted fact: name, value and a note in small print. */
export interface FactRow {
  name: string;
  value: string;
  note?: string | null;
  /** On a page in another language: the value is in the provider's words. */
  isEnglish?: boolean;
  /** On such a page: the provider's words, beside a value that is translated. */
  said?: string;
}

/** Drops empty rows. */
export const withoutEmpty = (rows: (FactRow | null | false)[]): FactRow[] =>
  rows.filter((row): row is FactRow => !!row && row.value !== "");

/** The editors looked and found nothing. Such rows share one line of the page. */
export const isNotStated = ({ value }: FactRow): boolean =>
  value === factWords.notStated || value === factWords.noneStated;
