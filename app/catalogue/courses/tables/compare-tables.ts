import type { Programme } from "../programme.ts";
import type { ParsedProgramme } from "./parse-tables.server.ts";

/** A programme of the new table, with the id that it will have. */
export type NewProgramme = ParsedProgramme & { id: string };

/**
 * Takes what the file doesn't have from the current table: missing columns, and cut-offs of years that it leaves out.
 */
export function mergeWithCurrent(
  rows: readonly NewProgramme[],
  without: readonly ("requirement" | "place")[],
  present: ReadonlyMap<string, Programme>,
): NewProgramme[] {
  const years = new Set(rows.flatMap(({ cutoffs }) => cutoffs.map(({ year }) => year)));
  return rows.map((row) => {
    const before = present.get(row.id);
    if (!before) return row;
    const earlier = before.cutoffs.filter(({ year }) => !years.has(year));
    return {
      ...row,
      ...(without.includes("requirement") && { requirement: before.requirement }),
      ...(without.includes("place") && { region: before.region, isPublic: before.isPublic }),
      cutoffs: [...earlier, ...row.cutoffs].toSorted((one, other) => one.year - other.year),
    };
  });
}

interface NamedProgramme {
  name: string;
  institution: string | null;
}

interface TableDifference {
  /** Programmes of the new table. */
  count: number;
  added: NamedProgramme[];
  removed: NamedProgramme[];
  renamed: (NamedProgramme & { before: string })[];
  /** Programmes whose requirements differ. */
  requirements: NamedProgramme[];
  /** Programmes with a different figure for a year that the current table already has. */
  corrected: (NamedProgramme & { year: number; before: number; now: number })[];
  /** The newest year of the new table compared with the year before, where both have a cut-off. Null otherwise. */
  cutoffs: {
    year: number;
    compared: number;
    median: number;
    /** The largest changes, up or down. */
    largest: (NamedProgramme & { change: number })[];
  } | null;
}

const mostMoves = 10;

export function compareTables(present: readonly Programme[], rows: readonly NewProgramme[]): TableDifference {
  const before = new Map(present.map((one) => [one.id, one]));
  const ids = new Set(rows.map(({ id }) => id));
  const named = ({ name, institution }: NamedProgramme): NamedProgramme => ({ name, institution });
  const both = rows.flatMap((row) => {
    const old = before.get(row.id);
    return old ? [{ row, old }] : [];
  });
  return {
    count: rows.length,
    added: rows.filter(({ id }) => !before.has(id)).map(named),
    removed: present.filter(({ id }) => !ids.has(id)).map(named),
    renamed: both
      .filter(({ row, old }) => row.name !== old.name)
      .map(({ row, old }) => ({ ...named(row), before: old.name })),
    requirements: both
      .filter(({ row, old }) => asText(row.requirement) !== asText(old.requirement))
      .map(({ row }) => named(row)),
    corrected: both.flatMap(({ row, old }) => {
      const figures = new Map(old.cutoffs.map(({ year, points }) => [year, points]));
      return row.cutoffs.flatMap(({ year, points }) => {
        const known = figures.get(year);
        return known === undefined || known === points
          ? []
          : [{ ...named(row), year, before: known, now: points }];
      });
    }),
    cutoffs: compareYears(rows),
  };
}

/** The database reorders the keys of an object. */
const asText = (value: object): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

function compareYears(rows: readonly NewProgramme[]): TableDifference["cutoffs"] {
  const year = rows
    .flatMap(({ cutoffs }) => cutoffs)
    .reduce((latest, cutoff) => Math.max(latest, cutoff.year), 0);
  const changes = rows.flatMap(({ name, institution, cutoffs }) => {
    const pointsIn = (wanted: number) =>
      cutoffs.find((one) => one.year === wanted && !one.tookEveryone)?.points;
    const [now, last] = [pointsIn(year), pointsIn(year - 1)];
    if (now === undefined || last === undefined) return [];
    return [{ name, institution, change: Math.round((now - last) * 1000) / 1000 }];
  });
  if (changes.length === 0) return null;
  const sorted = changes.map(({ change }) => change).toSorted((one, other) => one - other);
  return {
    year,
    compared: changes.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    largest: changes
      .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change))
      .slice(0, mostMoves),
  };
}
