import { scholarshipLevels } from "#app/catalogue/kinds/kinds.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";

type Level = (typeof scholarshipLevels)[number];

const levelPatterns: Record<Level, RegExp> = {
  high_school:
    /\b(?:high[- ]school|secondary school|senior secondary|form (?:one|1)|a-levels?|sixth form|pre-university)\b/i,
  undergraduate: /\b(?:under-?graduates?|bachelor'?s?|b\.?sc\.?|b\.?a\.?|first degree|undergrad)\b/i,
  graduate:
    /\b(?:post-?graduates?|(?<!under)(?<!under-)graduate (?:degrees?|stud(?:y|ies|ents?)|programmes?|programs?|school|level)|master'?s?|m\.?sc\.?|m\.?a\.?|mba|ll\.?m|m\.?phil\.?)(?![\w])/i,
  doctorate: /\b(?:ph\.?d\.?s?|doctora(?:l|te)s?|d\.?phil|doctorate)(?![\w])/i,
  vocational:
    /\b(?:vocational|tvet|technical (?:training|college)|diplomas?|trade school|artisan|apprenticeships?|certificate courses?)\b/i,
};

const label = labelPattern(
  /(?:eligible )?(?:(?:study|degree|education(?:al)?|academic|programme|scholarship|course) )?levels?(?:\(s\)|\/field)?(?: of (?:study|education|scholarship))?|degrees?(?: types?| levels?)?|qualification(?: type)?/,
);
const sentence =
  /\b(?:for|pursu\w{1,10}|to study|offer\w{0,10}|towards?|leading to|open to|fund\w{0,10}|support\w{0,10}|award\w{0,10}|available for|toward|enrol\w{0,10}|tenable for|cover\w{0,10})\b[^.\n;]{0,60}/gi;
/** A degree that applicants must already hold is not the level of the award. */
const isPrerequisite =
  /\b(?:hold(?:s|ing|ers?)?|have|has|having|possess\w{0,10}|obtained|completed?|completing|earned|finished|with an?|minimum|at least|requires?)\b[^.,\n;]{0,40}$/i;

/** Our names of the levels, comma-separated. */
export function extractLevel(title: string, source: string): Finding | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, label);
  const named = labelled ? levelsIn(labelled.value) : [];
  if (labelled && named.length > 0) return { ...labelled, value: named.join(", ") };
  const inTitle = levelsIn(normaliseText(title));
  if (inTitle.length > 0) return { value: inTitle.join(", "), evidence: normaliseText(title), isSure: true };
  for (const match of text.matchAll(sentence)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const levels = isPrerequisite.test(before) ? [] : levelsIn(match[0]);
    if (levels.length > 0)
      return {
        value: levels.join(", "),
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  return null;
}

export const levelsIn = (text: string): Level[] =>
  scholarshipLevels.filter((level) => {
    const found = levelPatterns[level].exec(text);
    return (
      found &&
      !isPrerequisite.test(text.slice(0, found.index)) &&
      !/^'?s?(?: degree)? holders/i.test(text.slice(found.index + found[0].length))
    );
  });
