import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import type { FinishedLevel, StudyLevel } from "../applicant.ts";
import { anyLevel, anyPlace, finishedNames, listed } from "./phrases.ts";

/** The reasons of a verdict, each a whole sentence. */
export const citizensWords = {
  any: "Open to every nationality",
  unknown: "We haven't confirmed which nationalities can apply",
  yes: (places: string[]) => `For citizens of ${anyPlace(places)}`,
  ask: (places: string[]) => `For citizens of ${anyPlace(places)}: tell us your citizenship`,
  unclear: (places: string[]) => `For citizens of ${anyPlace(places)}: check whether yours counts`,
  no: (places: string[], own: string[]) =>
    `For citizens of ${anyPlace(places)}: you are a citizen of ${listed(own)}`,
  perhapsMore: (places: string[]) =>
    `For citizens of ${listed(places)}, perhaps of more countries: check whether yours is on their list`,
  excluded: (places: string[]) => `Not for citizens of ${anyPlace(places)}`,
  askExcluded: (places: string[]) => `Not for citizens of ${anyPlace(places)}: tell us your citizenship`,
  askResidence: (places: string[]) => `The work is in ${anyPlace(places)}: tell us where you live`,
  worksElsewhere: (places: string[]) =>
    `The work is in ${anyPlace(places)}: ask whether they take people from elsewhere`,
};

export const residentsWords = {
  yes: (places: string[]) => `For people who live in ${anyPlace(places)}`,
  ask: (places: string[]) => `For people who live in ${anyPlace(places)}: tell us where you live`,
  unclear: (places: string[]) => `For people who live in ${anyPlace(places)}: check if that includes you`,
  no: (places: string[], own: string) => `For people who live in ${anyPlace(places)}: you live in ${own}`,
  perhapsMore: (places: string[]) =>
    `For people who live in ${listed(places)}, perhaps in more countries: check whether yours is on their list`,
};

export const regionWords = {
  yes: (region: string) => `For people from ${region}`,
  ask: (region: string) => `For people from ${region}: tell us where your family comes from`,
  unclear: (region: string, own: string) => `For people from ${region}: check whether ${own} counts`,
  no: (region: string, own: string) => `For people from ${region}: you are from ${own}`,
};

const range = (least: number | null, most: number | null) =>
  least === null
    ? `${most} or younger`
    : most === null
      ? `${least} or older`
      : `${least} to ${most} years old`;
export const ageWords = {
  yes: (least: number | null, most: number | null) => `For people ${range(least, most)}`,
  ask: (least: number | null, most: number | null) => `For people ${range(least, most)}: tell us your age`,
  unclear: (least: number | null, most: number | null) =>
    `For people ${range(least, most)}: check it against your date of birth`,
  depends: (lowest: number, most: number | null) =>
    most === null
      ? `Some applicants can be no older than ${lowest}: check which limit applies to you`
      : `For people ${most} or younger. Some applicants can be no older than ${lowest}: check which limit applies to you`,
  no: (least: number | null, most: number | null, own: string) =>
    `For people ${range(least, most)}: you are ${own}`,
  own: (from: number, to: number) =>
    from === to ? `${from}` : to >= 99 ? `${from} or older` : `${from} to ${to}`,
};

export const sexWords = {
  yes: "For women and girls",
  ask: "For women and girls: tell us if that's you",
  no: "For women and girls only",
};

const students: Record<StudyLevel, string> = {
  high_school: "secondary school students",
  vocational: "certificate and diploma students",
  undergraduate: "first-degree students",
  graduate: "master's students",
  doctorate: "doctoral students",
  short_course: "people on short courses",
};
const forStudents = (levels: StudyLevel[]) =>
  `For ${listed(levels.map((level) => students[level]))}, or those who have finished`;
