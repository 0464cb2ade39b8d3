import { trimTrailing } from "#app/shared/text/without-ending.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { extractLabelled, labelPattern } from "./labels.ts";
import { normaliseText } from "./normalise-text.ts";

const label = labelPattern(
  /(?:(?:host|funding|awarding|hiring|offering) )?(?:organi[sz]ations?|institutions?|compan(?:y|ies)|employer)(?: name)?|provider|sponsors?(?:ed by)?|offered by|funded by|provided by|host(?:ed by)?/,
);
const by =
  /\b(?:offered|sponsored|funded|provided|organi[sz]ed|hosted|run|awarded) by (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|the|de|in|&|[A-Z][\p{L}\d&'.-]{0,40})){0,8})/gu;
const atCompany =
  /\bat (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|&|[A-Z][\p{L}\d&'.-]{0,40})){0,6})/u;

/** The provider or employer. */
export function extractOrganisation(title: string, source: string): Finding | null {
  const text = normaliseText(source);
  const labelled = extractLabelled(text, label);
  if (labelled && labelled.value.length <= 120 && /\p{L}/u.test(labelled.value))
    return { ...labelled, value: trimmed(labelled.value) };
  for (const match of text.matchAll(by)) {
    const name = trimmed(match.groups?.name ?? "");
    if (name.length > 2)
      return {
        value: name,
        evidence: evidenceAt(text, match.index, match.index + match[0].length),
        isSure: false,
      };
  }
  const words = normaliseText(title);
  const company = trimmed(atCompany.exec(words)?.groups?.name ?? "");
  return company.length > 2 ? { value: company, evidence: words, isSure: false } : null;
}

const linkingWords = new Set(["of", "for", "and", "the", "de", "in", "&"]);

/** Drops trailing linking words: "Ministry of Education and the". */
function trimmed(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && linkingWords.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return trimTrailing(words.join(" "), ".,;:").trim();
}
