import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./category-words.ts";

type Words = Translation<typeof english>;

export const categoryNames: Words["categoryNames"] = {
  Scholarships: "Ufadhili",
  "University Admissions": "Kujiunga na chuo kikuu",
  "Study Abroad": "Kusoma nje ya nchi",
  Internships: "Mafunzo ya kazini",
  "Application Tips": "Vidokezo vya kuomba",
  "Financial Aid": "Usaidizi wa kulipa karo",
};

export const topicNames: Words["topicNames"] = {
  scholarship: "Ufadhili",
  abroad: "Kusoma nje ya nchi",
  application: "Maombi",
  aid: "Usaidizi wa kulipa karo",
  university: "Chuo kikuu au chuo",
  internship: "Mafunzo ya kazini",
  visa: "Visa",
  essay: "Insha",
  admission: "Kukubaliwa chuoni",
};
