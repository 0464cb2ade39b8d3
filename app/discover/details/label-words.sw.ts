import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./label-words.ts";

type Words = Translation<typeof english>;

export const labelWords: Words["labelWords"] = {
  tuition: "Karo",
  location: "Mahali",
  country: "Nchi",
  region: "Eneo",
  schoolType: "Aina ya chuo",
  acceptanceRate: "Kiwango cha wanaokubaliwa",
  remote: "Kwa mbali",
  duration: "Muda",
  type: "Aina",
  field: "Fani",
  studies: "Masomo",
  fieldOfStudy: "Fani ya masomo",
  whereYouStudy: "Utakakosomea",
  level: "Kiwango",
  yes: "Ndiyo",
  no: "Hapana",
  paid: "Yenye malipo",
  notPaid: "Bila malipo",
  noneNeeded: "Hauhitajiki",
};

export const rangeWords: Words["rangeWords"] = {
  between: (least, most) => `${least} hadi ${most}`,
  orOlder: (least) => `${least} na zaidi`,
  orYounger: (most) => `${most} na chini`,
  years: (years) => (years === 1 ? "mwaka 1" : `miaka ${years}`),
};
