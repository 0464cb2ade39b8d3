/** A pasted message, normalized so that invisible characters and special fonts make no difference. */
interface ParsedMessage {
  text: string;
  /** A clause: a sign and its negation are searched for inside one of these. */
  sentences: string[];
}

export const longestMessage = 5_000;
/** A longer message is shown again only up to this length. */
export const longestGivenBack = 20_000;

const invisible = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;

export function parseMessage(pasted: string): ParsedMessage {
  const text = pasted
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[*_~]+/g, withoutEmphasis)
    .replace(/[^\S\n]+/g, " ")
    .trim();
  const sentences = text
    .split(/(?<=[.!?;])\s|\n/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  return { text, sentences };
}

/** Chat apps mark bold and italics with characters around words. Inside a word, or alone, such a character is text. */
function withoutEmphasis(marks: string, at: number, text: string): string {
  const before = text.charAt(at - 1).trim();
  const behind = text.charAt(at + marks.length).trim();
  if (before === "") return behind === "" && marks.length === 1 ? marks : "";
  return behind === "" || ".,!?".includes(behind) ? "" : marks;
}
