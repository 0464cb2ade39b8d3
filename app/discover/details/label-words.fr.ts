import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./label-words.ts";

type Words = Translation<typeof english>;

export const labelWords: Words["labelWords"] = {
  tuition: "Frais de scolarité",
  location: "Lieu",
  country: "Pays",
  region: "Région",
  schoolType: "Type d’établissement",
  acceptanceRate: "Taux d’admission",
  remote: "À distance",
  duration: "Durée",
  type: "Type",
  field: "Domaine",
  studies: "Études",
  fieldOfStudy: "Domaine d’études",
  whereYouStudy: "Où vous étudiez",
  level: "Niveau",
  yes: "Oui",
  no: "Non",
  paid: "Rémunéré",
  notPaid: "Non rémunéré",
  noneNeeded: "Aucune",
};

export const rangeWords: Words["rangeWords"] = {
  between: (least, most) => `${least} à ${most}`,
  orOlder: (least) => `${least} ans ou plus`,
  orYounger: (most) => `${most} ans ou moins`,
  years: (years) => (years < 2 ? `${years} an` : `${years} ans`),
};
