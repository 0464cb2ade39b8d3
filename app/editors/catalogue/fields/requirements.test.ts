import { expect, test } from "vitest";
import type { ProgrammeRequirement } from "#database/schema/facts.ts";
import { formatRequirements, parseRequirements } from "./requirements.ts";

test.each<[string, ProgrammeRequirement[]]>([
  ["KCSE C+", [{ system: "KCSE", min: "C+", subjects: [] }]],
  [
    "KCSE C+: Biology B, Mathematics or Physics B",
    [
      {
        system: "KCSE",
        min: "C+",
        subjects: [
          { anyOf: ["Biology"], min: "B" },
          { anyOf: ["Mathematics", "Physics"], min: "B" },
        ],
      },
    ],
  ],
  [
    "WASSCE: Elective Mathematics B3; OTHER Diploma in Nursing (two years of work; an interview)",
    [
      { system: "WASSCE", min: null, subjects: [{ anyOf: ["Elective Mathematics"], min: "B3" }] },
      { system: "OTHER", min: "Diploma in Nursing", subjects: [], note: "two years of work; an interview" },
    ],
  ],
])("%s is read and written back", (text, ways) => {
  expect(parseRequirements(text)).toEqual(ways);
  expect(formatRequirements(ways)).toBe(text);
});

test.each([
  ["an exam that is not on the list", "GCSE C: Biology B"],
  ["a subject that is not on the certificate", "KCSE C+: Maths B"],
  ["a subject without its grade", "KCSE C+: Biology"],
  ["nothing", ""],
  ["one good way and one bad", "KCSE C+; anything else"],
])("%s is refused", (_, text) => {
  expect(parseRequirements(text)).toBeUndefined();
});
