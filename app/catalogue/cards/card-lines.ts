import { lookUp } from "#app/shared/forms/lookup.ts";
import type { studyLevels } from "#database/schema/lists.ts";
import { levelNames } from "../kinds/fact-words.ts";
import { locationInWords } from "../names/location-words.ts";
import { fieldName, placeName } from "../names/words.ts";
import { entriesOf, inOneLine } from "./in-one-line.ts";
import { type WhoMayApply, whoInShort } from "./who-in-short.ts";
import { cardWords } from "./words.ts";

/** Level, place, who may apply and the field, in two lines of a phone. */
export const scholarshipLines = (
  one: WhoMayApply & { educationLevel: string; country: string; fieldOfStudy: string },
) =>
  nonEmpty([
    inOneLine([entriesOf(one.educationLevel).map(levelInShort), entriesOf(one.country).map(placeName)]),
    inOneLine([...whoInShort(one), entriesOf(one.fieldOfStudy).map(fieldName)]),
  ]);

/** A place isn't split at its commas: "Nairobi, Kenya" is one place. */
export const collegeLines = (one: { location: string; country: string; studyLevels: string[] | null }) =>
  nonEmpty([
    locationInWords(one.location) || placeName(one.country),
    inOneLine([(one.studyLevels ?? []).map(levelInShort)]),
  ]);

export const internshipLines = (
  one: WhoMayApply & { company: string; location: string; studyLevels: string[] | null },
) =>
  nonEmpty([
    [one.company, locationInWords(one.location)].filter(Boolean).join(" · "),
    inOneLine([...whoInShort(one), (one.studyLevels ?? []).map(levelInShort)]),
  ]);

const nonEmpty = (lines: string[]) => lines.filter(Boolean);

const shortLevels = (): Partial<Record<(typeof studyLevels)[number], string>> => ({
  graduate: cardWords.masters,
  doctorate: cardWords.phd,
});
const levelInShort = (level: string) => lookUp({ ...levelNames, ...shortLevels() }, level) ?? level;
