import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./topic-words.ts";

type Words = Translation<typeof english>;

export const topicNames: Words["topicNames"] = {
  technology: { name: "Technologie", about: "Informatique, ingénierie, architecture" },
  health: { name: "Santé et soins", about: "Médecine, soins infirmiers, psychologie, travail social" },
  business: { name: "Commerce et droit", about: "Commerce, droit, communication" },
  sciences: { name: "Sciences et agriculture", about: "Sciences, agriculture" },
  arts: { name: "Arts et éducation", about: "Arts, éducation" },
  choosing: { name: "Choisir où postuler", about: "Pays, établissements, formations et ce qu’ils coûtent" },
  applying: {
    name: "Préparer la candidature",
    about: "Lettres de motivation, recommandations, formulaires et pièces",
  },
  tests: { name: "Tests et entretiens", about: "IELTS, SAT, GRE, entretiens et comment s’y préparer" },
  visas: { name: "Visas et voyage", about: "Preuve de ressources, ambassades, vols et première semaine" },
  studying: {
    name: "Pendant et après les études",
    about: "Argent, logement, travailler pendant ses études, stages, retour au pays",
  },
  "ask-a-scholar": {
    name: "Demander à un boursier",
    about: "Interrogez des jeunes qui ont eu une bourse ou étudié à l’étranger.",
  },
};

export const aboutCountry: Words["aboutCountry"] = (country) =>
  `Examens, prêts, ambassades et écoles : ${country}`;

export const groupNames: Words["groupNames"] = {
  scholars: "Demander à un boursier",
  country: "Par pays",
  field: "Par domaine",
  stage: "Par étape",
};
