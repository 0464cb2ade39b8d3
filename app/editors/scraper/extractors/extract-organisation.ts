import { trimTrailing } from "#app/shared/text/without-ending.ts";
import { evidenceAt, type Finding } from "./finding.ts";
import { aLabel, readLabelled } from "./labels.ts";
import { plainText } from "./normalise-text.ts";

const label = aLabel(
  /(?:(?:host|funding|awarding|hiring|offering) )?(?:organi[sz]ations?|institutions?|compan(?:y|ies)|employer)(?: name)?|provider|sponsors?(?:ed by)?|offered by|funded by|provided by|host(?:ed by)?/,
);
const by =
  /\b(?:offered|sponsored|funded|provided|organi[sz]ed|hosted|run|awarded) by (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|the|de|in|&|[A-Z][\p{L}\d&'.-]{0,40})){0,8})/gu;
const atCompany =
  /\bat (?:the )?(?<name>[A-Z][\p{L}\d&'.-]{0,40}(?: (?:of|for|and|&|[A-Z][\p{L}\d&'.-]{0,40})){0,6})/u;

/** Who gives the money or the place. */
export function readOrganisation(title: string, source: string): Finding | null {
  const text = plainText(source);
  const labelled = readLabelled(text, label);
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
  const words = plainText(title);
  const company = trimmed(atCompany.exec(words)?.groups?.name ?? "");
  return company.length > 2 ? { value: company, evidence: words, isSure: false } : null;
}

const linking = new Set(["of", "for", "and", "the", "de", "in", "&"]);

/** Without the words and signs that go on to something else: "Ministry of Education and the". */
function trimmed(name: string): string {
  const words = name.split(" ");
  while (words.length > 1 && linking.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
  return trimTrailing(words.join(" "), ".,;:").trim();
}
