import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./fact-words.ts";

type Words = Translation<typeof english>;

export const levelNames: Words["levelNames"] = {
  high_school: "Lycée",
  vocational: "Formation professionnelle",
  undergraduate: "Licence (bac + 3)",
  graduate: "Master (bac + 5)",
  doctorate: "Doctorat",
  short_course: "Formation courte",
};

export const finishedNames: Words["finishedNames"] = {
  none: "Rien pour le moment",
  primary: "Le primaire",
  secondary: "Le secondaire",
  vocational: "Un certificat ou diplôme professionnel",
  undergraduate: "La licence",
  graduate: "Le master",
};

export const coveredNames: Words["coveredNames"] = {
  tuition: "scolarité",
  stipend: "allocation",
  travel: "voyage",
  accommodation: "logement",
  books: "livres",
  insurance: "assurance maladie",
  laptop: "ordinateur portable",
  exam_fees: "frais d’examen",
  mentoring: "mentorat",
  loan: "prêt",
};

export const periodNames: Words["periodNames"] = {
  year: "par an",
  semester: "par semestre",
  trimester: "par trimestre",
  month: "par mois",
  week: "par semaine",
  day: "par jour",
  once: "une seule fois",
};

export const sourceNames: Words["sourceNames"] = {
  official: "le site officiel",
  press: "un journal",
  aggregator: "un site d’annonces",
  visitor: "signalé par un visiteur, non confirmé",
  knowledge: "connaissances générales, non confirmé",
};

export const workKindNames: Words["workKindNames"] = {
  attachment: "Stage académique",
  national_service: "Service national",
  volunteer: "Volontariat",
  fellowship: "Programme (fellowship)",
};

export const groupNames: Words["groupNames"] = {
  low_income: "les familles qui ont peu de moyens",
  disability: "les personnes en situation de handicap",
  refugee: "les personnes réfugiées",
  orphan: "les orphelins",
  rural: "les élèves et étudiants de zones rurales",
  sport: "les sportifs",
  academic_staff: "les enseignants du supérieur",
  first_generation: "les premiers de leur famille à faire des études",
};
