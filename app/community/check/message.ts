/** A pasted message, tidied up so that tricks with invisible characters and fonts do not matter. */
export interface Message {
  text: string;
  /** What is said in one breath: a sign is looked for, and denied, inside one of these. */
  sentences: string[];
}

export const longestMessage = 5_000;

const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
/** Chat apps write bold and italics with these marks around words. */
const emphasis = /(^|\s)[*_~]+(?=\S)|(?<=\S)[*_~]+(?=\s|$|[.,!?])/gm;

export function readMessage(pasted: string): Message {
  const text = pasted
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(emphasis, "$1")
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const sentences = text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return { text, sentences };
}
