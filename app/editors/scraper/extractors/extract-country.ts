import { countryNames, countryPattern, isCountryName } from "./country-names.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";

const hostLabel = labelPattern(
  /(?:host|study|destination|programme?) (?:country|countries|location|destination)|country of study|country to study(?: in)?|where(?: to study)?|to be taken at|tenable in|study in|location|country|host (?:country|institution|university)|duty station/,
);
const place = new RegExp(`(?<![\\w.-])(?:the )?(${countryPattern})(?![\\w-])`, "giu");
const inPlace = new RegExp(
  `(?:\\b(?:stud(?:y|ies|ying)|tenable|held|hosted|based|degrees?|programmes?|programs?|courses?|scholarships?|fellowships?|internships?|university|universities|college|masters?|phd|takes? place|located)\\b[^.\\n;:]{0,40}?\\b(?:in|at|within)|^[^\\n]{0,120}?\\bin) (?:the )?(${countryPattern})(?![\\w-])`,
  "giu",
);
const ofWhom =
  /\b(?:students?|citizens?|nationals?|women|girls|youths?|africans?|people|entrepreneurs?|graduates?|residents?|applicants?|candidates?|born|living|resid(?:e|ing)|refugees?|professionals?|school)(?: \w{1,30})? in (?:the )?$/i;

/** The country of study or work, not of the applicants: from a label, the title or a plain sentence. */
export function extractCountry(title: string, source: string): Finding | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, hostLabel);
  const named = labelled && countriesIn(labelled.value);
  if (labelled && named && named.length > 0) return { ...labelled, value: named.slice(0, 5).join(", ") };
  return inSentence(normaliseText(title), true) ?? inSentence(text, false);
}

function inSentence(text: string, isSure: boolean): Finding | null {
  for (const match of text.matchAll(inPlace)) {
    const [whole, written = ""] = match;
    const name = countryNames.get(written.toLowerCase());
    const before = text.slice(0, match.index + whole.length - written.length);
    if (!name || !isCountryName(written) || ofWhom.test(before.slice(-60))) continue;
    return { value: name, evidence: evidenceAt(text, match.index, match.index + whole.length), isSure };
  }
  return null;
}

export function countriesIn(text: string): string[] {
  const found = [...text.matchAll(place)].flatMap(([, written = ""]) =>
    isCountryName(written) ? [countryNames.get(written.toLowerCase()) ?? ""] : [],
  );
  return [...new Set(found.filter(Boolean))];
}
