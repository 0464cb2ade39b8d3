import type { FinishedLevel, StudyLevel } from "../applicant.ts";

/** "Kenya, Uganda and Ghana". */
export const listed = (names: readonly string[], last: "and" | "or" = "and"): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

const levelNames: Record<StudyLevel, string> = {
  high_school: "secondary school",
  vocational: "a certificate or diploma",
  undergraduate: "a first degree",
  graduate: "a master's degree",
  doctorate: "a doctorate",
  short_course: "a short course",
};

/** "a first degree or a master's degree". */
export const anyLevel = (levels: readonly StudyLevel[]) =>
  listed(
    levels.map((level) => levelNames[level]),
    "or",
  );

export const finishedNames: Record<FinishedLevel, string> = {
  none: "nothing",
  primary: "primary school",
  secondary: "secondary school",
  vocational: "a certificate or diploma",
  undergraduate: "a first degree",
  graduate: "a master's degree",
};

const unions = new Map([
  ["Africa", "an African country"],
  ["Commonwealth", "a Commonwealth country"],
]);

/** "Kenya or an African country". */
export const anyPlace = (places: readonly string[]) =>
  listed(
    places.map((place) => unions.get(place) ?? place),
    "or",
  );
