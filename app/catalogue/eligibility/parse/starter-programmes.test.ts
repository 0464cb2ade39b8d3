import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { certificateSubjects } from "#app/catalogue/courses/certificate-subjects.ts";
import type { Programme } from "#database/schema/facts.ts";
import { fieldsOfInterest, gradeSystems, studyLevels } from "#database/schema/lists.ts";
import { kcseGrades, parseMinimum } from "./parse-minimum.ts";

interface StarterRecord {
  key: string;
  programmes?: Programme[];
}

const folder = "database/seed/catalogue/colleges";
const colleges = readdirSync(folder)
  .sort()
  .flatMap((name): StarterRecord[] => JSON.parse(readFileSync(`${folder}/${name}`, "utf8")));
const programmes = colleges.flatMap(({ key, programmes = [] }) =>
  programmes.map((programme) => ({ ...programme, label: `${key}: ${programme.name}` })),
);
const ways = programmes.flatMap(({ label, requires = [] }) => requires.map((way) => ({ ...way, label })));

const subjectGrades: Partial<Record<(typeof gradeSystems)[number], readonly string[]>> = {
  KCSE: kcseGrades,
  WASSCE: ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8"],
  UACE: ["A", "B", "C", "D", "E", "O"],
  UCE: ["D1", "D2", "C3", "C4", "C5", "C6", "P7", "P8"],
};

describe("the programmes of the starter catalogue", () => {
  test("have a level and a field of the lists", () => {
    const wrong = programmes.filter(
      ({ level, field }) =>
        !studyLevels.some((one) => one === level) || !fieldsOfInterest.some((one) => one === field),
    );
    expect(wrong.map(({ label }) => label)).toEqual([]);
  });

  test("are listed once per college", () => {
    const labels = programmes.map(({ label, level, campus }) => `${label} | ${level} | ${campus ?? ""}`);
    expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
  });

  test("name an exam of the list, and a result that the rules can read", () => {
    const unread = ways.filter(({ system, min }) => {
      if (!gradeSystems.some((one) => one === system)) return true;
      if (min === null || system === "OTHER") return false;
      return Object.keys(parseMinimum({ system, min }).minima).length === 0;
    });
    expect(unread.map(({ label, system, min }) => `${label}: ${system} ${min}`)).toEqual([]);
  });

  test("name subjects as they are printed on that certificate, each with a grade of it", () => {
    const wrong = ways.flatMap(({ label, system, subjects }) =>
      subjects
        .filter(
          ({ anyOf, min }) =>
            anyOf.length === 0 ||
            !anyOf.every((name) => certificateSubjects[system]?.has(name)) ||
            !subjectGrades[system]?.includes(min),
        )
        .map(({ anyOf, min }) => `${label}: ${system} ${anyOf.join(" or ")} ${min}`),
    );
    expect(wrong).toEqual([]);
  });

  test("that describe their entry in words have it as facts too", () => {
    const lacking = programmes.filter(({ entry, requires }) => entry && !requires?.length);
    expect(lacking.map(({ label, entry }) => `${label}: ${entry}`)).toEqual([]);
  });
});
