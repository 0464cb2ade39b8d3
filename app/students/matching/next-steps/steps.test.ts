import { describe, expect, test } from "vitest";
import { type Applicant, unknownApplicant } from "#app/catalogue/eligibility/applicant.ts";
import { noStanding } from "#app/catalogue/grades/academic-standing.ts";
import { possibleSteps } from "./steps.ts";

const words = (facts: Partial<Applicant>) =>
  possibleSteps({ ...unknownApplicant, ...facts }).map(({ opens }) => opens({ count: 9, isAtLeast: false }));

describe("the steps within a student's reach", () => {
  test("include an English test if the student has no score that is good enough", () => {
    expect(words({})).toEqual(["Take IELTS and reach 6.5: 9 more open up"]);
    expect(words({ tests: [{ test: "IELTS", score: 6 }] })).toEqual([
      "Take IELTS and reach 6.5: 9 more open up",
    ]);
    expect(words({ tests: [{ test: "IELTS", score: 7 }] })).toEqual([]);
  });

  test("start with a diploma for a school leaver who asks only for a degree", () => {
    const leaver: Partial<Applicant> = { finished: "secondary", wants: ["undergraduate"] };
    expect(words(leaver)[0]).toBe("Apply for a diploma first: 9 more open up");
    expect(words({ ...leaver, wants: ["undergraduate", "vocational"] })).toHaveLength(1);
  });

  test("include finishing the current course, and what the student is then", () => {
    const studying: Partial<Applicant> = { studying: "high_school", finished: "primary" };
    expect(words(studying)).toContain("Finish secondary school: 9 more open up");
    const after = possibleSteps({ ...unknownApplicant, ...studying }).map((step) => step.after);
    expect(after).toContainEqual({ ...unknownApplicant, studying: null, finished: "secondary" });
    expect(words({ studying: "undergraduate", finished: "undergraduate" })).toHaveLength(1);
  });

  test("are the next grade above the student's, and none above the best", () => {
    const standing = (facts: Partial<Applicant["standing"]>) =>
      words({ standing: { ...noStanding, ...facts } });
    expect(standing({ kcse: 7 })).toContain("Resit KCSE and reach B-: 9 more open up");
    expect(standing({ kcse: 12 })).toHaveLength(1);
    expect(standing({ credits: 4 })).toContain("Resit one subject for one more credit: 9 more open up");
    expect(standing({ credits: 5, hasCreditInEnglishAndMaths: false })).toContain(
      "Resit English and Mathematics for a credit in both: 9 more open up",
    );
    expect(standing({ degree: 250 })).toContain("Finish with a second class upper degree: 9 more open up");
    expect(standing({ degree: 300 })).toHaveLength(1);
  });

  test("include two years of work for a graduate whose years of work are known", () => {
    expect(words({ workYears: 0, finished: "undergraduate" })).toContain("Work for 2 years: 9 more open up");
    expect(words({ workYears: 0, finished: "secondary" })).toHaveLength(1);
    expect(words({ workYears: null, finished: "undergraduate" })).toHaveLength(1);
  });
});
