import { expect, test } from "vitest";
import type { ScholarshipRecord } from "./listing-record.ts";
import { scholarshipTags } from "./listing-tags.ts";

const record = (more: Partial<ScholarshipRecord>) =>
  ({
    ...{
      title: "Award",
      description: "",
      aliases: [],
      fieldOfStudy: "",
      country: "",
      educationLevel: "graduate",
    },
    ...{ isRolling: false, isLoan: false, finished: "undergraduate", ...more },
  }) as unknown as ScholarshipRecord;

test.each([
  [[{ system: "DEGREE_CLASS", min: "2:1" }], ["degree 2:1"]],
  [[{ system: "DEGREE_CLASS", min: "2:1", note: "or 2:2 with a master's" }], ["degree 2:1", "degree 2:2"]],
  [[{ system: "OTHER", min: "Second Class Upper" }], ["degree 2:1"]],
  [[{ system: "DEGREE_CLASS", min: "First" }], ["degree first"]],
  [[{ system: "CGPA4", min: "3.0" }], ["degree unsaid"]],
] as [NonNullable<ScholarshipRecord["grades"]>, string[]][])("%j is tagged %j", (grades, expected) => {
  expect(scholarshipTags(record({ grades })).filter((tag) => tag.startsWith("degree "))).toEqual(expected);
});

test("a loan that pays for studies and living isn't fully funded", () => {
  const covers: ScholarshipRecord["covers"] = ["tuition", "stipend"];
  expect(scholarshipTags(record({ covers }))).toContain("funded full");
  expect(scholarshipTags(record({ covers, isLoan: true }))).not.toContain("funded full");
});
