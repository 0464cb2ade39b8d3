import type { Applicant, StudyLevel } from "#app/catalogue/eligibility/applicant.ts";
import { africanOf } from "#app/catalogue/eligibility/places.ts";
import { fitLayout } from "#database/schema/fit-bits.ts";
import { askedGroups, fieldsOfInterest, finishedLevels, studyLevels } from "#database/schema/lists.ts";
import { africanCountries } from "#database/schema/places.ts";

/** Bits as they lie in `fit_bits`: entry n of a list is bit n of its place. */
export const inBits = (place: keyof typeof fitLayout, bits: number | bigint): bigint =>
  BigInt(bits) << BigInt(fitLayout[place].first);

/** All bits of a place. */
export const wholePlace = (place: keyof typeof fitLayout): bigint =>
  inBits(place, 2 ** fitLayout[place].bits - 1);

export const levelBits = (levels: readonly StudyLevel[]) => bitsFor(studyLevels, levels);
export const fieldBits = (fields: readonly string[]) => bitsFor(fieldsOfInterest, fields);
export const everyField = 1n << BigInt(fieldsOfInterest.length);
export const otherField = everyField << 1n;

export const anywhere = 1n << BigInt(africanCountries.length);
export const unknownPlace = anywhere << 1n;
/** Of work: not nationalities, but where it is. */
export const atWork = unknownPlace << 1n;
export const placeBits = (names: string[]) => bitsFor(africanCountries, africanOf(names));

/** The bits of what must be finished, from one rank to another, both counted; places in `finishedLevels`. */
export const finishedBits = (from: number, to = finishedLevels.length - 1) =>
  finishedLevels.reduce(
    (bits, _, rank) => (rank >= from && rank <= to && rank > 0 ? bits | (1n << BigInt(rank - 1)) : bits),
    0n,
  );

export const groupBits = (groups: Applicant["groups"], answer: boolean) =>
  bitsFor(
    askedGroups,
    askedGroups.filter((group) => groups[group] === answer),
  );

function bitsFor(list: readonly string[], chosen: readonly string[]): bigint {
  return list.reduce(
    (bits, entry, place) => (chosen.includes(entry) ? bits | (1n << BigInt(place)) : bits),
    0n,
  );
}
