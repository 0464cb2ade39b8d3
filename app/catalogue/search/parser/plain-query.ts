const letter = "\\p{L}\\p{N}\\p{M}";
/** A word without the punctuation around it. */
const core = new RegExp(`[${letter}](?:.*[${letter}])?`, "su");
/** A grade or a language: "C+", "D-", "C++", "C#". */
const signed = new RegExp(`^[^${letter}]*([a-z](?:\\+{1,2}|-|#))(?![${letter}+#-])`, "iu");
/** "u.n.i.c.e.f", "Ph.D", "B.Sc": one word. */
const abbreviation = /^(?:\p{L}(?:\.\p{L})+|ph\.d|[bm]\.(?:sc|ed|eng|tech|com|phil|arch|pharm)|ll\.[bmd])$/iu;
const invisible = /\p{Cf}|\uFE0E|\uFE0F|\u20E3/gu;
const between = new RegExp(`[^${letter}'.-]+|-{2,}|(?<!\\d)\\.|\\.(?!\\d)`, "u");
/** "300,000" */
const thousands = /(?<=\d),(?=\d{3}(?!\d))/g;
const currencySigns: [RegExp, string][] = [
  [/\$\s?(\d[\d,.]*[km]?)/gi, "$1 dollars"],
  [/€\s?(\d[\d,.]*[km]?)/gi, "$1 euros"],
  [/£\s?(\d[\d,.]*[km]?)/gi, "$1 pounds"],
  [/₦\s?(\d[\d,.]*[km]?)/gi, "$1 naira"],
];

/** Nothing but polite phrases. */
const polite =
  /^(?:please|pls|plz|plis|pliz|plse|kindly|abeg|biko|tafadhali|thanks|thanx|thx|tnx|hello|hi|hey|sir|madam|oga|asap)$/i;
const joiner = /^[&+]$/;

/**
 * Removes what has no meaning: punctuation, emoji and polite words. Returns the text as typed if nothing else is left.
 */
export function plainQuery(text: string): string {
  const signs = currencySigns.reduce((replaced, [sign, word]) => replaced.replace(sign, word), text);
  const words = signs
    .replace(invisible, "")
    .replace(/\b2:(?=[12]\b)/g, "2.")
    .replace(/\bw\/o(?:ut)?\b/gi, "without")
    .replace(/[’‘ʼ`´]/g, "'")
    .split(/\s+/)
    .flatMap(plainWords);
  const telling = words.filter((word) => !polite.test(word));
  return telling.some((word) => !joiner.test(word)) ? telling.join(" ") : text;
}

function plainWords(word: string): string[] {
  if (joiner.test(word)) return [word];
  const grade = signed.exec(word)?.[1];
  if (grade) return [grade];
  const plain = core.exec(word)?.[0] ?? "";
  if (abbreviation.test(plain)) return [plain.replaceAll(".", "")];
  return plain
    .replace(thousands, "")
    .split(between)
    .map((part) => core.exec(part)?.[0] ?? "")
    .filter(Boolean);
}
