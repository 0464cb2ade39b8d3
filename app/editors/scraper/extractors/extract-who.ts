import { countriesIn } from "./extract-country.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { countryOfNation, nationPattern } from "./nations.ts";
import { normaliseText } from "./normalise-text.ts";

const whoHeading =
  /^\W{0,4}(?:eligibility(?: (?:criteria|requirements?|conditions?))?|who (?:can|may|should|is eligible to|is eligible) ?(?:apply)?|(?:entry |admission |general |basic |applicant )?(?:requirements?|criteria)(?: for eligibility)?|qualifications?(?: required)?|conditions? d'éligibilité|critères? (?:d'éligibilité|de sélection)|éligibilité|qui peut (?:postuler|candidater)|conditions (?:requises|de participation)|requisitos|elegibilidade|vigezo|sifa(?: za mwombaji)?)\W{0,4}$/i;
const documentsHeading =
  /^\W{0,4}(?:(?:required|supporting|application|necessary) (?:documents?|materials?)|documents?(?: required| needed| to submit)?|what to submit|(?:documents|pièces) (?:à fournir|requis(?:es)?)|dossier de candidature|composition du dossier|documentos(?: necessários)?|nyaraka)\W{0,4}$/i;

/** The lines below a heading, up to the next one. */
function sectionBelow(text: string, heading: RegExp, most: number): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const at = lines.findIndex((line) => line.length < 60 && heading.test(line));
  if (at === -1) return [];
  const found: string[] = [];
  for (const line of lines.slice(at + 1, at + 1 + most)) {
    const isHeading =
      line.length < 50 &&
      /^[\p{Lu}\d]/u.test(line) &&
      !/[.;,)]$/.test(line) &&
      found.length > 0 &&
      /^(?:[\p{L}' ]{3,50}[:?]?)$/u.test(line) &&
      /\b(?:how|deadline|benefits?|documents?|application|apply|process|duration|contact|link|dates?|comment|date|avantages|selection|about|value|coverage|requirements?|criteria|procedure)\b/i.test(
        line,
      );
    if (isHeading) break;
    if (line) found.push(line.replace(/^[•*\-–\d.)\s]{1,6}/, ""));
  }
  return found;
}

/** Who may apply, in the page's own words. */
export function extractEligibility(source: string): Finding | null {
  const text = normaliseText(source);
  const lines = sectionBelow(text, whoHeading, 12);
  if (lines.length > 0) {
    const value = lines.join("\n").slice(0, 900);
    return { value, evidence: lines.join(" ").slice(0, 240), isSure: true };
  }
  const found =
    /(?:^|[.!?\n] ?)([^.!?\n]{0,120}\b(?:open to|students (?:must|should)|you must (?:be|have|hold)|eligible (?:to apply|applicants|candidates)|applicants (?:must|should)|candidates (?:must|should)|to be eligible|peuvent (?:postuler|candidater)|les candidats doivent)\b[^.!?\n]{10,220})/i.exec(
      text,
    );
  const value = found?.[1]?.trim();
  return value ? { value, evidence: value.slice(0, 240), isSure: false } : null;
}

/** Documents to send, one on each line. */
export function extractDocuments(source: string): Finding | null {
  const lines = sectionBelow(normaliseText(source), documentsHeading, 12).filter((line) => line.length < 160);
  return lines.length > 1
    ? { value: lines.slice(0, 10).join("\n"), evidence: lines.join(" ").slice(0, 240), isSure: false }
    : null;
}

const ages: readonly { pattern: RegExp; is: "range" | "most" | "below" | "least" }[] = [
  {
    pattern:
      /\b(?:aged?|between|ages?(?: of)?|âgée?s? (?:de|entre)) (?:of |between )?(\d{2})(?: years?| ans)? ?(?:-|to|and|et|à) ?(\d{2})\b(?! ?%)/gi,
    is: "range",
  },
  {
    pattern:
      /\b(?:not (?:be )?(?:(?:older|more) than|above|over)|no older than|maximum age(?: (?:limit )?(?:of|is))?:?|up to|at most|not exceed(?:ing)?|ne pas dépasser|âgée?s? au plus de|maximum) (\d{2}) (?:years?(?: old| of age)?|ans)\b/gi,
    is: "most",
  },
  {
    pattern:
      /(?<!\p{L})(?:âgée?s? de|idade até) (\d{2}) (?:ans|anos)(?: au (?:plus|maximum))?(?= au (?:plus|max)|,? no máximo)/giu,
    is: "most",
  },
  { pattern: /\bage limit:? (?:is )?(\d{2})\b/gi, is: "most" },
  {
    pattern:
      /\b(?:under|below|younger than|less than|moins de) (?:the age of )?(\d{2})(?: ans| years?(?: old| of age)?)?\b(?! ?%)(?= |\.|,|\n|$)/gi,
    is: "below",
  },
  {
    pattern: /\b(?:at least|minimum(?: age)?(?: of)?|over|above) (\d{2}) years?(?: old| of age)\b/gi,
    is: "least",
  },
];

