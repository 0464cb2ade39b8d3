import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { FoundField, FoundFields } from "#database/schema/index.ts";
import { readAmount } from "../extractors/extract-amount.ts";
import { readApplicationLink } from "../extractors/extract-application-link.ts";
import { readCountry } from "../extractors/extract-country.ts";
import { readDeadline } from "../extractors/extract-deadline.ts";
import { readField } from "../extractors/extract-field.ts";
import { readKind } from "../extractors/extract-kind.ts";
import { readLevel } from "../extractors/extract-level.ts";
import { readOrganisation } from "../extractors/extract-organisation.ts";
import type { Finding } from "../extractors/finding.ts";
import type { ItemPage } from "../page/parse-item-page.ts";
import { summaryOf } from "./summarise-page.ts";
import { refusals } from "./words.ts";

/** What a page is about, in our terms. */
export interface Gathered {
  kind: Kind;
  isSureOfKind: boolean;
  title: string;
  fields: FoundFields;
  /** The page says in words that one may apply at any time. */
  isRolling: boolean;
}

export type Gathering = ({ ok: true } & Gathered) | { ok: false; error: string };

/** The columns that each kind keeps the same things in. */
export const columnsOf = {
  scholarships: { deadline: "deadline", place: "country", field: "field_of_study", pay: "amount" },
  internships: { deadline: "application_deadline", place: "location", field: "field", pay: "salary_range" },
} as const;

const isClosed =
  /\bapplications?(?: (?:are|is|have))?(?: now)?(?: been)? closed\b|\bthis (?:call|opportunity|scholarship) (?:is|has) (?:now )?(?:closed|expired)\b/i;

/** Reads every field that the page says. One that it does not say is left out. */
export function gatherFields(page: ItemPage, url: string, isOwnSite: boolean, today: string): Gathering {
  const { title, text, structured } = page;
  const kind = structured.kind ? { value: structured.kind, isSure: true } : (readKind(title, url) ?? null);
  if (!kind || kind.value === "colleges") return { ok: false, error: refusals.otherKind };
  const columns = columnsOf[kind.value];
  const deadline = readDeadline(`${title}\n${text}`, { today, publishedOn: page.publishedOn });
  const day = structured.deadline || deadline?.value.day || null;
  if (day && day < today) return { ok: false, error: refusals.closed(dayInWords(day)) };
  if (!day && isClosed.test(text)) return { ok: false, error: refusals.closedBySource };

  const fields: FoundFields = { title: quoted(title, title) };
  const set = (column: string, found: Finding | null, from: FoundField["from"] = "text") => {
    if (found?.value)
      fields[column] = { value: found.value, evidence: found.evidence, isSure: found.isSure, from };
  };
  const summary = summaryOf(page);
  if (summary) fields.description = quoted(summary, shorten(summary, 240));
  if (structured.deadline) fields[columns.deadline] = agreeing(structuredly(structured.deadline), deadline);
  else if (deadline?.value.day) set(columns.deadline, { ...deadline, value: deadline.value.day });
  const place = structured.place || structured.country;
  if (place) fields[columns.place] = structuredly(place);
  else set(columns.place, readCountry(title, text));
  set(columns.field, readField(title, text));
  set(columns.pay, amountIn(title, text));
  set("application_url", readApplicationLink(page.links, url, isOwnSite));
  if (!fields.application_url && isOwnSite)
    fields.application_url = {
      value: url,
      evidence: `The page itself: ${url}`,
      from: "source",
      isSure: true,
    };
  if (kind.value === "scholarships") set("education_level", readLevel(title, text));
  else if (structured.organisation) fields.company = structuredly(structured.organisation);
  else set("company", readOrganisation(title, text));
  return {
    ok: true,
    kind: kind.value,
    isSureOfKind: kind.isSure,
    title,
    fields,
    isRolling: deadline?.value.day === null,
  };
}

function amountIn(title: string, text: string): Finding | null {
  const found = readAmount(`${title}\n${text}`);
  return found && { ...found, value: found.value.text };
}

/** Where the text names another day than the structured data, neither is certain. */
const agreeing = (field: FoundField, deadline: Finding<{ day: string | null }> | null): FoundField =>
  deadline?.value.day && deadline.value.day !== field.value
    ? {
        ...field,
        evidence: `${field.evidence}. But in the text: ${deadline.evidence}`.slice(0, 400),
        isSure: false,
      }
    : field;

const quoted = (value: string, evidence: string): FoundField => ({
  value,
  evidence,
  from: "text",
  isSure: true,
});
const structuredly = (value: string): FoundField => ({
  value,
  evidence: `In the page's structured data: ${value}`,
  from: "structured data",
  isSure: true,
});
