import { lookUp } from "#app/shared/forms/lookup.ts";

/** Exams, cards and numbers that have one name in every language. */
const properNames =
  /^(?:bvn|ghana card|ielts(?: score)?|kcpe|kcse|kra pin|neco|nin|o-level|a-level|shif|ssce|toefl|uace|uce|waec|wassce)$/i;

/**
 * A document by its name in the table, or several: "Degree certificate and CV" if both are in the table. Other names stay as their provider
 * writes them, as a whole: half a translated name would be neither language.
 */
export function translateDocument(
  name: string,
  names: Readonly<Record<string, string>>,
  conjunctions: { and: string; or: string },
): string {
  const one = (part: string) =>
    lookUp(names, part.trim().toLowerCase()) ?? (properNames.test(part.trim()) ? part.trim() : undefined);
  const parts = name.split(/ (and|or) /);
  const translated = parts.map((part, place) => (place % 2 === 0 ? one(part) : lookUp(conjunctions, part)));
  return one(name) ?? (translated.includes(undefined) ? name : translated.join(" "));
}
