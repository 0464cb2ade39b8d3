import type { Noun } from "../fields/catalogue-field.ts";

interface HeaderMap {
  /** For each column of the file the field it fills, or null for one that is left out. */
  fields: (string | null)[];
  unknown: string[];
  /** The labels of fields that must be there and are not. */
  missing: string[];
}

/** Finds out which column means which field: by the label, the name in the database, or another usual name. */
export function mapHeader(noun: Noun, header: string[]): HeaderMap {
  const known = noun.fields.map(({ name, label, alsoCalled = [] }) => ({
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
    missing: noun.fields
      .filter(({ name, required, input }) => required && input !== "choice" && !taken.has(name))
      .map(({ label }) => label),
  };
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
