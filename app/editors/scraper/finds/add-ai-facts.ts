import type { FoundField, FoundFields } from "#database/schema/index.ts";
import { readAmount } from "../extractors/extract-amount.ts";
import { countriesIn } from "../extractors/extract-country.ts";
import { readDeadline } from "../extractors/extract-deadline.ts";
import { fieldsIn } from "../extractors/extract-field.ts";
import { levelsIn } from "../extractors/extract-level.ts";
import { readOrganisation } from "../extractors/extract-organisation.ts";
import { evidenceAt } from "../extractors/finding.ts";
import { plainText } from "../extractors/normalise-text.ts";
import type { ItemPage } from "../page/parse-item-page.ts";
import { type FactName, type FindFacts, longestPage } from "./ai-facts.ts";
import { columnsOf, type Gathered } from "./collect-fields.ts";

/**
 * Asks the AI service where the page says what our rules did not find. It only points at words: those must stand on the page, and
 * our own rules must read the same kind of fact from them. So it can be wrong about what the words are for, and never invent any.
 */
export async function addAiFacts(
  gathered: Gathered,
  page: ItemPage,
  findFacts: FindFacts,
  today: string,
): Promise<Gathered> {
  if (gathered.kind === "colleges") return gathered;
  const columns = columnNames(gathered.kind);
  const missing = (Object.keys(columns) as FactName[]).filter((name) => {
    const column = columns[name];
    return column && !gathered.fields[column] && !(name === "deadline" && gathered.isRolling);
  });
  if (missing.length === 0) return gathered;
  const answer = await findFacts({ title: page.title, text: page.text.slice(0, longestPage), missing });
  if (!answer.ok) return gathered;
  const added: FoundFields = {};
  for (const { name, quote } of answer.facts) {
    const column = missing.includes(name) ? columns[name] : undefined;
    const evidence = column && !added[column] ? standsOn(page.text, quote) : null;
    const value = evidence && readFrom(evidence, name, page.publishedOn, today);
    if (column && evidence && value)
      added[column] = { value, evidence, from: "AI", isSure: false } satisfies FoundField;
  }
  return { ...gathered, fields: { ...gathered.fields, ...added } };
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

/** The quoted words as the page has them; nothing where it does not. */
function standsOn(text: string, quote: string): string | null {
  const words = plainText(quote);
  const at = words ? text.toLowerCase().indexOf(words.toLowerCase()) : -1;
  return at === -1 ? null : evidenceAt(text, at, at + words.length);
}

function readFrom(
  evidence: string,
  name: FactName,
  publishedOn: string | null,
  today: string,
): string | null {
  switch (name) {
    case "deadline": {
      const day = readDeadline(evidence, { today, publishedOn })?.value.day ?? null;
      return day && day >= today ? day : null;
    }
    case "amount":
      return readAmount(evidence)?.value.text ?? null;
    case "country":
      return countriesIn(evidence).slice(0, 5).join(", ") || null;
    case "field":
      return fieldsIn(evidence).join(", ") || null;
    case "level":
      return levelsIn(evidence).join(", ") || null;
    case "organisation":
      return readOrganisation("", evidence)?.value ?? null;
  }
}
