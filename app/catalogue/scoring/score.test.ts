import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import {
  randomCollege,
  randomInternship,
  randomProfile,
  randomScholarship,
} from "#tests/support/catalogue/random-opportunities.ts";
import { atDepth } from "#tests/support/depth.ts";
import type { MatchProfile } from "./profile.ts";
import { offeredBy, pointsOfEach, type ScoredColumns, score, scoreColumns, wantedBy } from "./score.ts";

/** Compared as the specification says: letters A to Z in any case; underscores, hyphens and the usual spaces alike. */
const plain = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[_\-\t\n\r\u00a0]/g, " ");
const hasOneOf = (text: string, words: string[]) => words.some((word) => plain(text).includes(plain(word)));
const isKnown = (text: string | null) => /[^ ]/.test(plain(text ?? ""));
const everyField = ["All fields", "Any field"];
const thresholds = { none: 0, below_3_0: 3, "3_0_to_3_5": 3.5, above_3_5: 3.5 };

/** Section 9 of the specification, word by word. */
const bySpecification: {
  [Kind in OpportunityKind]: (profile: MatchProfile, one: ScoredColumns[Kind]) => number;
} = {
  scholarship: (profile, one) => {
    const { currentEducationLevel, degreeType } = profile;
    const levels = [currentEducationLevel, degreeType].filter((level) => level !== null);
    const needed = one.gpaRequirement ? thresholds[one.gpaRequirement] : 0;
    return (
      (hasOneOf(one.fieldOfStudy, [...profile.fieldsOfInterest, ...everyField]) ? 40 : 0) +
      (hasOneOf(one.country, profile.targetCountries) ? 25 : 0) +
      (hasOneOf(one.educationLevel, levels) ? 20 : 0) +
      (needed === 0 || (profile.gpa !== null && profile.gpa >= needed) ? 15 : 0)
    );
  },
  college: (profile, one) =>
    (hasOneOf(one.country, profile.targetCountries) ? 40 : 0) +
    (one.programs.some((program) => hasOneOf(program, profile.fieldsOfInterest)) ? 35 : 0) +
    (profile.budgetRange && isKnown(one.tuitionRange) ? 15 : 0),
  internship: (profile, one) =>
    (hasOneOf(one.field, [...profile.fieldsOfInterest, ...everyField]) ? 50 : 0) +
    (hasOneOf(one.location, profile.targetCountries) ? 30 : 0) +
    (isKnown(one.duration) ? 10 : 0),
};

const pairs = atDepth(3_000, 12_000);

const random = {
  scholarship: randomScholarship,
  college: randomCollege,
  internship: randomInternship,
} as unknown as Record<OpportunityKind, fc.Arbitrary<never>>;

test.for(opportunityKinds)(
  "the score of a %s equals the specification's, for thousands of random students",
  (kind) => {
    fc.assert(
      fc.property(randomProfile, random[kind], (profile, one) => {
        const expected = bySpecification[kind](profile, one);
        const columns = scoreColumns([{ kind, offered: offeredBy[kind](one) }]);
        expect([...pointsOfEach(columns, wantedBy(profile))]).toEqual([expected]);
        const { points, reasons } = score(kind, profile, one);
        expect(points).toBe(expected);
        expect(reasons.reduce((sum, { won }) => sum + won, 0)).toBe(expected);
      }),
      { numRuns: pairs / opportunityKinds.length },
    );
  },
);
