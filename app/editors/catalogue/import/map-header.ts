import type { RecordType } from "../fields/catalogue-field.ts";

interface HeaderMap {
  /** The field of each column, or null if the column is ignored. */
  fields: (string | null)[];
  unknown: string[];
  /** Labels of required fields without a column. */
  missing: string[];
}

/** Maps columns to fields by label, column name or alias. */
export function mapHeader(recordType: RecordType, header: string[]): HeaderMap {
  const known = recordType.fields.map(({ name, label, alsoCalled = [] }) => ({
    name,
    labels: new Set([name, label, ...alsoCalled].map(plain)),
  }));
  const taken = new Set<string>();
  const fields = header.map((cell) => {
    const wanted = plain(cell);
    const field = known.find(({ name, labels }) => labels.has(wanted) && !taken.has(name));
    if (field) taken.add(field.name);
    return field?.name ?? null;
  });
  return {
    fields,
    unknown: header.filter((cell, place) => fields[place] === null && cell.trim() !== ""),
    missing: recordType.fields
      .filter(({ name, required, input }) => required && input !== "choice" && !taken.has(name))
      .map(({ label }) => label),
  };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
