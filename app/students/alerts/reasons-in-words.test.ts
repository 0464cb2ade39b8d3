import { expect, test } from "vitest";
import { score } from "#app/catalogue/scoring/score.ts";
import { reasonsInWords } from "./reasons-in-words.ts";

const profile = {
  fieldsOfInterest: ["Law", "Arts"],
  targetCountries: ["Kenya", "Ghana"],
  currentEducationLevel: "undergraduate",
  degreeType: "graduate",
  gpa: 3.6,
  budgetRange: "0-5000",
} as const;
const student = { ...profile, fieldsOfInterest: ["Law", "Arts"], targetCountries: ["Kenya", "Ghana"] };

test.each([
  [
    { fieldOfStudy: "Law", country: "Kenya", educationLevel: "graduate", gpaRequirement: "none" as const },
    "your field (Law) · Kenya is on your list · your level · asks for no GPA",
  ],
  [
    {
      fieldOfStudy: "All fields",
      country: "Kenya, Ghana",
      educationLevel: "",
      gpaRequirement: "above_3_5" as const,
    },
    "open to every field · Kenya, Ghana are on your list · your GPA is enough",
  ],
])("a scholarship's match is explained in words: %j", (scholarship, words) => {
  expect(reasonsInWords(score("scholarship", student, scholarship).reasons)).toBe(words);
});

test("a college's and an internship's match is explained in words too", () => {
  const college = { country: "Ghana", programs: ["Law"], tuitionRange: "$2,000" };
  expect(reasonsInWords(score("college", student, college).reasons)).toBe(
    "Ghana is on your list · your field (Law) · says what it costs",
  );
  const internship = { field: "Law", location: "Nairobi, Kenya", duration: "3 months" };
  expect(reasonsInWords(score("internship", student, internship).reasons)).toBe(
    "your field (Law) · Kenya is on your list · lasts 3 months",
  );
});
