import { groupInWords } from "#app/catalogue/kinds/fact-words.ts";
import type { finishedLevels } from "#database/schema/lists.ts";
import type { StudyLevel } from "./applicant.ts";

/** "Kenya, Uganda and Ghana". */
const listed = (names: readonly string[], last = "and"): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

const levels: Record<StudyLevel, string> = {
  high_school: "secondary school",
  vocational: "a certificate or diploma",
  undergraduate: "a first degree",
  graduate: "a master's degree",
  doctorate: "a doctorate",
  short_course: "a short course",
};

const students: Record<StudyLevel, string> = {
  high_school: "secondary school students",
  vocational: "certificate and diploma students",
  undergraduate: "first-degree students",
  graduate: "master's students",
  doctorate: "doctoral students",
  short_course: "people on short courses",
};

const finished: Record<(typeof finishedLevels)[number], string> = {
  none: "nothing",
  primary: "primary school",
  secondary: "secondary school",
  vocational: "a certificate or diploma",
  undergraduate: "a first degree",
  graduate: "a master's degree",
};

const schools: readonly string[] = ["primary", "secondary"];
const need = (level: (typeof finishedLevels)[number]) =>
  schools.includes(level) ? `You need to have finished ${finished[level]}` : `You need ${finished[level]}`;

const namesOfGroups = (names: readonly string[]) => listed(names.map(groupInWords));

const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
const ages = (least: number | null, most: number | null) =>
  least === null
    ? `${most} or younger`
    : most === null
      ? `${least} or older`
      : `${least} to ${most} years old`;
const unions = new Map([
  ["Africa", "an African country"],
  ["Commonwealth", "a Commonwealth country"],
]);
const placed = (places: readonly string[]) =>
  listed(
    places.map((place) => unions.get(place) ?? place),
    "or",
  );

