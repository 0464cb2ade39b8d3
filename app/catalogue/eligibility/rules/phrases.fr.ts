import { placeName } from "#app/catalogue/names/words.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import type * as english from "./phrases.ts";

type Words = Translation<typeof english>;

export const listed: Words["listed"] = (names, last = "and") =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${last === "and" ? "et" : "ou"} ${names.at(-1)}`;

const levelNames: Record<StudyLevel, string> = {
  high_school: "le lycée",
  vocational: "un certificat ou diplôme professionnel",
  undergraduate: "une licence",
  graduate: "un master",
  doctorate: "un doctorat",
  short_course: "une formation courte",
};

export const anyLevel: Words["anyLevel"] = (levels) =>
  listed(
    levels.map((level) => levelNames[level]),
    "or",
  );

export const finishedNames: Words["finishedNames"] = {
  none: "rien",
  primary: "le primaire",
  secondary: "le secondaire",
  vocational: "un certificat ou diplôme professionnel",
  undergraduate: "une licence",
  graduate: "un master",
};

const unions = new Map([
  ["Africa", "un pays africain"],
  ["Commonwealth", "un pays du Commonwealth"],
]);

export const anyPlace: Words["anyPlace"] = (places) =>
  listed(
    places.map((place) => unions.get(place) ?? placeName(place)),
    "or",
  );
