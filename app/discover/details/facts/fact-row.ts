import { factWords } from "../words.ts";

/** A formatted fact: name, value and a note in small print. */
export interface Row {
  name: string;
  value: string;
  note?: string | null;
}

/** Drops empty rows. */
export const withoutEmpty = (rows: (Row | null | false)[]): Row[] =>
  rows.filter((row): row is Row => !!row && row.value !== "");

/** The editors looked and found nothing. Such rows share one line of the page. */
export const isNotStated = ({ value }: Row): boolean =>
  value === factWords.notStated || value === factWords.noneStated;
