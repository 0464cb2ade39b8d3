/** A fact as it is read: a name, a value, and what is worth adding in small print. */
export interface Row {
  name: string;
  value: string;
  note?: string | null;
}

/** Those that say something. */
export const said = (rows: (Row | null | false)[]): Row[] =>
  rows.filter((row): row is Row => !!row && row.value !== "");
