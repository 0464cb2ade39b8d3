import { systems } from "#app/catalogue/grades/all-systems.ts";
import type { GradeSystem } from "#app/catalogue/grades/system.ts";
import { lookUp } from "#app/shared/forms/lookup.ts";
import type { FormRefusal } from "#app/shared/forms/rules.ts";
import type { Result } from "#database/schema/about-student.ts";

/** Field names of results in a form. "results" lists their numbers; each number prefixes the fields of one result. */
export const mostResults = 6;
export const longestSubject = 40;

export const nameOf = {
  system: (id: string) => `result-${id}-system`,
  entry: (id: string, input: string) => `result-${id}-in-${input}`,
  subject: (id: string, row: number) => `result-${id}-subject-${row}`,
  grade: (id: string, row: number) => `result-${id}-grade-${row}`,
  year: (id: string) => `result-${id}-year`,
  isGoing: (id: string) => `result-${id}-going`,
};

type ResultFormValues = FormRefusal["values"];
export type SystemId = Result["system"];

/** One result as a form shows it. */
export interface TypedResult {
  id: string;
  systemId: SystemId;
  entries: Record<string, string>;
  rows: { subject: string; grade: string }[];
  year: string;
  isGoing: boolean;
}

/** Reads the results of a form, in the browser while the user types and on the server when it is submitted. */
export function typedResults(form: FormData): TypedResult[] {
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 200);
  const ids = [...new Set(form.getAll("results").map(String))].filter((id) => /^\d{1,4}$/.test(id));
  return ids.slice(0, mostResults).flatMap((id) => {
    const systemId = text(nameOf.system(id)) as SystemId;
    const system = lookUp(systems, systemId);
    if (!system) return [];
    return [
      {
        id,
        systemId,
        entries: Object.fromEntries(system.inputs.map(({ name }) => [name, text(nameOf.entry(id, name))])),
        rows: rowsOf(system).map((row) => ({
          subject: text(nameOf.subject(id, row)),
          grade: text(nameOf.grade(id, row)),
        })),
        year: text(nameOf.year(id)),
        isGoing: form.has(nameOf.isGoing(id)),
      },
    ];
  });
}

/** Converts saved results into form values. */
export const resultsInForm = (results: readonly Result[]): TypedResult[] =>
  results.map(({ system: systemId, entries, subjects, year, isFinal }, place) => {
    const grades = Object.entries(subjects).map(([subject, grade]) => ({ subject, grade }));
    const rows = rowsOf(systems[systemId]).map((row) => grades[row] ?? { subject: "", grade: "" });
    return { id: String(place), systemId, entries, rows, year: year?.toString() ?? "", isGoing: !isFinal };
  });

/** An empty result with the most common subjects. */
export function newResult(id: string, systemId: SystemId): TypedResult {
  const { subjects } = systems[systemId];
  const rows = rowsOf(systems[systemId]).map((row) => ({ subject: subjects?.usual[row] ?? "", grade: "" }));
  return { id, systemId, entries: {}, rows, year: "", isGoing: false };
}

export const nextId = (results: readonly TypedResult[]) =>
  String(Math.max(-1, ...results.map(({ id }) => Number(id))) + 1);

/** Converts results into form values by field name. */
export function valuesOfResults(results: readonly TypedResult[]): ResultFormValues {
  const values: ResultFormValues = { results: results.map(({ id }) => id) };
  for (const { id, systemId, entries, rows, year, isGoing } of results) {
    values[nameOf.system(id)] = systemId;
    for (const [input, text] of Object.entries(entries)) values[nameOf.entry(id, input)] = text;
    for (const [row, { subject, grade }] of rows.entries()) {
      values[nameOf.subject(id, row)] = subject;
      values[nameOf.grade(id, row)] = grade;
    }
    values[nameOf.year(id)] = year;
    if (isGoing) values[nameOf.isGoing(id)] = "on";
  }
  return values;
}

/** The reverse of the above. */
export function resultsAmong(values: ResultFormValues): TypedResult[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (name !== "results" && !name.startsWith("result-")) continue;
    for (const text of [value].flat()) form.append(name, text);
  }
  return typedResults(form);
}

const rowsOf = ({ subjects }: GradeSystem) => Array.from({ length: subjects?.most ?? 0 }, (_, row) => row);
