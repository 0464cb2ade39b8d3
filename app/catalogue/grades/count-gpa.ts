import type { ConversionTable, DegreeClass, GradeSystem, ParsedResult } from "./system.ts";

/** The GPA of a parsed result, from 0 to 4. Null if the system has no GPA, or too little is known. */
export function countGpa(system: GradeSystem, reading: ParsedResult): number | null {
  const counted = lookUp(system.table, reading);
  const printed = system.classes?.find(({ name }) => name === reading.entries.class);
  const gpa = printed ? withinClass(system, printed, counted) : counted;
  return gpa === null ? null : cut(gpa);
}

/** Rounded down, so that nobody is told that they reach a threshold when they don't. */
const cut = (gpa: number) => Math.floor(gpa * 100 + 0.000_001) / 100;

function lookUp(table: ConversionTable, reading: ParsedResult): number | null {
  if (table.kind === "none") return null;
  if (table.kind === "best") return meanOfBest(table, Object.values(reading.subjects));
  if (table.kind === "letter") {
    const letter = table.of(reading);
    return letter === null ? null : (table.worth[letter] ?? null);
  }
  const number = table.of(reading);
  if (number === null) return null;
  if (table.kind === "as it is") return number;
  if (table.kind === "steps") return table.steps.find(([from]) => number >= from)?.[1] ?? null;
  return onTheLines(table.points, number);
}

function onTheLines(points: readonly (readonly [number, number])[], given: number): number | null {
  const next = points.findIndex(([at]) => at >= given);
  const above = points[next];
  const below = points[next - 1] ?? above;
  if (!above || !below) return null;
  if (above[0] === given) return above[1];
  return below[1] + ((given - below[0]) * (above[1] - below[1])) / (above[0] - below[0]);
}

function meanOfBest(
  { best, least, worth }: ConversionTable & { kind: "best" },
  grades: string[],
): number | null {
  const counted = grades
    .map((grade) => worth[grade])
    .filter((gpa) => gpa !== undefined)
    .sort((one, other) => other - one)
    .slice(0, best);
  return counted.length < least ? null : counted.reduce((sum, gpa) => sum + gpa, 0) / counted.length;
}

/**
 * A university may have its own limits: the printed class counts, and the number decides the position within the class.
 */
function withinClass(system: GradeSystem, printed: DegreeClass, counted: number | null): number {
  const { classes = [] } = system;
  const floor = ({ from, name }: DegreeClass) => {
    if (system.table.kind === "lines") return onTheLines(system.table.points, from) ?? 0;
    if (system.table.kind === "letter") return system.table.worth[name] ?? 0;
    return from;
  };
  const better = classes[classes.indexOf(printed) - 1];
  const ceiling = better ? floor(better) - 0.01 : 4;
  return Math.min(Math.max(counted ?? 0, floor(printed)), ceiling);
}
