import type { Applicant } from "#app/catalogue/eligibility/applicant.ts";

/** `silent`: nothing in the profile speaks against it, so another alternative may decide. */
type Held = "yes" | "no" | "unknown" | "silent";

type Holds = (values: string[], applicant: Applicant) => Held;

const finished = ["none", "primary", "secondary", "vocational", "undergraduate", "graduate"];
const kcseGrades = ["E", "D-", "D", "D+", "C-", "C", "C+", "B-", "B", "B+", "A-", "A"];
const names: Record<string, string> = { degree: "undergraduate", master: "graduate" };
const levels: Record<string, string> = {
  hs: "high_school",
  voc: "vocational",
  ug: "undergraduate",
  pg: "graduate",
  phd: "doctorate",
};
/** The level that a student will have finished after the present studies. */
const leadsTo: Record<string, string> = {
  high_school: "secondary",
  vocational: "vocational",
  undergraduate: "undergraduate",
  graduate: "graduate",
  doctorate: "graduate",
};
const countries: Record<string, string> = {
  KE: "Kenya",
  NG: "Nigeria",
  GH: "Ghana",
  ET: "Ethiopia",
  UG: "Uganda",
  RW: "Rwanda",
  SS: "South Sudan",
  ER: "Eritrea",
  TZ: "Tanzania",
  ZA: "South Africa",
  SO: "Somalia",
  MW: "Malawi",
  CD: "Democratic Republic of the Congo",
  BI: "Burundi",
  ZW: "Zimbabwe",
  ZM: "Zambia",
  SN: "Senegal",
  SL: "Sierra Leone",
  SD: "Sudan",
  LS: "Lesotho",
  LR: "Liberia",
  DJ: "Djibouti",
};
const fields: Record<string, string> = {
  CS: "Computer Science",
  Eng: "Engineering",
  Med: "Medicine",
  Bus: "Business",
  Edu: "Education",
  Sci: "Sciences",
  Agri: "Agriculture",
  Arch: "Architecture",
  Nur: "Nursing",
  SW: "Social Work",
  Psy: "Psychology",
  Com: "Communications",
};
/** Related fields: a course of one may be offered under the other. */
const neighbours = [
  "Nursing Medicine",
  "Medicine Sciences",
  "Computer Science Engineering",
  "Computer Science Sciences",
  "Engineering Sciences",
  "Engineering Architecture",
  "Sciences Agriculture",
  "Social Work Psychology",
  "Communications Arts",
];

const isNear = (one: string, other: string) =>
  neighbours.includes(`${one} ${other}`) || neighbours.includes(`${other} ${one}`);

const rankOf = (level: string) => finished.indexOf(names[level] ?? level);

const yearsLeft = ({ studying, finishedIn, asOf }: Applicant): number | null =>
  studying && finishedIn !== null && asOf !== null ? finishedIn - Number(asOf.slice(0, 4)) : null;

const isPastFirstDegree = ({ studying, finished }: Applicant): Held =>
  studying || finished === "undergraduate" || finished === "graduate" ? "yes" : "silent";

const among = (known: string | null, listed: string[]): Held => {
  if (known === null) return "unknown";
  return listed.includes("Africa") || listed.some((code) => countries[code] === known) ? "yes" : "no";
};

const reaches = (known: number | null, bar: number): Held =>
  known === null ? "silent" : known >= bar ? "yes" : "no";

const bar =
  (key: "utme" | "principalPasses" | "percent"): Holds =>
  ([value], { standing }) =>
    reaches(standing[key], Number(value));

