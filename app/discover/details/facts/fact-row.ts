import { factWords } from "../words.ts";

/** A formatted fact: name, value and a note in small print. */
export interface FactRow {
  name: string;
  value: string;
  note?: string | null;
}

/** Drops empty rows. */
export const withoutEmpty = (rows: (FactRow | null | false)[]): FactRow[] =>
  rows.filter((row): row is FactRow => !!row && row.value !== "");

/** The editors looked and found nothing. Such rows share one line of the page. */
export const isNotStated = ({ value }: FactRow): boolean =>
  value === factWords.notStated || value === factWords.noneStated;
