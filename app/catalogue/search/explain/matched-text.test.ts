import { describe, expect, test } from "vitest";
import { plainTerm } from "../plan/query-terms.ts";
import { matchedTextOf } from "./matched-text.server.ts";

const college = {
  id: "",
  title: "Kenya Medical Training College",
  names: ["KMTC"],
  courses: ["Diploma in Clinical Medicine", "Diploma in Nursing"],
  texts: ["Campuses in many counties. Fees are paid by HELB for those who need it.", null],
};
const why = (...words: string[]) => matchedTextOf(college, plainTerm(words));

describe("why a listing is found", () => {
  test("is its other name, a course, or a sentence", () => {
    expect(why("kmtc")).toEqual({ says: "name", before: "", match: "KMTC", after: "" });
    expect(why("nursing")).toEqual({ says: "course", before: "Diploma in ", match: "Nursing", after: "" });
    expect(why("HELB")).toEqual({
      says: "text",
      before: "Fees are paid by ",
      match: "HELB",
      after: " for those who need it.",
    });
  });

  test("is not shown if the title says it, if only a fact does, or in the middle of a word", () => {
    expect(why("medical")).toBeNull();
    expect(why("germany")).toBeNull();
    expect(why("elb")).toBeNull();
  });

  test("is cut from a long sentence between words", () => {
    const long = { ...college, texts: [`${"before ".repeat(40)}kakuma${" after".repeat(40)}`] };
    const { before, after } = matchedTextOf(long, plainTerm(["kakuma"])) ?? { before: "", after: "" };
    expect(before).toMatch(/^…(before )+$/);
    expect(after).toMatch(/^( after)+…$/);
    expect(before.length + after.length).toBeLessThan(130);
  });
});
