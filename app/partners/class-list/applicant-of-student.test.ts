import { describe, expect, test } from "vitest";
import { applicantOfStudent, profileOfStudent } from "./applicant-of-student.ts";
import { parseClass } from "./parse-class.ts";

function student(row: string, country: "Kenya" | "Nigeria" | "Uganda" = "Kenya") {
  const reading = parseClass(`grade;field;exam;level;country\n${row}`, country);
  const parsed = reading.ok ? reading.rows[0]?.student : null;
  if (!parsed) throw new Error("not read");
  return { applicant: applicantOfStudent(parsed), profile: profileOfStudent(parsed) };
}

describe("a student in a class list", () => {
  test("with 15 points in UACE has at least two principal passes", () => {
    const { applicant } = student("15;Business;UACE", "Uganda");
    expect(applicant.standing).toMatchObject({ principalPasses: 2, principalPassesAtBest: 3 });
  });

  test("has finished school, lives at home, and may want a diploma or a degree", () => {
    const { applicant, profile } = student("C+;Nursing");
    expect(applicant).toMatchObject({
      citizenships: ["Kenya"],
      residence: "Kenya",
      finished: "secondary",
      studying: null,
      wants: ["undergraduate", "vocational"],
      fields: ["Nursing"],
      standing: { kcse: 7 },
      sex: null,
    });
    expect(profile).toMatchObject({
      targetCountries: ["Kenya"],
      currentEducationLevel: "high_school",
      degreeType: "undergraduate",
      gpa: 2.33,
    });
  });

  test("wants what the row says", () => {
    expect(student("C+;Nursing;;diploma").applicant.wants).toEqual(["vocational"]);
    expect(student("C+;Nursing;;diploma").profile.degreeType).toBe("vocational");
  });

  test("with another exam is at the level that the exam leads to", () => {
    expect(student("EE1;Law;KJSEA").applicant).toMatchObject({
      finished: "primary",
      wants: ["high_school", "vocational"],
    });
    expect(student("3.6;Law;GPA").applicant).toMatchObject({
      finished: "undergraduate",
      wants: ["graduate"],
    });
  });

  test("may come from a country that isn't a study destination", () => {
    const { applicant, profile } = student("B;Law;;;Burundi");
    expect(applicant.citizenships).toEqual(["Burundi"]);
    expect(profile.targetCountries).toEqual([]);
  });
});
