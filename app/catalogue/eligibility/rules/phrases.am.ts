import { placeName } from "#app/catalogue/names/words.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import type * as english from "./phrases.ts";

type Words = Translation<typeof english>;

export const listed: Words["listed"] = (names, last = "and") =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join("፣ ")} ${last === "and" ? "እና" : "ወይም"} ${names.at(-1)}`;

const levelNames: Record<StudyLevel, string> = {
  high_school: "ሁለተኛ ደረጃ ትምህርት",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
  doctorate: "ሦስተኛ ዲግሪ (PhD)",
  short_course: "አጭር ሥልጠና",
};

export const anyLevel: Words["anyLevel"] = (levels) =>
  listed(
    levels.map((level) => levelNames[level]),
    "or",
  );

export const finishedNames: Words["finishedNames"] = {
  none: "ምንም",
  primary: "አንደኛ ደረጃ ትምህርት",
  secondary: "ሁለተኛ ደረጃ ትምህርት",
  vocational: "ሰርተፊኬት ወይም ዲፕሎማ",
  undergraduate: "የመጀመሪያ ዲግሪ",
  graduate: "ሁለተኛ ዲግሪ (ማስተርስ)",
};

/** Names in the form that follows ለ, በ or የ. */
const afterPrefix = new Map([
  ["Africa", "አፍሪካ ሀገራት"],
  ["Sub-Saharan Africa", "ሰብ ሰሃራ አፍሪካ ሀገራት"],
  ["Commonwealth", "ኮመንዌልዝ ሀገራት"],
  ["Online", "ኢንተርኔት"],
  ["Palestine", "ፍልስጤም"],
  ["United Arab Emirates", "ተባበሩት ዓረብ ኤምሬትስ"],
]);

export const anyPlace: Words["anyPlace"] = (places) =>
  listed(
    places.map((place) => afterPrefix.get(place) ?? placeName(place)),
    "or",
  );
