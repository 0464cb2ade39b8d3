import { describe, expect, test } from "vitest";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import { possibleSteps } from "./steps.ts";

const words = (told: Partial<Applicant>) =>
  possibleSteps({ ...unknownApplicant, ...told }).map(({ opens }) => opens(9));

describe("the steps within a student's reach", () => {
  test("are an English test for who has none that is good enough", () => {
    expect(words({})).toEqual(["An IELTS result of 6.5 opens 9 more"]);
    expect(words({ tests: [{ test: "IELTS", score: 6 }] })).toEqual(["An IELTS result of 6.5 opens 9 more"]);
    expect(words({ tests: [{ test: "IELTS", score: 7 }] })).toEqual([]);
  });

  test("are the end of what somebody studies, and who they are then", () => {
    const studying: Partial<Applicant> = { studying: "high_school", finished: "primary" };
    expect(words(studying)).toContain("9 more open once you have finished: secondary school");
    const after = possibleSteps({ ...unknownApplicant, ...studying }).map((step) => step.after);
    expect(after).toContainEqual({ ...unknownApplicant, studying: null, finished: "secondary" });
    expect(words({ studying: "undergraduate", finished: "undergraduate" })).toHaveLength(1);
  });

  test("are the next grade of what was told, and none above the best", () => {
    const standing = (told: Partial<Applicant["standing"]>) =>
      words({ standing: { ...noStanding, ...told } });
    expect(standing({ kcse: 7 })).toContain("KCSE B- would open 9 more");
    expect(standing({ kcse: 12 })).toHaveLength(1);
    expect(standing({ credits: 4 })).toContain("With one more credit 9 more would be open");
    expect(standing({ credits: 5, hasCreditInEnglishAndMaths: false })).toContain(
      "With credits in English and Mathematics 9 more would be open",
    );
    expect(standing({ degree: 250 })).toContain("A second class upper degree would open 9 more");
    expect(standing({ degree: 300 })).toHaveLength(1);
  });

  test("are two years of work for a graduate who told how many there are", () => {
    expect(words({ workYears: 0, finished: "undergraduate" })).toContain("2 years of work open 9 more");
    expect(words({ workYears: 0, finished: "secondary" })).toHaveLength(1);
    expect(words({ workYears: null, finished: "undergraduate" })).toHaveLength(1);
  });
});
