import { countriesIn } from "./extract-country.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { countryOfNation, nationPattern } from "./nations.ts";
import { normaliseText } from "./normalise-text.ts";

const whoHeading =
  /^[^\p{L}]{0,5}(?:eligibility(?: (?:criteria|requirements?|conditions?))?(?: (?:for|of) [^\n]{3,40})?|(?:the )?(?:applicants?|candidates?|you) (?:must|should|shall|need to)(?: (?:be|have|meet))?(?: the following)?|(?:les|le|la) candidat(?:e|s|es)? doi(?:t|vent)|masharti|who (?:can|may|should|is eligible to|is eligible|qualifies|is (?:it|this)(?: meant)? for) ?(?:apply)?|you (?:are|have|bring|should be)|you (?:can|may) apply if|(?:you )?apply if you|your profile|(?:could|is) this (?:be )?(?:for )?you|(?:am i|are you) eligible|eligible (?:applicants|candidates)|what you need|(?:candidate |applicant )?profile|profils?(?: (?:recherchés?|du candidat|des candidats|requis))?|pour qui|à qui s'adresse(?:nt)?(?:-t)?(?:-(?:il|elle)s?)?(?: (?:la|le|cette|ce) \p{L}{3,20})?|requirements? for (?:[^\n]{3,40})|(?:entry |admission |general |basic |applicant )?(?:requirements?|criteria)(?: for eligibility)?|qualifications?(?: required)?|conditions? d'éligibilité|critères? (?:d'éligibilité|de sélection)|éligibilité|qui peut (?:postuler|candidater)|conditions(?: (?:requises|de participation|à remplir))?|requisitos|elegibilidade|(?:conditions|eligibility conditions)|(?:vigezo|sifa)(?: (?:za|na|vya) [\p{L} ]{3,40})?|nani anaweza kuomba|(?:ማን|ማነው) ማመልከት ይችላል|ማን ማመልከት ይችላል|የአመልካቾች (?:መስፈርት|መመዘኛ)(?:ዎች)?|መስፈርቶች?|መመዘኛዎች?)[^\p{L}]{0,4}$/iu;
const documentsHeading =
  /^\W{0,4}(?:(?:required|supporting|application|necessary) (?:documents?|materials?)|documents?(?: required| needed| to submit)?|what to submit|(?:documents|pièces) (?:à fournir|requis(?:es)?)|dossier de candidature|composition du dossier|documentos(?: necessários)?|nyaraka)\W{0,4}$/i;

/** The lines below a heading, up to the next heading. */
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
export function extractEligibility(source: string): ExtractedValue | null {
  const text = normaliseText(source);
  const lines = sectionBelow(text, whoHeading, 12);
  if (lines.length > 0) {
    const value = lines.join("\n").slice(0, 900);
    return { value, evidence: lines.join(" ").slice(0, 240), isSure: true };
  }
  const labelled = extractLabelled(text, whoLabel);
  if (labelled && labelled.value.length > 12) return labelled;
  const value = text
    .split(/[.!?\n]/)
    .map((sentence) => sentence.trim())
    .find((sentence) => {
      const cue = mayApply.exec(sentence);
      return cue && cue.index <= 120 && sentence.length - cue.index - cue[0].length >= 10;
    })
    ?.slice(0, 340);
  return value ? { value, evidence: value.slice(0, 240), isSure: false } : null;
}

const mayApply =
  /\b(?:open (?:only )?(?:to|for)|students (?:must|should)|you must (?:be|have|hold)|eligible (?:to apply|applicants|candidates)|(?:applicants?|candidates?) (?:\(\d\) )?(?:must|should|shall|need|holds?|have|has|are|is)|to be eligible|to qualify|peuvent (?:postuler|candidater)|les (?:candidats|étudiants) doivent|l[ea] candidate? doit|may be (?:put forward|nominated|proposed)|you (?:are eligible if|need an?|should (?:be|have|hold))|eligible are|candidates who|(?:may|can) apply if|welcome to apply|are (?:encouraged|invited) to|we (?:welcome|ask that you|expect)|s'adressent? aux?|sont éligibles|(?:destinée?s?|ouverte?s?|réservée?s?) (?:uniquement |exclusivement )?aux?|minimum qualifications?:|looking for)\b/i;

const whoLabel = labelPattern(
  /eligibility|who(?: (?:can|may|should) apply)?|who is (?:it|this) for|(?:minimum )?requirements?|(?:minimum )?qualifications?|conditions(?: d'éligibilité)?|éligibilité|profil(?: recherché)?|formation(?: requise)?|niveau requis|masharti/,
);

/** Documents to send, one on each line. */
export function extractDocuments(source: string): ExtractedValue | null {
  const lines = sectionBelow(normaliseText(source), documentsHeading, 12).filter((line) => line.length < 160);
  return lines.length > 1
    ? { value: lines.slice(0, 10).join("\n"), evidence: lines.join(" ").slice(0, 240), isSure: false }
    : null;
}

const ages: readonly { pattern: RegExp; is: "range" | "most" | "below" | "least" }[] = [
  { pattern: /\b(\d{2}) ?(?:-|to|and) ?(\d{2}) years (?:old|of age)\b/gi, is: "range" },
  {
    pattern:
      /(?<!\p{L})(?:aged?|between|ages?(?: of| limit| range| bracket)?:?|âge ?:|âgée?s? (?:de|entre)|(?:avoir|ayant) (?:entre|de)) (?:of |between )?(\d{2})(?: years?| ans)? ?(?:-|to|and|et|à) ?(\d{2})\b(?! ?%)/giu,
    is: "range",
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:not|no) (?:be )?(?:(?:older|more) than|above|over)|ne pas (?:avoir|dépasser) (?:plus de )?|maximum age(?: (?:limit )?(?:of|is))?:?|up to|at most|au plus|not exceed(?:ing)?|âgée?s? au plus de|âge (?:maximum|limite|maximal) ?:?|maximum) ?(\d{2}) (?:years?(?: old| of age)?|ans)\b/giu,
    is: "most",
  },
  {
    pattern:
      /(?<!\p{L})(?:âgée?s? de|idade até) (\d{2}) (?:ans|anos)(?: au (?:plus|maximum))?(?= au (?:plus|max)|,? no máximo)/giu,
    is: "most",
  },
  {
    pattern:
      /(?<!\p{L})(?:umri )?(?:usiozidi|usizidi|asiwe na zaidi ya|asizidi)(?: wa)? (?:miaka )?(\d{2})/giu,
    is: "most",
  },
  {
    pattern: /(?<!\p{L})(?:umri )?(?:wa |kati ya )?miaka (\d{2}) (?:hadi|na|mpaka|-) (?:miaka )?(\d{2})/giu,
    is: "range",
  },
  { pattern: /(?<!\p{L})chini ya (?:umri wa )?miaka (\d{2})/giu, is: "below" },
  { pattern: /ከ ?(\d{2}) ?(?:ዓመት|አመት)(?: ዕድሜ)? (?:ያልበለጠ|የማይበልጥ|ያልበለጡ|የማይበልጡ)/gu, is: "most" },
  { pattern: /ከ ?(\d{2}) ?(?:ዓመት|አመት) በታች/gu, is: "below" },
  { pattern: /\bage limit:? (?:is )?(\d{2})\b/gi, is: "most" },
  {
    pattern:
      /(?<!\p{L})(?:avoir |âgée?s? (?:de|d'au plus) )?(\d{2}) ans (?:au (?:plus|maximum)|maximum|révolus au plus)/giu,
    is: "most",
  },
  {
    pattern: /\b(?:not|no) (?:be )?older than (\d{2})(?=[.,;)\n]| (?:at|on|by|in|and|when)\b)/gi,
    is: "most",
  },
  { pattern: /\b(\d{2}) years?(?: old| of age)? (?:or|and) (?:younger|below|under)\b/gi, is: "most" },
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

/** "37 years for men and 40 years for women". */
const hasLimits =
  /\d{2}(?: years?| ans)?(?: \p{L}{1,10}){0,2} (?:for|pour)(?: les?)? [^.;\n]{2,40}?(?:and|et|,) (?:\p{L}{1,10} ){0,2}\d{2}(?: years?| ans)?(?: \p{L}{1,10}){0,2} (?:for|pour) /iu;

/** The minimum and maximum age, if the page states them clearly. */
export function extractAges(source: string): { min: ExtractedValue | null; max: ExtractedValue | null } {
  const text = normaliseText(source);
  let min: ExtractedValue | null = null;
  let max: ExtractedValue | null = null;
  const lines = new Set<string>();
  const highest = new Set<number>();
  for (const { pattern, is } of ages) {
    let isFound = false;
    for (const match of text.matchAll(pattern)) {
      const near = text.slice(Math.max(0, match.index - 60), match.index + match[0].length + 30);
      const clause = text.slice(Math.max(0, match.index - 110), match.index + match[0].length + 30);
      if (
        !/\b(?:ages?d?|years? (?:old|of age)|older|younger|born|ans|youth|miaka|as (?:at|of)|(?:applicants?|candidates?|learners?|you) (?:must|should) be)\b|ዓመት|አመት/i.test(
          clause,
        )
      )
        continue;
      if (/\b(?:experience|operation|established|company|start-?up|programme duration)\b/i.test(near))
        continue;
      const numbers = match.slice(1).map(Number);
      if (numbers.some((age) => age < 10 || age > 75)) continue;
      const line = text.slice(text.lastIndexOf("\n", match.index) + 1).split("\n", 1)[0] ?? "";
      if (is !== "least" && !lines.has(line) && dependsOnOthers(line.slice(0, 600), pattern))
        return { min: null, max: null };
      lines.add(line);
      if (is !== "least") highest.add((numbers.at(-1) ?? 0) - (is === "below" ? 1 : 0));
      // Another limit elsewhere is that of another group.
      if (highest.size > 1) return { min: null, max: null };
      if (isFound) continue;
      isFound = true;
      const evidence = evidenceAt(text, match.index, match.index + match[0].length);
      const fact = (age = 0): ExtractedValue => ({ value: String(age), evidence, isSure: true });
      if (is === "range") [min, max] = [min ?? fact(numbers[0]), max ?? fact(numbers[1])];
      else if (is === "least") min ??= fact(numbers[0]);
      // "Under 30" excludes people who are 30.
      else max ??= fact(is === "below" ? Number(numbers[0]) - 1 : numbers[0]);
    }
  }
  return { min, max };
}

/** "Under 21 for bachelor's, under 30 for master's", "35 for men and 40 for women": there is no single limit. */
function dependsOnOthers(line: string, pattern: RegExp): boolean {
  const limits = [...line.matchAll(pattern)].map(([, first, last]) => last ?? first);
  const numbers = new Set(line.match(/(?<!\d)[1-6]\d(?!\d|[,.]\d| ?%)/g));
  return new Set(limits).size > 1 || hasLimits.test(line) || (numbers.size > 1 && levelsNamed(line) > 1);
}

const levelsNamed = (line: string): number =>
  [/master/i, /ph\.?d|doctora/i, /bachelor|undergraduate|licence/i].filter((level) => level.test(line))
    .length;

const citizensOf =
  /\b(?:citizens?|nationals?|nationalit(?:y|ies)|citizenship|eligible countries|nationalité|ressortissante?s?|domiciled|passport holders?|cidadãos|nacionais|naturais|estudantes|candidatos|raia|wananchi|wanafunzi)(?: (?:and|or) (?:permanent )?residents| \w{1,12}| ?\([^()\n]{2,40}\))?(?:(?: of| wa| kutoka| from|:| in| des?| du| da| do)(?: (?:the|one of the following countries|these countries|du|de la))?:? | d')/gi;
const maxListLength = 240;

const nation = new RegExp(`(?<!\\p{L})(?:${nationPattern})(?=s?(?!\\p{L}))`, "giu");
const betweenNations = /^(?:,? (?:and|or|et|ou|e) |, ?| ?\/ ?)$/;
/** Words around nationalities that mark them as eligible: "Tanzanian nationals", "de nationalité ivoirienne". */
const ofNations: { before?: RegExp; behind?: RegExp }[] = [
  {
    behind:
      /^ (?:citizens?|nationals?|nationality|citizenship|passport holders?|by nationality|by birth|women|girls)(?!\p{L})/iu,
  },
  { behind: /^ ዜግ/ },
  {
    before:
      /(?<!\p{L})(?:ressortissants?|citoyens|bacheliers|bachelières|jeunes|étudiants|étudiantes|élèves|femmes|filles|candidats|nationalité|awe|wawe|ni|msichana|mvulana|kijana|vijana|wasichana|mwanafunzi|wanafunzi) (?:\p{L}{5,12} )?$/iu,
  },
  {
    before:
      /(?<!p{L})(?:(?:applicants?|candidates?|you) (?:must|should|have to|need to|shall) be|(?:applicants|candidates|students) who are) (?:an? )?$/i,
  },
  {
    before: /(?<!\p{L})(?:to|for|from|amongst?|help|invites|all) (?:\p{L}{3,16} ){0,3}$/iu,
    behind:
      /^ (?:\p{L}{3,16} )?(?:students|applicants|candidates|graduates|undergraduates|women|girls|men|youths?|young people|scholars|learners|pupils|professionals|researchers|teachers|nurses)(?!\p{L})/iu,
  },
  {
    before:
      /(?<!\p{L})(?:to|from|for) (?:(?:suitably |all |young )?(?:qualified|eligible|deserving|brilliant|interested) )$/iu,
    behind: /^s(?!p{L})/,
  },
  { behind: /^s (?:aged|between|who|with|living)(?!\p{L})/u },
  {
    before:
      /(?<!\p{L})(?:invit(?:es?|ed|ing)|encourag(?:es?|ed|ing)|urg(?:es?|ed|ing)|call(?:s|ed|ing)? on) (?:all |young |qualified |eligible |interested |suitably ){0,3}$/iu,
    behind: /^s? (?:[a-z]{4,16} ){0,2}to(?!\p{L})/iu,
  },
];

interface Nations {
  countries: string[];
  index: number;
  end: number;
}

/** "Kenyan and Ugandan" is one group, "Kenyan students, or Ugandan" are two. */
function findNations(text: string): Nations[] {
  const found: Nations[] = [];
  for (const { 0: name, index } of text.matchAll(nation)) {
    const before = found.at(-1);
    const countries = [countryOfNation(name) ?? []].flat();
    if (before && betweenNations.test(text.slice(before.end, index))) {
      before.countries.push(...countries);
      before.end = index + name.length;
    } else found.push({ countries, index, end: index + name.length });
  }
  return found;
}

/** The nationalities that may apply, if the page says so without a negation. */
function findOwnNations(text: string): Nations | undefined {
  return findNations(text).find(({ index, end, countries }) => {
    const before = text.slice(Math.max(0, index - 120), index);
    const isOwn = ofNations.some(
      (words) =>
        (words.before?.test(before) ?? true) && (words.behind?.test(text.slice(end, end + 60)) ?? true),
    );
    return isOwn && countries.length > 0 && !isNotThem.test(before.slice(-60));
  });
}

const forNation = new RegExp(
  `\\bfor (?:young |\\w{1,12} )?(${nationPattern})s?(?: (?:students?|citizens?|nationals?|youths?|graduates?|women))?\\b`,
  "i",
);
/** "Open to students from Ghana and Togo", "women from Zambia who have finished school". */
const peopleFrom =
  /\b(?:students?|applicants?|candidates?|women|girls|men|youths?|(?:young )?people|graduates?|researchers?|scientists?|scholars|leaders|teachers?|nurses|engineers|journalists?|lawyers|musicians|artists|entrepreneurs|professionals) (?:(?:must )?(?:come )?from) ((?:all |any |an? )?[^.\n;:()]{3,200})/gi;
/** "Students from Ghana get an extra £1,000": others may apply too. */
const isPreferred = /\b(?:extra|additional|priority|preference|preferably|special consideration)\b/i;
/** "Open for Somalia, Eritrea and Djibouti applicants". */
const openTo =
  /\b(?:open|available)(?: only)? (?:for|to) (?:all )?([^.\n;:()]{3,160}?) (?:applicants|candidates|nationals|citizens)\b/gi;
const isNotThem = /\b(?:not|except|excluding|other than|non-?)\b[^.\n]{0,30}$/i;

/** Countries whose citizens may apply. */
export function extractCitizens(title: string, source: string): ExtractedValue | null {
  const text = normaliseText(source);
  for (const match of text.matchAll(citizensOf)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (isNotThem.test(before)) continue;
    const end = match.index + match[0].length;
    const [list = ""] = text.slice(end, end + maxListLength).split(/[.\n;]/);
    const named =
      list.split(
        /(?<!\p{L})(?:to (?:study|apply|pursue|take|join)|studying|with|at|living|who|other than|except|excluding|outside|but not|para|pour|qui|que|sauf|hors)(?!\p{L})/iu,
      )[0] ?? "";
    const names = countriesIn(named);
    const value = [...(isAfrica.test(named) ? ["Africa"] : []), ...names].join("\n");
    if (value) return { value, evidence: evidenceAt(text, match.index, end + list.length), isSure: true };
  }
  const named = normaliseText(title);
  const own = findOwnNations(text);
  if (own)
    return {
      value: [...new Set(own.countries)].join("\n"),
      evidence: evidenceAt(text, own.index, own.end),
      isSure: true,
    };
  const country = countryOfNation(forNation.exec(named)?.[1] ?? "");
  if (country) return { value: country, evidence: named, isSure: true };
  for (const match of text.matchAll(openTo)) {
    const value = countriesIn(match[1] ?? "").join("\n");
    if (value && !isNotThem.test(text.slice(Math.max(0, match.index - 40), match.index)))
      return { value, evidence: evidenceAt(text, match.index, match.index + match[0].length), isSure: true };
  }
  const invited = findOwnNations(named);
  if (invited) return { value: [...new Set(invited.countries)].join("\n"), evidence: named, isSure: true };
  for (const match of text.matchAll(peopleFrom)) {
    if (isNotThem.test(text.slice(Math.max(0, match.index - 40), match.index))) continue;
    if (isPreferred.test(text.slice(Math.max(0, match.index - 60), match.index) + match[0])) continue;
    const places =
      (match[1] ?? "").split(
        /(?<!\p{L})(?:to|who|whose|with|at|in|can|may|will|is|are|for|a|master's?|working|studying|wishing)(?!\p{L})/iu,
      )[0] ?? "";
    const names = countriesIn(places);
    const value = names.length > 0 ? names.join("\n") : isAllOfAfrica.test(match[1] ?? "") ? "Africa" : "";
    if (value)
      return { value, evidence: evidenceAt(text, match.index, match.index + match[0].length), isSure: false };
  }
  return /\b(?:for|pour|aux) (?:young |(?:les )?jeunes )?(?:africans|african (?:students|nationals|citizens|women|youths?|graduates)|(?:\p{L}{1,14} ){0,2}africain(?:e?s)?|(?:les )?(?:étudiant|jeune|femme|chercheur)\p{L}{0,3} d'afrique(?: sub-?saharienne)?)(?!\p{L})/iu.test(
    named,
  )
    ? { value: "Africa", evidence: named, isSure: true }
    : null;
}

/** "East Africa" and "the Southern African Development Community" are a part of it. */
const isAfrica =
  /\b(?:(?<!(?:south|east|west|north|central)(?:ern)? )african? (?:countr(?:y|ies)|union member)|(?<!(?:south|east|west|north|central)(?:ern)? |horn of )africa(?! south)|pays africain)/i;
const isAllOfAfrica = /^(?:all |any |an? )?(?:other )?(?:african countr(?:y|ies)|africa\b(?! south))/i;
