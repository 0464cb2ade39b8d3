/** A pattern that the checker calls slow or can't judge, and why it is linear in the length of its text. */
export interface Reason {
  file: string;
  /** The start of the pattern. It covers all patterns of this file with the same start. */
  begins: string;
  why: string;
}

const dots =
  "A label has at most 63 letters and ends at a dot, and there are at most six: nothing is tried twice.";
const words = "Words are bounded and end at a space, and there are only so many: nothing is tried twice.";

export const patternsWithAReason: Reason[] = [
  { file: "app/community/scam-check/addresses/find-addresses.ts", begins: "[\\w.+-]{1,64}@", why: dots },
  {
    file: "app/community/scam-check/addresses/find-addresses.ts",
    begins: "(?<![@\\p{L}\\p{N}/._-])",
    why: dots,
  },
  {
    file: "app/community/scam-check/signals/find-signals.ts",
    begins: "\\b(no|not|never|",
    why: "It sees the last 160 characters before a sign, and its words end at a space.",
  },
  {
    file: "app/community/scam-check/signals/payment-signals.ts",
    begins: "\\b(?:send|tuma)\\b[^.!?]{0,40} (?<!",
    why: "Its two gaps of 40 characters lie around a number, and a sentence has at most 5,000 characters.",
  },
  {
    file: "app/editors/scraper/extractors/labels.ts",
    begins: "^[•*\\-\\d.)\\p{Extended_Pictographic}",
    why: "It is tried once a line, at its beginning, and a line longer than 400 characters is left out.",
  },
  {
    file: "app/editors/scraper/extractors/deadline-cues.ts",
    begins: "\\b(?:deadline|closing date|application (?:period|window)|date)?[^",
    why: `Its gap has 40 characters. ${words}`,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "\\b(?:offered|sponsored|",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "\\b(?:at|katika) (?:the )?(?<name>",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "(?:^|[.!?] |\\n|\\b(?:through",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "(?:^|[.!?] |\\n)(?:The )?(?<name>",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "(?<!\\p{L})(?:stages?|stagiaires?|",
    why: "It begins at a word, and its gap and the name have at most 60 characters each.",
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "\\b(?:[Ii]nternships?|",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "\\b(?:(?:Paid|Summer|",
    why: words,
  },
  {
    file: "app/editors/scraper/extractors/extract-organisation.ts",
    begins: "^(?:(?:fully|funded|",
    why: "A name has at most 60 characters and six words.",
  },
  {
    file: "app/editors/scraper/extractors/other-awards.ts",
    begins: "(?:(?:[A-Z][\\p{L}",
    why: `It sees a line of at most 600 characters. ${words}`,
  },
  {
    file: "app/editors/scraper/extractors/extract-amount.ts",
    begins: "(?<![\\w$€£₦])(?<most>",
    why: "A number has at most 12 digits or five groups of three, and what may stand between two is spelled out.",
  },
  {
    file: "server/logging/redact-tokens.ts",
    begins: "((?:saved\\/+calendar",
    why: "It begins with a word, a row of slashes ends at a letter, and what follows the last ends the pattern: nothing is tried twice.",
  },
];