/** The youngest and the oldest age, where the page says so plainly. */
export function extractAges(source: string): { min: Finding | null; max: Finding | null } {
  const text = normaliseText(source);
  let min: Finding | null = null;
  let max: Finding | null = null;
  for (const { pattern, is } of ages)
    for (const match of text.matchAll(pattern)) {
      const near = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 30);
      if (!/\b(?:ages?d?|years? (?:old|of age)|older|younger|born|ans|youth)\b/i.test(near)) continue;
      if (/\b(?:experience|operation|established|company|start-?up|programme duration)\b/i.test(near))
        continue;
      const evidence = evidenceAt(text, match.index, match.index + match[0].length);
      const numbers = match.slice(1).map(Number);
      if (numbers.some((age) => age < 10 || age > 75)) continue;
      const fact = (age = 0): Finding => ({ value: String(age), evidence, isSure: true });
      if (is === "range") [min, max] = [min ?? fact(numbers[0]), max ?? fact(numbers[1])];
      else if (is === "least") min ??= fact(numbers[0]);
      // "Under 30" leaves out who is 30.
      else max ??= fact(is === "below" ? Number(numbers[0]) - 1 : numbers[0]);
      break;
    }
  return { min, max };
}

const citizensOf =
  /\b(?:citizens?|nationals?|nationalit(?:y|ies)|citizenship|eligible countries|nationalité|ressortissants?|passport holders?|cidadãos|nacionais|naturais|estudantes|candidatos)(?: \w{1,12})?(?: of| from|:| in| des?| d'| da| do)(?: (?:the|one of the following countries|these countries|du|de la))?:? ([^.\n;]{3,300})/gi;

/** "Tanzanian nationals", "applicants must be Nigerian". */
const ofNation = new RegExp(
  `\\b(?:(${nationPattern}) (?:citizens?|nationals?|nationality|passport holders?)|(?:applicants?|candidates?|you) must be (?:an? )?(${nationPattern}))\\b`,
  "i",
);
const forNation = new RegExp(
  `\\bfor (?:young |\\w{1,12} )?(${nationPattern})s?(?: (?:students?|citizens?|nationals?|youths?|graduates?|women))?\\b`,
  "i",
);

/** Countries whose citizens may apply. */
export function extractCitizens(title: string, source: string): Finding | null {
  const text = normaliseText(source);
  for (const match of text.matchAll(citizensOf)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (/\b(?:not|except|excluding|other than|non-?)\b[^.\n]{0,30}$/i.test(before)) continue;
    const named =
      (match[1] ?? "").split(/(?<!\p{L})(?:to study|studying|who|para|pour|qui|que)(?!\p{L})/iu)[0] ?? "";
    const names = countriesIn(named);
    const isAfrica = /\b(?:african? (?:countr(?:y|ies)|union member)|africa|pays africain)/i.test(
      match[1] ?? "",
    );
    const value = names.length > 0 ? names.join("\n") : isAfrica ? "Africa" : "";
    if (value)
      return { value, evidence: evidenceAt(text, match.index, match.index + match[0].length), isSure: true };
  }
  const named = normaliseText(title);
  const nation = ofNation.exec(text);
  const isNot =
    nation &&
    /\b(?:not|except|excluding|other than|non-?)\b[^.\n]{0,30}$/i.test(
      text.slice(Math.max(0, nation.index - 40), nation.index),
    );
  const inTitle = forNation.exec(named);
  const country = countryOfNation(
    (isNot ? inTitle?.[1] : (nation?.[1] ?? nation?.[2] ?? inTitle?.[1])) ?? "",
  );
  if (country)
    return {
      value: country,
      evidence: nation && !isNot ? evidenceAt(text, nation.index, nation.index + nation[0].length) : named,
      isSure: true,
    };
  return /\b(?:for|pour) (?:young |jeunes )?(?:africans|african (?:students|nationals|citizens|women|youths?|graduates)|(?:\p{L}{1,12} )?africain(?:e?s)?)(?!\p{L})/iu.test(
    named,
  )
    ? { value: "Africa", evidence: named, isSure: true }
    : null;
}
