import fc from "fast-check";
import type { MatchProfile } from "#app/catalogue/scoring/profile.ts";
import type { ScoredColumns } from "#app/catalogue/scoring/score.ts";
import {
  budgetRanges,
  degreeTypes,
  educationLevels,
  fieldsOfInterest,
  gpaRequirements,
  targetCountries,
} from "#database/schema/lists.ts";

/** Characters that some locale or version of Unicode treats as another one, or that look like another one. */
const lookAlikes: [string, string][] = [
  ["k", "\u212a"],
  ["i", "\u0130"],
  ["i", "\u0131"],
  ["s", "\u017f"],
  ["ss", "\u00df"],
  ["ss", "\u1e9e"],
  ["s", "\u03c2"],
  ["a", "\u00e1"],
  ["a", "a\u0301"],
  ["e", "e\u0307"],
  ["a", "\uff21"],
  ["n", "n\u200b"],
  [" ", "\u2003"],
  ["_", "\u2011"],
];
const gaps = [" ", "_", "-", "\u00a0", "\t", "\n", "  ", "", ", ", "; ", "|", "/", ",", "\\", "'", "%"];

const level = [...educationLevels, ...degreeTypes, "postgraduate", "Undergraduate", "High-School", "PhD"];
const field = [
  ...fieldsOfInterest,
  "All fields",
  "Any field of study",
  "Lawn care",
  "Liberal Arts",
  "Computer",
  "Science",
];
const country = [
  ...targetCountries,
  "Uganda",
  "South",
  "Africa",
  "United",
  "States",
  "Republic of South-Africa",
];

/**
 * A text as people type it and as scrapers find it: list entries in any case, truncated, joined and mixed with noise.
 */
function texts(list: readonly string[]): fc.Arbitrary<string> {
  const entry = fc.constantFrom(...list);
  const restyled = fc.tuple(entry, fc.constantFrom(...gaps), fc.nat(5)).map(([words, gap, style]) => {
    const joined = style > 3 ? words.replaceAll(/[ _]/g, gap) : words;
    return style % 2 ? joined.toUpperCase() : joined;
  });
  const disturbed = fc
    .tuple(entry, fc.constantFrom(...lookAlikes))
    .map(([words, [plain, other]]) => words.toLowerCase().replaceAll(plain, other));
  const noise = fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => text.replaceAll("\0", ""));
  const part = fc.oneof({ weight: 4, arbitrary: restyled }, disturbed, noise);
  const whole = fc.array(fc.tuple(part, fc.constantFrom(...gaps)), { maxLength: 4 });
  return whole.map((parts) => parts.flat().join(""));
}

const maybe = (text: fc.Arbitrary<string>) =>
  fc.oneof(fc.constant(null), fc.constantFrom("", " ", "-", "_ \u00a0", "\u2003"), text);

export const randomProfile: fc.Arbitrary<MatchProfile> = fc.record({
  fieldsOfInterest: fc.subarray([...fieldsOfInterest], { maxLength: 5 }),
  targetCountries: fc.subarray([...targetCountries], { maxLength: 5 }),
  currentEducationLevel: fc.constantFrom(null, ...educationLevels),
  degreeType: fc.constantFrom(null, ...degreeTypes),
  gpa: fc.constantFrom(null, 0, 2.99, 3, 3.01, 3.49, 3.5, 4),
  budgetRange: fc.constantFrom(null, ...budgetRanges),
});

export const randomScholarship: fc.Arbitrary<
  ScoredColumns["scholarship"] & { gpaRequirement: (typeof gpaRequirements)[number] }
> = fc.record({
  fieldOfStudy: texts(field),
  country: texts(country),
  educationLevel: texts(level),
  gpaRequirement: fc.constantFrom(...gpaRequirements),
});

export const randomCollege: fc.Arbitrary<ScoredColumns["college"]> = fc.record({
  country: texts(country),
  programs: fc.array(texts(field), { maxLength: 3 }),
  tuitionRange: maybe(texts(["$5,000", "0-5000", "free"])),
});

export const randomInternship: fc.Arbitrary<ScoredColumns["internship"]> = fc.record({
  field: texts(field),
  location: texts(country),
  duration: maybe(texts(["3 months", "8-10 weeks"])),
});
