import { scholarshipLevels } from "#app/catalogue/kinds/kinds.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";
import { isAboutAnother } from "./other-awards.ts";

type ScholarshipLevel = (typeof scholarshipLevels)[number];

const levelPatterns: Record<ScholarshipLevel, RegExp> = {
  high_school:
    /(?<!\p{L})(?:high[- ]schools?|secondary schools?|boarding schools?|senior secondary|form (?:one|1)|a-levels?|sixth form|pre-university|(?:ib|international baccalaureate)(?: diploma)?|baccalauréat international|kidato cha (?:kwanza|tano)|shule (?:ya|za) sekondari|ሁለተኛ ደረጃ)(?![\p{L}\p{N}])/iu,
  undergraduate:
    /(?<!\p{L})(?:under-?graduates?|bachelor'?s?|b\.?sc\.?|b\.?a\.?|first[- ]degree|undergrad|[1-5]00[ -]levels?|licences?|premier cycle|(?:schools?|colleges?|institut\w{2,5}|polytechnics),? (?:and|or|&) universit(?:y|ies)|licenciaturas?|shahada (?:ya|za) (?:kwanza|awali)|የመጀመሪያ ዲግሪ|የባችለር?)(?![\p{L}\p{N}])/iu,
  graduate:
    /(?<!\p{L})(?:post-?graduates?|(?<!under)(?<!under-)graduate (?:degrees?|stud(?:y|ies|ents?)|programmes?|programs?|scholar(?:s|ships?)|school|level|(?:and|or|&) (?:ph\.?d|doctora))|master'?s?|m\.?sc\.?|m\.?a\.?|mba|ll\.?m|m\.?phil\.?|masters|honours(?= (?:degrees?|stud|programmes?|year)|$)|(?<=undergraduate and )research (?:students|scholarships?)|maîtrises?|mestrados?|uzamili|umahiri|ማስተርስ|የማስተርስ|ሁለተኛ ዲግሪ)(?![\p{L}\p{N}])/iu,
  doctorate:
    /(?<!\p{L})(?:ph\.?d\.?s?|doctora(?:l|te|les?|ux)s?|d\.?phil|doctorate|doctorats?|thèses?|doutorados?|doutoramentos?|doctorants?|uzamivu|ዶክትሬት|የዶክትሬት|ሦስተኛ ዲግሪ)(?![\p{L}\p{N}])/iu,
  vocational:
    /(?<!\p{L})(?:vocational|tvet|technical (?:training|college)|(?<!\bib )(?<!baccalaureate )(?<!secondary )(?<!school )diplomas?|stashahada|astashahada|trade school|cursos? técnicos?|ensino técnico|formation (?:professionnelle|technique)|artisan|apprenticeships?|certificate courses?)(?![\p{L}\p{N}])/iu,
};

const everyMention = Object.fromEntries(
  Object.entries(levelPatterns).map(([level, pattern]) => [level, new RegExp(pattern, "giu")]),
) as Record<ScholarshipLevel, RegExp>;

const label = labelPattern(
  /niveaux? d'études?|niveau|cycles?(?: concernés?| d'études?)?|diplôme|available for|programme type|(?:eligible )?(?:(?:study|degree|education(?:al)?|academic|programme|scholarship|course) )?levels?(?:\(s\)|\/field)?(?: of (?:study|education|scholarship))?|degrees?(?: types?| levels?| category)?|(?:scholarship |programme? )?type|qualification(?: type)?/,
);
/** "No PhD", "not open to doctoral students", "except MBA". */
const isExcluded =
  /(?<!\p{L})(?:no|not|n't|nor|neither|except(?:ing)?|excluding|excludes?|exclude|other than|never|without|cannot|pas|sauf|hors|excepté|ni|não|sem|exceto)(?!\p{L})(?: \p{L}{1,12}){0,3}(?:,? (?:and|or|ou|et|e))?(?:,? ?(?:bachelor'?s?|master'?s?|undergraduate|ph\.?d),?){0,2} ?(?:a |an |any |the |for |to |de |or |les? )?$/iu;
const sentence =
  /(?<!\p{L})(?:for|pursu\w{1,10}|to study|offer\w{0,10}|towards?|leading to|open to|fund\w{0,10}|support\w{0,10}|award\w{0,10}|available for|toward|enrol\w{0,10}|registered|tenable for|cover\w{0,10}|stud(?:y|ies|ying)|students?|niveaux?|étudiante?s?)(?!\p{L})(?:[^.\n;]|\.(?! \p{Lu}|\n|$)){0,240}/giu;
/** A degree that applicants must already hold is not the level of the award. */
const isPrerequisite =
  /\b(?:hold(?:s|ing|ers?)?|(?:have|has)(?! (?:developed|created|launched|introduced|offered|supported|helped|awarded|funded))|having|possess\w{0,10}|obtained|completed?|completing|earned|finished|with an?|minimum|at least|requires?)\b[^.,\n;]{0,40}$/i;

/** Our names of the levels, comma-separated. */
export function extractLevel(title: string, source: string): ExtractedValue | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, label);
  const named = labelled ? levelsIn(labelled.value) : [];
  if (labelled && named.length > 0) return { ...labelled, value: named.join(", ") };
  const inTitle = levelsIn(normaliseText(title));
  // "Postgraduate" may be a master's, a doctorate or both: the text may say.
  const isBroad =
    inTitle.join() === "graduate" && /post-?graduate/i.test(title) && !/master|m\.?sc|mba/i.test(title);
  if (inTitle.length > 0 && !isBroad)
    return { value: inTitle.join(", "), evidence: normaliseText(title), isSure: true };
  for (const match of text.matchAll(sentence)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (isPrerequisite.test(before) || isAboutAnother(text, match.index, title || text.slice(0, 80)))
      continue;
    const levels = levelsIn(before.slice(before.lastIndexOf("\n") + 1) + match[0]);
    if (levels.length > 0 && (!isBroad || levels.includes("doctorate")))
      return {
        value: withGroups(levels, text).join(", "),
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  if (isBroad)
    return { value: withGroups(inTitle, text).join(", "), evidence: normaliseText(title), isSure: true };
  return inLead(text, title || text.slice(0, 80));
}

/** Adds the levels of headings such as "Honours", "Master's" and "PhD students", or "For master's and PhD students …". */
function withGroups(levels: ScholarshipLevel[], text: string): ScholarshipLevel[] {
  const groups = text
    .split("\n")
    .filter((line) => isGroup.test(line) || isForGroup.test(line))
    .map((line) => levelsIn(line.slice(0, 60)));
  const named = new Set(groups.flat());
  return named.size > 1 && levels.every((level) => named.has(level))
    ? scholarshipLevels.filter((level) => named.has(level))
    : levels;
}

const isGroup =
  /^\W{0,4}(?:[A-Z\d][.)] ?)?(?:honours|master'?s?|ph\.?d|doctora(?:te|l|t)|licence|bachelor'?s?|undergraduate|postgraduate)(?: (?:students?|scholarships?|studies|programmes?|degrees?|level|category|grants?|awards?|thesis)){0,2} ?:?$/i;
const isForGroup = /^\W{0,4}for [^.\n:]{4,60}? (?:students|candidates|applicants)(?: who | with |:)/i;

/** The first paragraphs say what the award is for: "The award covers a two-year Master's programme". */
function inLead(text: string, title: string): ExtractedValue | null {
  const lead = text.slice(0, 1_500);
  for (const line of lead.split(/\n|(?<=[.!?]) /)) {
    if (
      !/\b(?:scholar\w{0,10}|fellow\w{0,10}|awards?|bursar\w{1,5}|program\w{0,5}|study|studies|students?|pupils|learners?|degrees?|tuition|bourses?|allocations?|finance|études|étudiants?|formation|wanafunzi|masomo|estudantes?)\b/i.test(
        line,
      )
    )
      continue;
    if (/\b(?:must|should|require\w{0,5}|hold\w{0,5}|completed|eligib\w{0,6}|possess\w{0,3})\b/i.test(line))
      continue;
    const levels = levelsIn(line);
    if (levels.length > 0 && !isAboutAnother(text, text.indexOf(line), title))
      return { value: levels.join(", "), evidence: line.slice(0, 240).trim(), isSure: false };
  }
  return null;
}

export const levelsIn = (text: string): ScholarshipLevel[] =>
  scholarshipLevels.filter((level) =>
    [...text.matchAll(everyMention[level])].some((found) => {
      const before = text.slice(Math.max(0, found.index - 90), found.index);
      const after = text.slice(found.index + found[0].length);
      return (
        !isPrerequisite.test(before) &&
        !isExcluded.test(before) &&
        !/^'?s?(?: degree)? (?:holders|leavers|earned|obtained|completed)/i.test(after) &&
        !/^(?:(?!\b(?:can|may|are|is|will|must|should|apply)\b)[^.;\n]){0,90}\b(?:(?:are|is) not|cannot|may not|n'est pas|ne sont pas|(?:are|is) (?:excluded|ineligible))\b/i.test(
          after,
        )
      );
    }),
  );
