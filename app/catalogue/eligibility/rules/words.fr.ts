import { groupInWords } from "#app/catalogue/kinds/group-in-words.ts";
import { fieldName, placeName } from "#app/catalogue/names/words.ts";
import type { Translation } from "#app/shared/languages/translation.ts";
import type { StudyLevel } from "../applicant.ts";
import { anyLevel, anyPlace, finishedNames, listed } from "./phrases.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

const nationalities = (places: readonly string[]) => `Nationalités acceptées : ${anyPlace(places)}`;
export const citizensWords: Words["citizensWords"] = {
  any: "Ouvert à toutes les nationalités",
  unknown: "Les nationalités acceptées ne sont pas confirmées",
  yes: (places) => nationalities(places),
  ask: (places) => `${nationalities(places)}. Dites-nous votre nationalité.`,
  unclear: (places) => `${nationalities(places)}. Vérifiez si la vôtre compte.`,
  no: (places, own) => `${nationalities(places)}. Vous avez indiqué : ${listed(own.map(placeName))}.`,
  perhapsMore: (places) =>
    `Nationalités acceptées : ${listed(places.map(placeName))}, et peut-être d’autres. Vérifiez si la vôtre est sur leur liste.`,
  excluded: (places) => `Nationalités non acceptées : ${anyPlace(places)}`,
  askExcluded: (places) => `Nationalités non acceptées : ${anyPlace(places)}. Dites-nous votre nationalité.`,
  askResidence: (places) => `Lieu de travail : ${anyPlace(places)}. Dites-nous où vous vivez.`,
  worksElsewhere: (places) =>
    `Lieu de travail : ${anyPlace(places)}. Demandez s’ils prennent des personnes qui vivent ailleurs.`,
};

const residence = (places: readonly string[]) => `Pays de résidence acceptés : ${anyPlace(places)}`;
export const residentsWords: Words["residentsWords"] = {
  yes: (places) => residence(places),
  ask: (places) => `${residence(places)}. Dites-nous où vous vivez.`,
  unclear: (places) => `${residence(places)}. Vérifiez si le vôtre compte.`,
  no: (places, own) => `${residence(places)}. Vous vivez ailleurs : ${own}.`,
  perhapsMore: (places) =>
    `Pays de résidence acceptés : ${listed(places.map(placeName))}, et peut-être d’autres. Vérifiez si le vôtre est sur leur liste.`,
};

export const regionWords: Words["regionWords"] = {
  yes: (region) => `Région acceptée : ${region}`,
  ask: (region) => `Région acceptée : ${region}. Dites-nous d’où vient votre famille.`,
  unclear: (region, own) => `Région acceptée : ${region}. Vérifiez si la vôtre compte : ${own}.`,
  no: (region, own) => `Région acceptée : ${region}. Vous avez indiqué : ${own}.`,
};

const range = (least: number | null, most: number | null) =>
  least === null
    ? `Âge demandé : ${most} ans au plus`
    : most === null
      ? `Âge demandé : au moins ${least} ans`
      : `Âge demandé : de ${least} à ${most} ans`;
export const ageWords: Words["ageWords"] = {
  yes: (least, most) => range(least, most),
  ask: (least, most) => `${range(least, most)}. Dites-nous votre âge.`,
  unclear: (least, most) => `${range(least, most)}. Vérifiez avec votre date de naissance.`,
  depends: (lowest, most) =>
    most === null
      ? `Pour certaines personnes, ${lowest} ans au plus. Vérifiez quelle limite vous concerne.`
      : `Âge demandé : ${most} ans au plus, et ${lowest} ans au plus pour certaines personnes. Vérifiez quelle limite vous concerne.`,
  no: (least, most, own) => `${range(least, most)}. Votre âge : ${own} ans.`,
  own: (from, to) => (from === to ? `${from}` : to >= 99 ? `${from} ou plus` : `${from} à ${to}`),
};

export const sexWords: Words["sexWords"] = {
  yes: "Pour les femmes et les filles",
  ask: "Pour les femmes et les filles. Dites-nous si c’est votre cas.",
  no: "Réservé aux femmes et aux filles",
};

const students: Record<StudyLevel, string> = {
  high_school: "les élèves du secondaire",
  vocational: "les personnes en formation professionnelle",
  undergraduate: "les étudiants en licence",
  graduate: "les étudiants en master",
  doctorate: "les doctorants",
  short_course: "les personnes en formation courte",
};
const forStudents = (levels: readonly StudyLevel[]) =>
  `Pour ${listed(levels.map((level) => students[level]))}, ou après ces études`;