export const levelWords = {
  beside: "A short course: check whether you can take it alongside your other studies",
  award: {
    yes: (offered: StudyLevel[]) => `For ${anyLevel(offered)}`,
    ask: (offered: StudyLevel[]) => `For ${anyLevel(offered)}: tell us what you want to study`,
    no: (offered: StudyLevel[], own: StudyLevel[]) => `For ${anyLevel(offered)}: you want ${anyLevel(own)}`,
  },
  college: {
    yes: (offered: StudyLevel[]) => `You can take ${anyLevel(offered)} here`,
    first:
      "You can take a certificate or diploma here first: universities at home ask higher grades for a degree",
    ask: () => "Tell us what you want to study: a certificate, a degree or something else",
    no: (_: StudyLevel[], own: StudyLevel[]) => `You can't take ${anyLevel(own)} here`,
  },
  work: {
    yes: forStudents,
    ask: (levels: StudyLevel[]) => `${forStudents(levels)}: tell us what you study`,
    unclear: (levels: StudyLevel[]) => `${forStudents(levels)}: check if that includes you`,
  },
};

const need = (level: FinishedLevel) =>
  level === "primary" || level === "secondary"
    ? `You need to have finished ${finishedNames[level]}`
    : `You need ${finishedNames[level]}`;
export const finishedWords = {
  need,
  ask: (level: FinishedLevel) => `${need(level)}: tell us what you have finished`,
  inTime: (level: FinishedLevel, year: number) => `${need(level)} before it starts: you finish in ${year}`,
  askYear: (level: FinishedLevel) => `${need(level)} before it starts: tell us when you finish`,
  tooLate: (level: FinishedLevel, year: number) => `${need(level)}: you finish in ${year}`,
  soon: (level: FinishedLevel) => `${need(level)}: ask if you can apply before your results`,
  mostly: (level: FinishedLevel) => `Mostly after ${finishedNames[level]}: ask what you can study there`,
};

export const enrolledWords = {
  yes: "For people who are studying at the time",
  hasPlace: "For people who are studying or have a place by then",
  ask: "You must be studying at the time: tell us what you study",
  unclear: "You must be studying at a college or university at the time",
  askPlace: "You must be studying or have a place by then: tell us where",
  no: "You must be studying at the time",
};

const inYears = (years: number) => (years === 1 ? "the last year" : `the last ${years} years`);
const order = (year: number) => `year ${year}`;
const span = (from: number | null, to: number | null) =>
  from !== null && to !== null && from !== to
    ? `years ${from} to ${to}`
    : from !== null && to === null
      ? `${order(from)} or later`
      : from === null && to !== null
        ? `up to ${order(to)}`
        : order(from ?? 1);
export const studyTimeWords = {
  finished: (years: number) => `For people who finished in ${inYears(years)}`,
  askFinished: (years: number) => `For people who finished in ${inYears(years)}: tell us when you finished`,
  unclearFinished: (years: number, own: number) =>
    `For people who finished in ${inYears(years)}: check from which month of ${own}`,
  noFinished: (years: number, own: number) =>
    `For people who finished in ${inYears(years)}: you finished in ${own}`,
  year: (from: number | null, to: number | null) => `For students in ${span(from, to)}`,
  askYear: (from: number | null, to: number | null) =>
    `For students in ${span(from, to)}: tell us your year of study`,
  noYear: (from: number | null, to: number | null, own: number) =>
    `For students in ${span(from, to)}: you are in ${order(own)}`,
};

export const fieldsWords = {
  yes: (matched: string[]) => `For ${listed(matched)}`,
  ask: (offered: string[]) => `For ${listed(offered)}: tell us your fields`,
  near: (offered: string[], own: string[]) =>
    `For ${listed(offered)}: check whether ${listed(own, "or")} counts`,
  no: (offered: string[], own: string[]) => `For ${listed(offered)}: you want ${listed(own, "or")}`,
};

