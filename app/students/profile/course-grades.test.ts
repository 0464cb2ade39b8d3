import { expect, test } from "vitest";
import type { Result } from "#database/schema/about-student.ts";
import { gradesOfResults } from "./course-grades.server.ts";

const result = (one: Partial<Result>): Result => ({
  system: "kcse",
  entries: {},
  subjects: {},
  year: null,
  isFinal: true,
  ...one,
});

test("subject grades of a profile are read for the course finder, by the names that certificates use", () => {
  const subjects = {
    English: "B+",
    Maths: "C",
    "Christian Religious Education": "A-",
    "History & Government": "B",
    Juggling: "A",
  };
  expect(gradesOfResults([result({ subjects })], "Kenya")).toEqual(
    new Map([
      ["ENG", 10],
      ["MAT", 6],
      ["CRE", 11],
      ["HAG", 9],
    ]),
  );
});

test("the better of two sittings counts, and neither a mock exam nor another country's", () => {
  const results = [
    result({ subjects: { English: "C" } }),
    result({ subjects: { English: "B" } }),
    result({ subjects: { English: "A" }, isFinal: false }),
    result({ system: "wassce", subjects: { "English Language": "A1" } }),
  ];
  expect(gradesOfResults(results, "Kenya")).toEqual(new Map([["ENG", 9]]));
  expect(gradesOfResults([result({ system: "wassce", subjects: { Mathematics: "B3" } })], "Ghana")).toEqual(
    new Map([["CMT", 7]]),
  );
});