export const levelWords: Words["levelWords"] = {
  beside: "C’est une formation courte. Vérifiez si elle va avec ce que vous voulez faire.",
  award: {
    yes: (offered) => `Niveau : ${anyLevel(offered)}`,
    ask: (offered) => `Niveau : ${anyLevel(offered)}. Dites-nous ce que vous voulez étudier.`,
    no: (offered, own) => `Niveau : ${anyLevel(offered)}. Vous voulez : ${anyLevel(own)}.`,
  },
  college: {
    yes: (offered) => `Vous pouvez préparer ici : ${anyLevel(offered)}`,
    first:
      "Vous pouvez d’abord préparer ici un certificat ou un diplôme : pour une licence, les universités de votre pays demandent de meilleures notes",
    ask: () => "Dites-nous ce que vous voulez étudier : un certificat, une licence ou autre chose.",
    no: (_, own) => `Vous ne pouvez pas préparer ici : ${anyLevel(own)}`,
  },
  work: {
    yes: forStudents,
    ask: (levels) => `${forStudents(levels)}. Dites-nous ce que vous étudiez.`,
    unclear: (levels) => `${forStudents(levels)}. Vérifiez si c’est votre cas.`,
  },
};

const need: Words["finishedWords"]["need"] = (level) =>
  level === "primary" || level === "secondary"
    ? `Il faut avoir terminé ${finishedNames[level]}`
    : `Il faut ${finishedNames[level]}`;
export const finishedWords: Words["finishedWords"] = {
  need,
  ask: (level) => `${need(level)}. Dites-nous quelles études vous avez terminées.`,
  inTime: (level, year) => `${need(level)} avant le début. Vous terminez en ${year}.`,
  askYear: (level) => `${need(level)} avant le début. Dites-nous en quelle année vous terminez.`,
  tooLate: (level, year) => `${need(level)}. Vous terminez en ${year}.`,
  soon: (level) => `${need(level)}. Demandez à l’organisme s’il accepte votre dossier avant les résultats.`,
  mostly: (level) => `Le plus souvent après ${finishedNames[level]}. Demandez ce qui existe pour vous.`,
};

export const enrolledWords: Words["enrolledWords"] = {
  yes: "Pour les personnes qui étudient à ce moment-là",
  hasPlace: "Pour les personnes qui étudient, ou ont une place, à ce moment-là",
  ask: "Il faut être alors en cours d’études. Dites-nous ce que vous étudiez.",
  unclear: "Il faut être alors inscrit dans une université ou une école supérieure.",
  askPlace: "Il faut étudier, ou avoir une place, à ce moment-là. Dites-nous où.",
  no: "Il faut être alors en cours d’études",
};

const inYears = (years: number) => (years < 2 ? "depuis un an au plus" : `depuis ${years} ans au plus`);
const span = (from: number | null, to: number | null) =>
  from !== null && to !== null && from !== to
    ? `années d’études ${from} à ${to}`
    : from !== null && to === null
      ? `année d’études ${from} ou plus`
      : from === null && to !== null
        ? `année d’études ${to} au plus`
        : `année d’études ${from ?? 1}`;
export const studyTimeWords: Words["studyTimeWords"] = {
  finished: (years) => `Pour les personnes qui ont terminé leurs études ${inYears(years)}`,
  askFinished: (years) =>
    `Pour les personnes qui ont terminé leurs études ${inYears(years)}. Dites-nous en quelle année vous avez terminé.`,
  unclearFinished: (years, own) =>
    `Pour les personnes qui ont terminé leurs études ${inYears(years)}. Vérifiez à partir de quel mois de ${own}.`,
  noFinished: (years, own) =>
    `Pour les personnes qui ont terminé leurs études ${inYears(years)}. Vous avez terminé en ${own}.`,
  year: (from, to) => `Demandé : ${span(from, to)}`,
  askYear: (from, to) => `Demandé : ${span(from, to)}. Dites-nous votre année d’études.`,
  noYear: (from, to, own) => `Demandé : ${span(from, to)}. La vôtre : ${own}.`,
};

const fields = (names: readonly string[], last?: "or") => listed(names.map(fieldName), last);
export const fieldsWords: Words["fieldsWords"] = {
  yes: (matched) => `Domaines : ${fields(matched)}`,
  ask: (offered) => `Domaines : ${fields(offered)}. Dites-nous les vôtres.`,
  near: (offered, own) =>
    `Domaines : ${fields(offered)}. Vérifiez si le vôtre compte : ${fields(own, "or")}.`,
  no: (offered, own) => `Domaines : ${fields(offered)}. Vous voulez : ${fields(own, "or")}.`,
};

