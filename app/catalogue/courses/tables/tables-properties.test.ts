import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exams } from "../exams.ts";
import { judgeProgramme, StudentResults, standings } from "../judge-programme.ts";
import type { Programme } from "../programme.ts";
import { readTable } from "./load-courses.server.ts";
import {
  type ParsedProgramme,
  parseGhanaianProgrammes,
  parseKenyanDegrees,
  parseKenyanDiplomas,
  parseNigerianCourses,
  parsePortalRequirements,
} from "./parse-tables.server.ts";

const portal = parsePortalRequirements(readTable("kenya-portal-requirements.csv"));
const tables: Record<Programme["country"], ParsedProgramme[]> = {
  Kenya: [
    ...parseKenyanDegrees(readTable("kenya-degrees.csv"), portal),
    ...parseKenyanDiplomas(readTable("kenya-diplomas.csv")),
  ],
  Nigeria: parseNigerianCourses(readTable("nigeria-programmes.csv")),
  Ghana: parseGhanaianProgrammes(readTable("ghana-programmes.json")),
};
/** Subjects on nearly every certificate, so that many programmes are within reach. */
const usual: Record<Programme["country"], string[]> = {
  Kenya: ["ENG", "KIS", "MAT", "BIO", "CHE", "PHY", "HAG", "GEO", "AGR"],
  Nigeria: ["ENG", "MTH", "PHY", "CHM", "BIO", "ECO", "GEO", "AGR", "GOV"],
  Ghana: ["ENG", "CMT", "ISC", "SST", "PHY", "CHM", "BIO", "EMT", "ECO"],
};

describe.each(["Kenya", "Nigeria", "Ghana"] as const)("in the tables of %s", (country) => {
  const best = exams[country].grades.length;
  const aCase = fc.record({
    row: fc.constantFrom(...tables[country]),
    ranks: fc.array(fc.integer({ min: 1, max: best }), { minLength: 9, maxLength: 9 }),
    pick: fc.nat(8),
    turn: fc.nat(8),
  });
  const certificate = (ranks: readonly number[]): [string, number][] =>
    usual[country].map((subject, at) => [subject, ranks[at] ?? 1]);
  const judge = ({ collegeName: _, ...row }: ParsedProgramme, entries: readonly [string, number][]) =>
    judgeProgramme(
      { ...row, id: "", sourceId: "", collegeId: null },
      new StudentResults(country, new Map(entries), { utmeSubjects: ["PHY", "CHM", "BIO"] }),
      2025,
    );

  test("a better grade never loses a programme", () => {
    fc.assert(
      fc.property(aCase, ({ row, ranks, pick }) => {
        const better = ranks.with(pick, Math.min(best, (ranks[pick] ?? 1) + 1));
        const place = (of: readonly number[]) => standings.indexOf(judge(row, certificate(of)).standing);
        expect(place(better)).toBeLessThanOrEqual(place(ranks));
      }),
      { numRuns: 1_500 },
    );
  });

  test("the order of subjects makes no difference", () => {
    fc.assert(
      fc.property(aCase, ({ row, ranks, turn }) => {
        const entries = certificate(ranks);
        const turned = [...entries.slice(turn), ...entries.slice(0, turn)].reverse();
        const [one, other] = [judge(row, entries), judge(row, turned)];
        expect([other.standing, other.points?.points, other.aggregate?.sum]).toEqual([
          one.standing,
          one.points?.points,
          one.aggregate?.sum,
        ]);
      }),
      { numRuns: 800 },
    );
  });
});
