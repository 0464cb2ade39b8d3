import type { Criterion } from "#app/catalogue/scoring/criteria.ts";
import { reachesGpa } from "#app/catalogue/scoring/gpa.ts";
import { levelsOf, type MatchProfile } from "#app/catalogue/scoring/profile.ts";
import { gpaRequirements } from "#database/schema/lists.ts";
import { matchLayout, welcomesEveryField } from "#database/schema/match-bits.ts";

/** For each criterion the bits of which an opportunity needs one: entry n of the criterion's list is bit n. */
export type ProfileBits = Record<Criterion, number>;

/** The profile's side of every score. Where it shares a bit with the opportunity's side, the criterion is met. */
export function bitsOfProfile(profile: MatchProfile): ProfileBits {
  return {
    field: bitsFor("field", [...profile.fieldsOfInterest, ...welcomesEveryField]),
    country: bitsFor("country", profile.targetCountries),
    level: bitsFor("level", levelsOf(profile)),
    gpa: bitsFor(
      "gpa",
      gpaRequirements.filter((requirement) => reachesGpa(profile.gpa, requirement)),
    ),
    budget: profile.budgetRange ? 1 : 0,
    duration: 1,
  };
}

/** The bits as they lie in the database's column; more than JavaScript's own bit operators can hold. */
export const inColumn = (criterion: Criterion, bits: number) => bits * 2 ** matchLayout[criterion].first;

/** The same bits as a list of their places in the column. */
export function placesOf(criterion: Criterion, bits: number): number[] {
  const { first, list } = matchLayout[criterion];
  return Array.from(list, (_, place) => place)
    .filter((place) => bits & (1 << place))
    .map((place) => first + place);
}

/** One criterion's bits out of the database's column. */
export function fromColumn(criterion: Criterion, column: number): number {
  const { first, list } = matchLayout[criterion];
  return Math.floor(column / 2 ** first) % 2 ** list.length;
}

function bitsFor(criterion: "field" | "country" | "level" | "gpa", chosen: readonly string[]): number {
  const list: readonly string[] = matchLayout[criterion].list;
  return chosen.reduce((bits, entry) => {
    const place = list.indexOf(entry);
    if (place < 0) throw new Error(`${entry} is not on the list of ${criterion} choices`);
    return bits | (1 << place);
  }, 0);
}
