import type { Translation } from "#app/shared/languages/translation.ts";
import type * as english from "./words.ts";

type Words = Translation<typeof english>;

export const typeNames: Words["typeNames"] = {
  school: { name: "Shule", tone: "marigold" },
  mentorship: { name: "Ushauri (mentoring)", tone: "indigo" },
  course: { name: "Kozi", tone: "clay" },
  scholarship: { name: "Ufadhili", tone: "mint" },
  internship: { name: "Mafunzo ya kazini", tone: "indigo" },
};

export const sponsored: Words["sponsored"] = { title: "Fursa maalum", visit: "Tembelea tovuti" };

export const labelOf: Words["labelOf"] = (sponsor) =>
  sponsor ? `Tangazo lililolipiwa na ${sponsor}` : "Maalum";
