import { placeName } from "#app/catalogue/names/words.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import type * as english from "./phrases.ts";

type Words = Translation<typeof english>;

export const listed: Words["listed"] = (names, last = "and") =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${last === "and" ? "na" : "au"} ${names.at(-1)}`;

const levelNames: Record<StudyLevel, string> = {
  high_school: "shule ya upili",
  vocational: "cheti au diploma",
  undergraduate: "shahada ya kwanza",
  graduate: "shahada ya uzamili",
  doctorate: "shahada ya uzamifu (PhD)",
  short_course: "kozi fupi",
};

export const anyLevel: Words["anyLevel"] = (levels) =>
  listed(
    levels.map((level) => levelNames[level]),
    "or",
  );

export const finishedNames: Words["finishedNames"] = {
  none: "hakuna",
  primary: "shule ya msingi",
  secondary: "shule ya upili",
  vocational: "cheti au diploma",
  undergraduate: "shahada ya kwanza",
  graduate: "shahada ya uzamili",
};

const unions = new Map([
  ["Africa", "nchi ya Afrika"],
  ["Commonwealth", "nchi ya Jumuiya ya Madola"],
]);

export const anyPlace: Words["anyPlace"] = (places) =>
  listed(
    places.map((place) => unions.get(place) ?? placeName(place)),
    "or",
  );