export const courseWords = {
  askFields: "Tell us your fields and we'll look for a course here",
  noCourse: (own: readonly string[]) =>
    `We don't know of a course in ${listed(own, "or")} here at the level you want`,
  notTaught: (own: readonly string[]) => `We see no course in ${listed(own, "or")} here`,
  unknown: (course: string) => `${course}: we don't know which grades they ask for`,
  mayAskMore: (course: string, met: string) =>
    `${course}: ${met}. We don't know what else the course asks for`,
  onlyCourse: (course: string) => `${course}. Ask if they have another course in your field`,
  needs: (course: string, needs: string) => `${course}: ${needs}`,
  ask: (course: string, needs: string) => `${course}: ${needs}. Tell us your results`,
  askSubjects: (course: string, needs: string) => `${course}: ${needs}. Tell us your grades by subject`,
  compare: (course: string, needs: string) => `${course}: ${needs}. Ask how they count your results`,
  otherWay: (course: string, needs: string) =>
    `${course}: ${needs}. You may also get in with a diploma: ask them`,
  directEntry: (course: string) =>
    `${course}: with an ND, HND or NCE you apply by JAMB direct entry, for the second year. Ask which class they want`,
  condition: (course: string, needs: string) => `${course}: ${needs}. Ask if you meet it`,
  remedialYear: (course: string, needs: string) =>
    `${course}: ${needs}. You may be able to do a remedial year first: ask the Ministry of Education`,
};

const inFour = (hundredths: number) => (hundredths / 100).toFixed(2);
const degreeNames = new Map([
  [1, "A first degree"],
  [350, "First class"],
  [300, "Second class upper (2:1) or better"],
  [200, "Second class lower (2:2) or better"],
  [100, "Third class or better"],
]);
export const gradesWords = {
  kcse: (grade: string) => `KCSE ${grade} and above`,
  credits: (count: number, withBoth: boolean) =>
    `${count} credits${withBoth ? " with English and Maths" : ""}`,
  aggregate: (least: number) => `Aggregate ${least} or better`,
  utme: (least: number) => `UTME ${least} and above`,
  principalPasses: (count: number) => (count === 1 ? "1 principal pass" : `${count} principal passes`),
  percent: (least: number) => `${least}% and above in the Grade 12 exam`,
  degree: (least: number) => degreeNames.get(least) ?? `A GPA of ${inFour(least)} or better`,
  diploma: () => "HND upper credit",
  have: (bar: string, own: string) => `${bar}: you have ${own}`,
  between: (least: number, most: number) => `${least} to ${most}`,
  ask: (bars: string[]) => `${listed(bars, "or")}: tell us your results`,
  compare: (bars: string[]) => `${listed(bars, "or")}: ask how they count your results`,
  words: (minima: string[]) => `They ask for: ${minima.join("; ")}`,
  otherWays: (line: string) => `${line}. There may be another way to get in: ask them`,
  asksMore: (line: string) => `${line}. They also ask for more: see their page`,
  forDegree: (line: string) => `For a degree at home: ${line}. Ask them if it's enough`,
  noBoth: (count: number) => `${count}, but not both English and Maths`,
  gpa: (degree: number) => `${inFour(degree)} of 4`,
};

export const testsWords = {
  yes: (tests: string[]) => `You have a test they ask for: ${tests.join("; ")}`,
  need: (tests: string[], waived: string | null) =>
    `You need a test: ${tests.join("; ")}${waived ? `. Not needed: ${waived}` : ""}`,
};

const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);
export const workWords = {
  yes: (needed: number) => `You need ${years(needed)} of work`,
  ask: (needed: number) => `You need ${years(needed)} of work: tell us how much you have`,
  no: (needed: number, own: number) =>
    `You need ${years(needed)} of work: you have ${own === 0 ? "none" : years(own)}`,
};

const named = (groups: readonly string[]) => listed(groups.map(groupInWords));
export const groupsWords = {
  welcome: (groups: string[]) =>
    `You don't have to be in a special group. Especially welcome: ${named(groups)}`,
  yes: (groups: string[]) => `For ${named(groups)}`,
  ask: (groups: string[]) => `Only for ${named(groups)}: tell us if that's you`,
  unclear: (groups: string[]) => `Only for ${named(groups)}: check if that's you`,
  unnamed: "Only for certain groups: check whether you belong to one",
  no: (groups: string[]) => `Only for ${named(groups)}`,
};

export const otherWords = {
  alsoAsked: (conditions: readonly string[]) => `They also ask: ${conditions.join("; ")}`,
  schoolClass: (line: string) => line,
  askEnrolledAt: (places: readonly string[]) =>
    `For students of ${listed(places, "or")}: tell us where you study or have a place`,
  enrolledAt: (places: readonly string[]) => `For students of ${listed(places, "or")}`,
};
