import type { FoundField, FoundFields } from "#database/schema/index.ts";
import { extractAmount } from "../extractors/extract-amount.ts";
import { countriesIn } from "../extractors/extract-country.ts";
import { extractDeadline } from "../extractors/extract-deadline.ts";
import { fieldsIn } from "../extractors/extract-field.ts";
import { levelsIn } from "../extractors/extract-level.ts";
import { extractOrganisation } from "../extractors/extract-organisation.ts";
import { evidenceAt } from "../extractors/finding.ts";
import { normaliseText } from "../extractors/normalise-text.ts";
import type { ItemPage } from "../page/parse-item-page.ts";
import { type FactName, type FindFacts, maxPageLength } from "./ai-facts.ts";
import { type CollectedFields, columnsOf } from "./collect-fields.ts";

/**
 * Asks the AI service for the words that state what our rules did not find, and to check what they found. The words
 * must be on the page, and our own rules must extract the fact from them: the service may misjudge words, but can't
 * invent any. A found fact is no longer certain if the service quotes words that contradict it.
 */
export async function addAiFacts(
  gathered: CollectedFields,
  page: ItemPage,
  findFacts: FindFacts,
  today: string,
): Promise<CollectedFields> {
  if (gathered.kind === "colleges") return gathered;
  const columns = columnNames(gathered.kind);
  const missing = (Object.keys(columns) as FactName[]).filter((name) => {
    const column = columns[name];
    return column && !gathered.fields[column] && !(name === "deadline" && gathered.isRolling);
  });
  const found: Partial<Record<FactName, string>> = {};
  for (const [name, column] of Object.entries(columns)) {
    const field = gathered.fields[column];
    if (field?.from === "text") found[name as FactName] = field.value;
  }
  if (missing.length === 0 && Object.keys(found).length === 0) return gathered;
  const text = page.text.slice(0, maxPageLength);
  const response = await findFacts({ title: page.title, text, missing, found });
  if (!response.ok) return gathered;
  const added: FoundFields = {};
  for (const { name, quote } of response.facts) {
    const column = columns[name];
    const evidence = column && !added[column] ? findQuote(page.text, quote) : null;
    const value = evidence && extractFact(evidence, name, page.publishedOn, today);
    if (!column || !evidence || !value) continue;
    const field = found[name] === undefined ? undefined : gathered.fields[column];
    if (field && contradicts(name, field.value, value))
      added[column] = {
        ...field,
        evidence: `${field.evidence.replace(/[.]$/, "")}. But also: ${evidence}`.slice(0, 400),
        isSure: false,
      };
    else if (missing.includes(name))
      added[column] = { value, evidence, from: "AI", isSure: false } satisfies FoundField;
  }
  return { ...gathered, fields: { ...gathered.fields, ...added } };
}

/** A quote may name a part of a list. */
function contradicts(name: FactName, had: string, read: string): boolean {
  const parts = (text: string) => text.toLowerCase().split(/, ?/);
  if (name === "deadline" || name === "amount") return had.toLowerCase() !== read.toLowerCase();
  return !parts(read).some((part) => parts(had).includes(part));
}

function columnNames(kind: "scholarships" | "internships"): Partial<Record<FactName, string>> {
  const { deadline, place, field, pay } = columnsOf[kind];
  return {
    deadline,
    country: place,
    field,
    amount: pay,
    ...(kind === "scholarships" ? { level: "education_level" } : { organisation: "company" }),
  };
}

/** The quote as the page has it; null if it is not there. */
function findQuote(text: string, quote: string): string | null {
  const words = normaliseText(quote);
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return at === -1 ? null : evidenceAt(text, at, at + words.length);
}

function extractFact(
  evidence: string,
  name: FactName,
  publishedOn: string | null,
  today: string,
): string | null {
  switch (name) {
    case "deadline": {
      const day = extractDeadline(evidence, { today, publishedOn })?.value.day ?? null;
      return day && day >= today ? day : null;
    }
    case "amount":
      return extractAmount(evidence)?.value.text ?? null;
    case "country":
      return countriesIn(evidence).slice(0, 5).join(", ") || null;
    case "field":
      return fieldsIn(evidence).join(", ") || null;
    case "level":
      return levelsIn(evidence).join(", ") || null;
    case "organisation":
      return extractOrganisation("", evidence)?.value ?? null;
  }
}
