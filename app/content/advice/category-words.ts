import type { ArticleCategory } from "./category.ts";

export const categoryNames: Record<ArticleCategory, string> = {
  Scholarships: "Scholarships",
  "University Admissions": "University Admissions",
  "Study Abroad": "Study Abroad",
  Internships: "Internships",
  "Application Tips": "Application Tips",
  "Financial Aid": "Financial Aid",
};

export const topicNames = {
  scholarship: "Scholarship",
  abroad: "Study abroad",
  application: "Application",
  aid: "Financial aid",
  university: "University or college",
  internship: "Internship",
  visa: "Visa",
  essay: "Essay",
  admission: "Admission",
};
