import { type Meaning, meaning } from "./meaning.ts";

const score = new RegExp(
  "^(?:(?:post )?(?:jamb|utme)(?: (?:score|scores|result|results|mark|marks))?(?: (?:of|is|was))? (\\d{3})\\b" +
    "|(?:score of )?(\\d{3})(?: (?:in|for|on|from|as))?(?: my)? (?:jamb|utme)(?: (?:score|result))?\\b)",
  "i",
);
const lowest = 100;
const highest = 400;
const mostWords = 6;

/** Parses "JAMB score 165" and "165 in JAMB" as colleges that accept this score; also returns the number of words. */
export function readJambScore(keys: string[], place: number): { length: number; means: Meaning } | null {
  const found = score.exec(keys.slice(place, place + mostWords).join(" "));
  const reached = Number(found?.[1] ?? found?.[2]);
  if (!found || !(reached >= lowest && reached <= highest)) return null;
  const enough = Array.from({ length: reached - lowest + 1 }, (_, points) => [`jamb ${lowest + points}`, 9]);
  return {
    length: found[0].split(" ").length,
    means: meaning("test", `JAMB ${reached}`, {
      tags: { "through JAMB": 4, ...Object.fromEntries(enough) },
      prefers: { "country Nigeria": 4 },
      kind: "colleges",
    }),
  };
}
