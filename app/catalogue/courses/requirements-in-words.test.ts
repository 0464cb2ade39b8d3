import { expect, test } from "vitest";
import { requirementsInWords } from "./requirements-in-words.ts";

test("entry routes of a programme are written as sentences", () => {
  expect(
    requirementsInWords([
      {
        system: "KCSE",
        min: "C+",
        subjects: [
          { anyOf: ["Biology"], min: "C+" },
          { anyOf: ["Mathematics", "Physics"], min: "C" },
        ],
      },
      { system: "OTHER", min: "Diploma in Nursing", subjects: [], note: "with two years of work" },
    ]),
  ).toBe(
    "KCSE C+ with Biology C+ and Mathematics or Physics C; or Diploma in Nursing (with two years of work)",
  );
});

test("an entry route without requirements shows its note", () => {
  const open = { system: "OTHER" as const, min: null, subjects: [], note: "no school papers needed" };
  expect(requirementsInWords([open])).toBe("no school papers needed");
  expect(requirementsInWords()).toBe("");
});

test("a list of subjects that an entry route repeats is written once", () => {
  const anyOf = ["Physics", "Chemistry", "Biology"];
  const subjects = [{ anyOf: ["English"], min: "C6" }, ...[1, 2, 3].map(() => ({ anyOf, min: "C6" }))];
  expect(requirementsInWords([{ system: "WASSCE", min: "5 credits", subjects }])).toBe(
    "WASSCE 5 credits with English C6 and 3 of these: Physics, Chemistry, Biology (C6)",
  );
});
