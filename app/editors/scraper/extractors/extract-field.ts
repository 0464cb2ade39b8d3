import { fieldsOfInterest } from "#database/schema/lists.ts";
import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";

type FieldOfInterest = (typeof fieldsOfInterest)[number];

/** How web pages name our fourteen fields. */
const fieldPatterns: Record<FieldOfInterest, RegExp> = {
  "Computer Science":
    /\b(?:computer science|computing|software|informatics|data science|information technology|\bICT\b|cyber ?security|artificial intelligence|machine learning|programming|coding)\b/i,
  Engineering: /\b(?:engineering|mechatronics|robotics|renewable energy|STEM)\b/i,
  Medicine:
    /\b(?:medicine|medical|public health|health sciences?|pharmacy|dentistry|epidemiology|clinical|global health)\b/i,
  Business:
    /\b(?:business|management|MBA|finance|accounting|economics|entrepreneurship|marketing|commerce|banking)\b/i,
  Law: /\b(?:law|laws|LL\.?M|legal|human rights|justice)\b/i,
  Education: /\b(?:education studies|teacher training|teaching|pedagogy|education)\b/i,
  Arts: /\b(?:arts?|humanities|music|design|film|literature|languages?|history|philosophy|theatre|creative writing)\b/i,
  Sciences:
    /\b(?:natural sciences?|sciences?|mathematics|mathematical|maths|statistics|physics|chemistry|biology|biotechnology|environment(?:al)? (?:science|studies)|climate|geology|STEM)\b/i,
  Agriculture:
    /\b(?:agricultur\w{0,10}|agribusiness|agronomy|food security|veterinary|forestry|fisheries)\b/i,
  Architecture: /\b(?:architecture|urban planning|urban design|built environment)\b/i,
  Nursing: /\b(?:nursing|midwifery|nurses)\b/i,
  "Social Work": /\b(?:social work|community development|social policy)\b/i,
  Psychology: /\b(?:psychology|counselling|mental health)\b/i,
  Communications: /\b(?:communications?|journalism|media studies|media|public relations|broadcasting)\b/i,
};

const everyField =
  /\b(?:all|any)(?: academic)? (?:fields?|disciplines?|subjects?|courses?|areas?|majors?|programmes? of study)(?: of study)?\b|\bopen to all (?:fields|disciplines)\b/i;
const label = labelPattern(
  /(?:eligible |academic |course )?(?:fields?(?: of (?:study|interest))?|subjects?(?: areas?)?|disciplines?|areas? of study|study areas?|programmes?|courses?|majors?)(?: \(s\))?/,
);
const studies =
  /\b(?:degrees?|masters?|master's|bachelor'?s?|ph\.?d\.?|m\.?sc\.?|b\.?sc\.?|stud(?:y|ies|ying)|scholarships?|internships?|fellowships?|careers?|majoring|courses?|specialis\w{1,10}|field of|fields of|studentships?|intern|trainee)\b[^.\n;]{0,30}?\b(?:in|of|for) (?<what>[^.\n;()]{3,90})/gi;
const maxFields = 6;

/** Our names of the fields of study, comma-separated; "All fields" if the page says so. */
export function extractField(title: string, source: string): ExtractedValue | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, label);
  if (labelled) {
    if (everyField.test(labelled.value) || /^(?:all|any)\b/i.test(labelled.value))
      return { ...labelled, value: "All fields" };
    const fields = fieldsIn(labelled.value);
    if (fields.length > 0) return { ...labelled, value: fields.join(", ") };
  }
  const inTitle = fieldsIn(titleWords(normaliseText(title)));
  if (inTitle.length > 0) return { value: inTitle.join(", "), evidence: normaliseText(title), isSure: true };
  const every = everyField.exec(text);
  if (every)
    return {
      value: "All fields",
      evidence: evidenceAt(text, every.index, every.index + every[0].length),
      isSure: true,
    };
  for (const match of text.matchAll(studies)) {
    const fields = fieldsIn(match.groups?.what ?? "");
    if (fields.length > 0)
      return {
        value: fields.join(", "),
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  return null;
}

/** In "School of Law" and "Ministry of Education", the field is part of a name. */
const titleWords = (title: string) =>
  title
    .replace(
      /\b(?:ministry|school|faculty|department|institute|board|college|foundation|academy) of [\w ]{3,30}/gi,
      "",
    )
    .replace(
      /\b(?:higher )?education (?:fund|foundation|board|trust)\b|\bhigher education\b|\bstate of the art\b/gi,
      "",
    );

export const fieldsIn = (text: string): FieldOfInterest[] =>
  fieldsOfInterest.filter((field) => fieldPatterns[field].test(withoutNearMisses(text))).slice(0, maxFields);

/**
 * Removes phrases that contain a field's word but mean another one: "social sciences", "computer science".
 */
const withoutNearMisses = (text: string) =>
  text
    .replace(
      /\b(?:computer|data|political|social|information|library|health|animal|crop|agricultural) sciences?\b/gi,
      (words) =>
        /computer|data|information/i.test(words)
          ? "computing"
          : /health/i.test(words)
            ? "medicine"
            : /animal|crop|agric/i.test(words)
              ? "agriculture"
              : "",
    )
    .replace(
      /\bmedical (?:insurance|cover)\b|\bsocial media\b|\bmaster of arts\b|\bbachelor of (?:arts|science)\b|\bmaster of science\b/gi,
      "",
    );
