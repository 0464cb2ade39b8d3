import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./category-words.ts";

type Words = Translation<typeof english>;

export const categoryNames: Words["categoryNames"] = {
  Scholarships: "Bourses",
  "University Admissions": "Entrer à l’université",
  "Study Abroad": "Étudier à l’étranger",
  Internships: "Stages",
  "Application Tips": "Conseils pour postuler",
  "Financial Aid": "Aide financière",
};

export const topicNames: Words["topicNames"] = {
  scholarship: "Bourse",
  abroad: "Étudier à l’étranger",
  application: "Candidature",
  aid: "Aide financière",
  university: "Université ou école",
  internship: "Stage",
  visa: "Visa",
  essay: "Texte à rédiger",
  admission: "Admission",
};
