import { trimTrailing } from "./trim-trailing.ts";

/** The beginning of a text in one line, cut between words. */
export function shorten(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(" ");
  return `${trimTrailing((end > longest / 2 ? cut.slice(0, end) : cut).toWellFormed(), "\uFFFD,;:.")}…`;
}
