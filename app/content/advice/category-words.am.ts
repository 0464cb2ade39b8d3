import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./category-words.ts";

type Words = Translation<typeof english>;

export const categoryNames: Words["categoryNames"] = {
  Scholarships: "ስኮላርሺፖች",
  "University Admissions": "ወደ ዩኒቨርሲቲ መግባት",
  "Study Abroad": "በውጭ ሀገር መማር",
  Internships: "ኢንተርንሺፖች",
  "Application Tips": "የማመልከቻ ምክሮች",
  "Financial Aid": "የገንዘብ ድጋፍ",
};

export const topicNames: Words["topicNames"] = {
  scholarship: "ስኮላርሺፕ",
  abroad: "በውጭ ሀገር መማር",
  application: "ማመልከቻ",
  aid: "የገንዘብ ድጋፍ",
  university: "ዩኒቨርሲቲ ወይም ኮሌጅ",
  internship: "ኢንተርንሺፕ",
  visa: "ቪዛ",
  essay: "ድርሰት",
  admission: "ቅበላ",
};
