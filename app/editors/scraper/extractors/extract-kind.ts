import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { decodeUrlPart } from "#app/shared/urls/decode-url-part.ts";
import type { ExtractedValue } from "./finding.ts";
import { normaliseText } from "./normalise-text.ts";

const internship =
  /(?<!\p{L})(?:intern(?:ship)?s?|trainee(?:ship)?s?|apprentice(?:ship)?s?|stages?|stagiaires?|estágios?|estagiários?|(?:industrial|student|field|clinical) attachments?|attachment (?:programme?|opportunit(?:y|ies))|graduate (?:programme?|trainee|scheme)|work placements?|mafunzo kwa vitendo|የተግባር ልምምድ)(?!\p{L})/iu;
const scholarship =
  /\b(?:scholarships?|scholars?|fellowships?|fellows|bursar(?:y|ies)|studentships?|tuition|financial aid|(?:hardship|education|study|bursary) funds?|free (?:short |online )?courses?|bootcamps?|ph\.?d\.? positions?|fully[- ]funded|grants? for (?:students|study)|study grants?|student grants?|bourses?(?: d'études?)?|allocations? (?:de recherche|d'études?|doctorales?|de thèse)|bolsas?(?: de estudos?)?|ufadhili|(?:education(?:al)?|entrance|entry|merit|academic|tuition|school|training) (?:grants?|awards?)|sponsorships?)\b/i;
const award =
  /\b(?:awards?|grants?|prix)\b[^\n]{0,80}\b(?:undergraduates?|bachelor'?s?|master'?s?|ph\.?d|post-?graduates?|doctoral|stud(?:y|ies|ents?))\b|\b(?:undergraduate|bachelor'?s|master'?s|ph\.?d|post-?graduate|doctoral|diploma|teachers?) (?:awards?|grants?|exchange)\b/i;
const college =
  /\b(?:universit(?:y|ies)|colleges?|polytechnic|school of)\b.{0,200}\b(?:admissions?|apply|intake|prospectus)\b|\badmissions?\b/i;
const neither =
  /\b(?:conference|summit|competition|contest|hackathon|webinar|job vacanc(?:y|ies)|recruitment|call for papers|essay prize|accelerator|incubator|business grant|seed funding|past questions|results? (?:out|released)|list of successful)\b/i;

const everyMention = [scholarship, internship].map((words) => new RegExp(words.source, "giu"));
/** "The award pays for a diploma". */
const paysForStudies =
  /\b(?:award|grant|fund|programme?)\b[^.\n]{0,30}\b(?:pays?|covers?|funds?|supports?|sponsors?|helps?)\b[^.\n]{0,60}\b(?:tuition|school fees|courses?|diplomas?|degrees?|studies|bachelor'?s?|master'?s?|ph\.?d)\b/i;

const isAboutApplying =
  /\b(?:appl(?:y|ications?)|applicants?|deadline|candidatures?|candidaturas?|postuler|eligib|nominat\w{1,4}|regist(?:er|ration)|closing date|maombi)|ማመልከ/i;
const isAboutStudies =
  /\b(?:tuition|fees|degrees?|diplomas?|bachelor'?s?|master'?s?|ph\.?d|foundation year)\b/i;

/** Articles about opportunities are not opportunities. */
const isAdvice =
  /^(?:the )?(?:top|best) \d|^\d{1,4} (?:best|top|tips|ways|benefits|things|reasons|steps|mistakes|questions)\b|\bhow to\b(?! apply\W{0,3}$)|\btips\b|\bguide (?:to|for)\b|\bbenefits of\b|\blist of\b|^category\b/i;

/** The kind of opportunity a page is about; null for news, contests and vacancies. */
export function extractKind(title: string, address = "", lead = ""): ExtractedValue<Kind> | null {
  const words = normaliseText(title);
  if (isAdvice.test(words)) return null;
  const path = decodeUrlPart(URL.parse(address)?.pathname ?? "").replace(/[-_/]+/g, " ");
  const first = normaliseText(lead).slice(0, 1_500);
  return (
    kindOf(words, words) ??
    kindOf(path, words, false) ??
    (neither.test(words) ? null : (ofAward(words, first) ?? inLead(first)))
  );
}

const ofAward = (words: string, lead: string): ExtractedValue<Kind> | null =>
  award.test(words) || (/\bawards?\b/i.test(words) && isAboutStudies.test(lead) && isAboutApplying.test(lead))
    ? { value: "scholarships", evidence: words, isSure: false }
    : null;

/** The first paragraphs say what it is if the title only names it: "The Mandela Rhodes 2027". */
function inLead(lead: string): ExtractedValue<Kind> | null {
  if (!isAboutApplying.test(lead)) return null;
  const [scholarships = 0, internships = 0] = everyMention.map((words) => [...lead.matchAll(words)].length);
  const unsure = (value: Kind): ExtractedValue<Kind> => ({
    value,
    evidence: lead.slice(0, 240),
    isSure: false,
  });
  if (scholarships + internships === 0) return paysForStudies.test(lead) ? unsure("scholarships") : null;
  // An internship may be part of a bursary, so one of the two kinds must prevail.
  if (scholarships >= 2 * internships) return unsure("scholarships");
  return internships >= 2 * scholarships ? unsure("internships") : null;
}

function kindOf(words: string, evidence: string, isSure = true): ExtractedValue<Kind> | null {
  const isInternship = internship.test(words);
  const isScholarship = scholarship.test(words);
  const value: Kind | null =
    isInternship && !isScholarship
      ? "internships"
      : isScholarship
        ? "scholarships"
        : college.test(words)
          ? "colleges"
          : null;
  if (!value || (neither.test(words) && !isScholarship && !isInternship)) return null;
  return { value, evidence, isSure: isSure && !(isInternship && isScholarship) && !neither.test(words) };
}
