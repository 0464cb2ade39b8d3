import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./slide-words.ts";

type Words = Translation<typeof english>;

export const slideWords: Words["slideWords"] = {
  slide: (number, title) => `Picha ya ${number}: ${title}`,
  stop: "Simamisha picha",
  go: "Acha picha ziende zenyewe",
};

export const exampleWords: Words["exampleWords"] = {
  award: { title: "Ufadhili wa uzamili katika uhandisi", place: "Ujerumani · unafungwa baada ya siku 18" },
  bursary: { title: "Basari kwa fani yoyote", place: "Afrika Kusini · inafungwa baada ya miezi 2" },
  field: "Fani",
  country: "Nchi",
  level: "Kiwango",
  gpa: "Wastani wa alama (GPA)",
  match: (percent) => `Inakufaa kwa ${percent}%`,
};
