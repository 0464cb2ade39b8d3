import type { GradeNeeded } from "#database/schema/facts.ts";
import { ghanaianSubjects } from "./ghana/subjects.ts";
import { kcseSubjects } from "./kenya/kcse-subjects.ts";
import { nigerianSubjects } from "./nigeria/subjects.ts";

const ugandanSubjects = [
  "Agriculture",
  "Art",
  "Biology",
  "Chemistry",
  "Christian Religious Education",
  "Computer Studies",
  "Economics",
  "English",
  "Entrepreneurship Education",
  "Food and Nutrition",
  "French",
  "General Paper",
  "Geography",
  "German",
  "Geometrical and Mechanical Drawing",
  "History",
  "Islamic Religious Education",
  "Kiswahili",
  "Literature in English",
  "Luganda",
  "Mathematics",
  "Music",
  "Physics",
  "Subsidiary ICT",
  "Subsidiary Mathematics",
  "Technical Drawing",
];

const ethiopianSubjects = [
  "Agriculture",
  "Amharic",
  "Biology",
  "Chemistry",
  "Civics",
  "Economics",
  "English",
  "Geography",
  "History",
  "Mathematics",
  "Physics",
  "Scholastic Aptitude",
];

/** The subjects that a requirement may name, as they are printed on the certificate. */
export const certificateSubjects: Partial<Record<GradeNeeded["system"], ReadonlySet<string>>> = {
  KCSE: new Set(Object.values(kcseSubjects).map(({ name }) => name)),
  // In Ghana, mathematics is "Core Mathematics" or "Elective Mathematics".
  WASSCE: new Set([...Object.values(nigerianSubjects), ...Object.values(ghanaianSubjects)]),
  UACE: new Set(ugandanSubjects),
  UCE: new Set(ugandanSubjects),
  EHEECE: new Set(ethiopianSubjects),
};