export const fitWords = {
  citizens: {
    any: "Open to every nationality",
    unknown: "Who may apply by nationality is not confirmed",
    yes: (places: string[]) => `For citizens of ${placed(places)}`,
    ask: (places: string[]) => `For citizens of ${placed(places)}: tell us your citizenship`,
    unclear: (places: string[]) => `For citizens of ${placed(places)}: check whether yours counts`,
    no: (places: string[], own: string[]) =>
      `For citizens of ${placed(places)}: you are a citizen of ${listed(own)}`,
    perhapsMore: (places: string[]) =>
      `For citizens of ${listed(places)}, perhaps of more countries: look whether yours is on their list`,
  },
  workers: {
    ask: (places: string[]) => `The work is in ${placed(places)}: tell us where you live`,
    unclear: (places: string[]) =>
      `The work is in ${placed(places)}: ask whether they take people from elsewhere`,
  },
  residents: {
    yes: (places: string[]) => `For people who live in ${placed(places)}`,
    ask: (places: string[]) => `For people who live in ${placed(places)}: tell us where you live`,
    unclear: (places: string[]) => `For people who live in ${placed(places)}: check whether you count`,
    no: (places: string[], own: string) => `For people who live in ${placed(places)}: you live in ${own}`,
    perhapsMore: (places: string[]) =>
      `For people who live in ${listed(places)}, perhaps in more countries: look whether yours is on their list`,
  },
  region: {
    yes: (region: string) => `For people from ${region}`,
    ask: (region: string) => `For people from ${region}: tell us where you live`,
    unclear: (region: string, own: string) => `For people from ${region}: check whether ${own} counts`,
  },
  level: {
    yes: (offered: StudyLevel[]) =>
      `For ${listed(
        offered.map((level) => levels[level]),
        "or",
      )}`,
    ask: (offered: StudyLevel[]) =>
      `For ${listed(
        offered.map((level) => levels[level]),
        "or",
      )}: tell us what you want to study`,
    no: (offered: StudyLevel[], own: StudyLevel[]) =>
      `For ${listed(
        offered.map((level) => levels[level]),
        "or",
      )}: you want ${listed(
        own.map((level) => levels[level]),
        "or",
      )}`,
    teaches: (offered: StudyLevel[]) =>
      `You can take ${listed(
        offered.map((level) => levels[level]),
        "or",
      )} here`,
    asksTaught: "Tell us what you want to study: a certificate, a degree or something else",
    beside: "A short course: look whether it fits beside what you want",
    doesNotTeach: (own: StudyLevel[]) =>
      `You cannot take ${listed(
        own.map((level) => levels[level]),
        "or",
      )} here`,
    students: (wanted: StudyLevel[]) =>
      `For ${listed(wanted.map((level) => students[level]))}, or those who have finished`,
    asksStudies: (wanted: StudyLevel[]) =>
      `For ${listed(wanted.map((level) => students[level]))}, or those who have finished: tell us what you study`,
    maybeStudents: (wanted: StudyLevel[]) =>
      `For ${listed(wanted.map((level) => students[level]))}, or those who have finished: check whether you count`,
  },
  finished: {
    yes: need,
    ask: (level: (typeof finishedLevels)[number]) => `${need(level)}: tell us what you have finished`,
    soon: (level: (typeof finishedLevels)[number]) =>
      `${need(level)}: ask whether they take you before your results`,
    mostly: (level: (typeof finishedLevels)[number]) =>
      `Mostly after ${finished[level]}: ask what there is for you`,
    no: need,
  },
  sex: {
    yes: "For women and girls",
    ask: "For women and girls: tell us whether you are one",
    no: "For women and girls only",
  },
  groups: {
    welcome: (names: string[]) => `Especially welcome: ${namesOfGroups(names)}`,
    yes: (names: string[]) => `For ${namesOfGroups(names)}`,
    ask: (names: string[]) => `Only for ${namesOfGroups(names)}: tell us whether that is you`,
    unclear: (names: string[]) => `Only for ${namesOfGroups(names)}: check whether that is you`,
    unnamed: "Only for certain groups: check whether you belong to one",
    no: (names: string[]) => `Only for ${namesOfGroups(names)}`,
  },
  age: {
    yes: (least: number | null, most: number | null) => `For people ${ages(least, most)}`,
    ask: (least: number | null, most: number | null) => `For people ${ages(least, most)}: tell us your age`,
    unclear: (least: number | null, most: number | null) =>
      `For people ${ages(least, most)}: check it against your date of birth`,
    depends: (lowest: number, most: number | null) =>
      most === null
        ? `For some no older than ${lowest}: look which limit is yours`
        : `For people ${most} or younger, for some no older than ${lowest}: look which limit is yours`,
    no: (least: number | null, most: number | null, own: string) =>
      `For people ${ages(least, most)}: you are ${own}`,
    own: (from: number, to: number) =>
      from === to ? `${from}` : to >= 99 ? `${from} or older` : `${from} to ${to}`,
  },
  work: {
    yes: (asked: number) => `You need ${years(asked)} of work`,
    ask: (asked: number) => `You need ${years(asked)} of work: tell us how much you have`,
    no: (asked: number, own: number) =>
      `You need ${years(asked)} of work: you have ${own === 0 ? "none" : years(own)}`,
  },
  enrolled: {
    yes: "For people who study at the time",
    ask: "You must be studying at the time: tell us what you study",
    unclear: "You must be studying at a college or university at the time",
    no: "You must be studying at the time",
  },
  enrolledAt: (places: string[]) => `For students of ${listed(places, "or")}`,
  alsoAsked: (sentences: string[]) => `They also ask: ${sentences.join("; ")}`,
  tests: {
    yes: (tests: string[]) => `You have a test they ask for: ${tests.join("; ")}`,
    need: (tests: string[], waived: string | null) =>
      `A test is needed: ${tests.join("; ")}${waived ? `. Not needed: ${waived}` : ""}`,
  },
  grades: {
    kcse: (grade: string) => `KCSE ${grade} and above`,
    credits: (count: number, withBoth: boolean) =>
      `${count} credits${withBoth ? " with English and Maths" : ""}`,
    aggregate: (least: number) => `Aggregate ${least} or better`,
    utme: (least: number) => `UTME ${least} and above`,
    principalPasses: (count: number) => (count === 1 ? "1 principal pass" : `${count} principal passes`),
    percent: (least: number) => `${least}% and above in the Grade 12 exam`,
    degree: (least: number) => degreeNames.get(least) ?? `A GPA of ${inFour(least)} or better`,
    have: (bar: string, own: string) => `${bar}: you have ${own}`,
    ask: (bars: string[]) => `${listed(bars, "or")}: tell us your results`,
    compare: (bars: string[]) => `${listed(bars, "or")}: ask how they count your results`,
    words: (minima: string[]) => `They ask for: ${minima.join("; ")}`,
    otherWays: (line: string) => `${line}. There may be another way in: ask them`,
    asksMore: (line: string) => `${line}. More is asked as well: look at their page`,
    noBoth: (count: number) => `${count}, but not both English and Maths`,
    gpa: (degree: number) => `${inFour(degree)} of 4`,
  },
  fields: {
    yes: (matched: string[]) => `For ${listed(matched)}`,
    ask: (offered: string[]) => `For ${listed(offered)}: tell us your fields`,
    near: (offered: string[], own: string[]) =>
      `For ${listed(offered)}: check whether ${listed(own, "or")} counts`,
    no: (offered: string[], own: string[]) => `For ${listed(offered)}: you want ${listed(own, "or")}`,
    teaches: (matched: string[]) =>
      `${listed(matched)} ${matched.length === 1 ? "is" : "are"} among its courses`,
    asksTaught: "Tell us your fields, and we look for them among its courses",
    doesNotTeach: (own: string[]) => `We do not see ${listed(own, "or")} among its courses`,
  },
};

const inFour = (hundredths: number) => (hundredths / 100).toFixed(2);
const degreeNames = new Map([
  [1, "A first degree"],
  [350, "First class"],
  [300, "Second class upper (2:1) or better"],
  [200, "Second class lower (2:2) or better"],
  [100, "Third class or better"],
]);