export const courseWords: Words["courseWords"] = {
  askFields: "Dites-nous vos domaines, et nous cherchons une formation ici.",
  noCourse: (own) =>
    `Nous ne connaissons pas ici, au niveau que vous voulez, de formation en : ${fields(own, "or")}`,
  notTaught: (own) => `Nous ne voyons ici aucune formation en : ${fields(own, "or")}`,
  unknown: (course) => `${course} : nous ne savons pas quelles notes sont demandées`,
  mayAskMore: (course, met) => `${course} : ${met}. Nous ne savons pas ce que la formation demande d’autre.`,
  onlyCourse: (course) => `${course}. Demandez s’il y a une autre formation dans votre domaine.`,
  needs: (course, needs) => `${course} : ${needs}`,
  ask: (course, needs) => `${course} : ${needs}. Dites-nous vos résultats.`,
  askSubjects: (course, needs) => `${course} : ${needs}. Dites-nous vos notes par matière.`,
  compare: (course, needs) => `${course} : ${needs}. Demandez comment vos résultats comptent.`,
  otherWay: (course, needs) =>
    `${course} : ${needs}. Un diplôme professionnel peut être une autre voie : renseignez-vous.`,
  directEntry: (course) =>
    `${course} : avec un ND, un HND ou un NCE, vous postulez par la JAMB Direct Entry, pour la deuxième année. Demandez quelle mention il faut`,
  condition: (course, needs) => `${course} : ${needs}. Demandez si la condition est remplie.`,
  remedialYear: (course, needs) =>
    `${course} : ${needs}. Vous pouvez peut-être faire d’abord une année de remise à niveau. Demandez au ministère de l’Éducation.`,
};

const inFour = (hundredths: number) => (hundredths / 100).toFixed(2).replace(".", ",");
const degreeNames = new Map([
  [1, "Une licence"],
  [350, "First class (la meilleure mention)"],
  [300, "Second class upper (2:1) ou mieux"],
  [200, "Second class lower (2:2) ou mieux"],
  [100, "Third class ou mieux"],
]);
export const gradesWords: Words["gradesWords"] = {
  kcse: (grade) => `KCSE : ${grade} ou mieux`,
  credits: (count, withBoth) =>
    `${count} matières avec credit (C6 ou mieux)${withBoth ? ", dont English et Maths" : ""}`,
  aggregate: (least) => `Aggregate ${least} ou mieux`,
  utme: (least) => `UTME : ${least} ou plus`,
  principalPasses: (count) =>
    count < 2
      ? `${count} matière réussie au niveau A (principal pass)`
      : `${count} matières réussies au niveau A (principal passes)`,
  percent: (least) => `${least} % ou plus à l’examen de Grade 12`,
  degree: (least) => degreeNames.get(least) ?? `Une moyenne (GPA) de ${inFour(least)} ou mieux`,
  diploma: () => "HND : Upper Credit",
  have: (bar, own) => `${bar}. Vous avez ${own}.`,
  between: (least, most) => `${least} à ${most}`,
  ask: (bars) => `${listed(bars, "or")}. Dites-nous vos résultats.`,
  compare: (bars) => `${listed(bars, "or")}. Demandez comment vos résultats comptent.`,
  words: (minima) => `On demande : ${minima.join(" ; ")}`,
  otherWays: (line) => `${line}. Il y a peut-être une autre voie : renseignez-vous.`,
  asksMore: (line) => `${line}. On demande aussi autre chose : voyez leur page.`,
  forDegree: (line) => `Pour une licence dans votre pays : ${line} Demandez si cela suffit.`,
  noBoth: (count) => `${count}, mais pas à la fois English et Maths`,
  gpa: (degree) => `${inFour(degree)} sur 4`,
};

export const testsWords: Words["testsWords"] = {
  yes: (tests) => `Vous avez passé un test demandé : ${tests.join(" ; ")}`,
  need: (tests, waived) =>
    `Il faut un test : ${tests.join(" ; ")}${waived ? `. Pas nécessaire : ${waived}` : ""}`,
};

const years = (count: number) => (count < 2 ? `${count} an` : `${count} ans`);
export const workWords: Words["workWords"] = {
  yes: (needed) => `Il faut ${years(needed)} d’expérience professionnelle`,
  ask: (needed) => `Il faut ${years(needed)} d’expérience professionnelle. Dites-nous ce que vous avez.`,
  no: (needed, own) =>
    `Il faut ${years(needed)} d’expérience professionnelle. Vous avez indiqué : ${own === 0 ? "aucune" : years(own)}.`,
};

const named = (groups: readonly string[]) => listed(groups.map(groupInWords));
export const groupsWords: Words["groupsWords"] = {
  welcome: (groups) => `Ouvert à tous les profils. Candidatures encouragées : ${named(groups)}`,
  yes: (groups) => `Pour ${named(groups)}`,
  ask: (groups) => `Seulement pour ${named(groups)}. Dites-nous si c’est votre cas.`,
  unclear: (groups) => `Seulement pour ${named(groups)}. Vérifiez si c’est votre cas.`,
  unnamed: "Seulement pour certains groupes. Vérifiez si vous en faites partie.",
  no: (groups) => `Seulement pour ${named(groups)}`,
};

export const otherWords: Words["otherWords"] = {
  alsoAsked: (conditions) => `On demande aussi : ${conditions.join(" ; ")}`,
  schoolClass: (line) => line,
  askEnrolledAt: (places) =>
    `Pour les étudiants de : ${listed(places, "or")}. Dites-nous où vous étudiez ou avez une place.`,
  enrolledAt: (places) => `Pour les étudiants de : ${listed(places, "or")}`,
};