const clauses: Record<string, Holds> = {
  of: (listed, { citizenships }) => {
    if (citizenships.length === 0) return "unknown";
    return citizenships.some((one) => among(one, listed) === "yes") ? "yes" : "no";
  },
  in: (listed, { residence }) => among(residence, listed),
  // The form asks where the family comes from if that differs from where they live.
  from: (listed, { region, origin }) => {
    const home = origin ?? region;
    if (home === null) return "unknown";
    return listed.includes(home) ? "yes" : "no";
  },
  done: ([level = ""], applicant) => {
    if (applicant.finished === null) return "unknown";
    if (rankOf(applicant.finished) >= rankOf(level)) return "yes";
    const next = applicant.studying ? leadsTo[applicant.studying] : undefined;
    if ((yearsLeft(applicant) ?? 0) > 2) return "no";
    return next && rankOf(next) >= rankOf(level) ? "unknown" : "no";
  },
  under: ([level = ""], applicant) => {
    if (applicant.finished === null) return "unknown";
    return rankOf(applicant.finished) < rankOf(level) ? "yes" : "no";
  },
  step: ([level = ""], applicant) =>
    applicant.finished !== null && rankOf(applicant.finished) >= rankOf(level) ? "unknown" : "silent",
  now: (listed, applicant) => {
    const { studying } = applicant;
    if (studying) return listed.some((level) => levels[level] === studying) ? "yes" : "no";
    if (applicant.finished === null) return "unknown";
    return listed.includes("hs") && rankOf(applicant.finished) < rankOf("secondary") ? "unknown" : "no";
  },
  within: ([years], { finishedIn, studying, asOf }) => {
    if (studying !== null) return "yes";
    if (finishedIn === null || asOf === null) return "unknown";
    return Number(asOf.slice(0, 4)) - finishedIn <= Number(years) ? "yes" : "no";
  },
  last: ([years], applicant) => {
    const left = yearsLeft(applicant);
    if (applicant.studying !== "undergraduate") return isPastFirstDegree(applicant);
    return left === null ? "unknown" : left <= Number(years) ? "yes" : "no";
  },
  yearsdone: ([years], applicant) => {
    const { yearOfStudy } = applicant;
    if (applicant.studying !== "undergraduate") return isPastFirstDegree(applicant);
    return yearOfStudy === null ? "unknown" : yearOfStudy > Number(years) ? "yes" : "no";
  },
  notnow: (listed, { studying }) => (listed.some((level) => levels[level] === studying) ? "no" : "yes"),
  women: (_, { sex }) => (sex === null ? "unknown" : sex === "female" ? "yes" : "no"),
  men: (_, { sex }) => (sex === null ? "unknown" : sex === "male" ? "yes" : "no"),
  age: ([range = ""], { age }) => {
    if (age === null) return "unknown";
    const [least, most] = range.split("-");
    const from = Number(least || 0);
    const to = Number(most || 200);
    if (age.from >= from && age.to <= to) return "yes";
    return age.to < from || age.from > to ? "no" : "unknown";
  },
  work: ([years], { workYears }) => {
    const answer = reaches(workYears, Number(years));
    return answer === "silent" ? "unknown" : answer;
  },
  workless: ([years], { workYears }) =>
    workYears === null ? "unknown" : workYears < Number(years) ? "yes" : "no",
  group: (listed, { groups }) => {
    const known: Partial<Record<string, boolean>> = groups;
    if (listed.some((group) => known[group])) return "yes";
    return listed.every((group) => known[group] === false) ? "no" : "unknown";
  },
  field: (listed, applicant) => {
    if (applicant.fields.length === 0) return "unknown";
    const offered = listed.map((code) => fields[code] ?? code);
    if (applicant.fields.some((field) => offered.includes(field))) return "yes";
    return applicant.fields.some((field) => offered.some((other) => isNear(field, other))) ? "unknown" : "no";
  },
  notfield: (listed, applicant) => {
    if (applicant.fields.length === 0) return "unknown";
    return applicant.fields.every((field) => listed.some((code) => (fields[code] ?? code) === field))
      ? "no"
      : "yes";
  },
  kcse: ([grade = ""], { standing }) => reaches(standing.kcse, kcseGrades.indexOf(grade) + 1),
  credits: ([least, both], { standing }) => {
    const answer = reaches(standing.credits, Number(least));
    if (answer !== "yes" || both !== "EM") return answer;
    const { hasCreditInEnglishAndMaths: has } = standing;
    return has === null ? "unknown" : has ? "yes" : "no";
  },
  utme: bar("utme"),
  uace: bar("principalPasses"),
  percent: bar("percent"),
  aggregate: ([worst], { standing }) =>
    standing.aggregate === null ? "silent" : standing.aggregate <= Number(worst) ? "yes" : "no",
  // An ND has the same classes.
  hnd: ([least], { standing }) => {
    const answer = reaches(standing.diploma, Number(least));
    return answer === "yes" ? "unknown" : answer;
  },
  degree: ([least], { standing }) => {
    const answer = reaches(standing.degree, Number(least));
    return answer === "no" && reaches(standing.degreeAtBest, Number(least)) === "yes" ? "unknown" : answer;
  },
};

export function holds(word: string, values: string[], applicant: Applicant): Held {
  const clause = clauses[word];
  if (!clause) throw new Error(`There is no clause "${word}"`);
  return clause(values, applicant);
}

const results = ["hnd", "kcse", "credits", "aggregate", "utme", "uace", "percent", "degree"];

export const isResult = (word: string) => results.includes(word);
