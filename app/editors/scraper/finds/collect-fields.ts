import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { shorten } from "#app/shared/text/shorten.ts";
import type { FoundField, FoundFields } from "#database/schema/index.ts";
import { extractAmount } from "../extractors/extract-amount.ts";
import { extractApplicationLink } from "../extractors/extract-application-link.ts";
import { extractCountry } from "../extractors/extract-country.ts";
import { extractDeadline } from "../extractors/extract-deadline.ts";
import { extractField } from "../extractors/extract-field.ts";
import { extractKind } from "../extractors/extract-kind.ts";
import { extractLevel } from "../extractors/extract-level.ts";
import { extractOrganisation } from "../extractors/extract-organisation.ts";
import {
  extractAges,
  extractCitizens,
  extractDocuments,
  extractEligibility,
} from "../extractors/extract-who.ts";
import type { ExtractedValue } from "../extractors/finding.ts";
import type { ItemPage } from "../page/parse-item-page.ts";
import { summarisePage } from "./summarise-page.ts";
import { refusals } from "./words.ts";

/** A page's opportunity in our terms. */
export interface CollectedFields {
  kind: Kind;
  isSureOfKind: boolean;
  title: string;
  fields: FoundFields;
  /** Applications are accepted at any time. */
  isRolling: boolean;
}

export type CollectOutcome = ({ ok: true } & CollectedFields) | { ok: false; error: string };

/** Corresponding columns of each kind. */
export const columnsOf = {
  scholarships: { deadline: "deadline", place: "country", field: "field_of_study", pay: "amount" },
  internships: { deadline: "application_deadline", place: "location", field: "field", pay: "salary_range" },
} as const;

const isClosed =
  /\bapplications?(?: (?:are|is|have))?(?: now)?(?: been)? closed\b|\bthis (?:call|opportunity|scholarship) (?:is|has) (?:now )?(?:closed|expired)\b/i;

/** "Last year applications closed on 30 June" says nothing about this year. */
const ofAnotherYear = /\b(?:last|previous|past) (?:year|round|call|cycle)\b[^.\n]{0,40}$/i;

function saysClosed(text: string): boolean {
  const closed = isClosed.exec(text);
  return closed !== null && !ofAnotherYear.test(text.slice(Math.max(0, closed.index - 60), closed.index));
}

/** Extracts every field that the page states. Fields it doesn't state are omitted. */
export function collectFields(
  page: ItemPage,
  url: string,
  isOwnSite: boolean,
  today: string,
): CollectOutcome {
  const { title, text, structured } = page;
  const kind = structured.kind
    ? { value: structured.kind, isSure: true }
    : (extractKind(title, url, text) ?? null);
  if (!kind || kind.value === "colleges") return { ok: false, error: refusals.otherKind };
  const columns = columnsOf[kind.value];
  const deadline = extractDeadline(`${title}\n${text}`, {
    today,
    publishedOn: page.publishedOn,
    title,
    core: page.core && `${title}\n${page.core}`,
  });
  if (deadline?.value.day && !isInArticle(page, deadline.evidence)) deadline.isSure = false;
  const day = structured.deadline || deadline?.value.day || null;
  if (day && day < today) return { ok: false, error: refusals.closed(dayInWords(day)) };
  if (!day && saysClosed(text)) return { ok: false, error: refusals.closedBySource };

  const fields: FoundFields = { title: quoted(title, title) };
  const set = (column: string, found: ExtractedValue | null, from: FoundField["from"] = "text") => {
    if (found?.value)
      fields[column] = { value: found.value, evidence: found.evidence, isSure: found.isSure, from };
  };
  /** Boxes beside the article may be about something else. */
  const inArticle = (read: (part: string) => ExtractedValue | null) => read(page.core || text);
  const summary = summarisePage(page);
  if (summary) fields.description = quoted(summary, shorten(summary, 240));
  if (structured.deadline)
    fields[columns.deadline] = markConflict(fromStructuredData(structured.deadline), deadline);
  else if (deadline?.value.day) set(columns.deadline, { ...deadline, value: deadline.value.day });
  const place = structured.place || structured.country;
  if (place) fields[columns.place] = fromStructuredData(place);
  else
    set(
      columns.place,
      inArticle((part) => extractCountry(title, part)),
    );
  set(columns.field, extractField(title, text));
  set(
    columns.pay,
    inArticle((part) => amountIn(title, part)),
  );
  set("application_url", extractApplicationLink(page.links, url, isOwnSite));
  if (!fields.application_url && isOwnSite)
    fields.application_url = {
      value: url,
      evidence: `The page itself: ${url}`,
      from: "source",
      isSure: true,
    };
  if (kind.value === "scholarships")
    set(
      "education_level",
      inArticle((part) => extractLevel(title, part)),
    );
  const giver = kind.value === "scholarships" ? "provider" : "company";
  if (structured.organisation) fields[giver] = fromStructuredData(structured.organisation);
  else set(giver, extractOrganisation(title, text, giver === "company"));
  set("eligibility", inArticle(extractEligibility));
  set(
    "age_min",
    inArticle((part) => extractAges(part).min),
  );
  set(
    "age_max",
    inArticle((part) => extractAges(part).max),
  );
  set(
    "citizens",
    inArticle((part) => extractCitizens(title, part)),
  );
  set("documents", extractDocuments(text));
  return {
    ok: true,
    kind: kind.value,
    isSureOfKind: kind.isSure,
    title,
    fields,
    isRolling: deadline?.value.day === null,
  };
}

function amountIn(title: string, text: string): ExtractedValue | null {
  const found = extractAmount(`${title}\n${text}`, title);
  return found && { ...found, value: found.value.text };
}

/** Whether the words are part of the article itself, not only of a box beside it. */
const isInArticle = ({ core, title }: ItemPage, evidence: string): boolean =>
  `${title}\n${core}`.replace(/\s+/g, " ").includes(evidence.slice(0, 120));

/** If the text names another deadline than the structured data, neither is certain. */
const markConflict = (
  field: FoundField,
  deadline: ExtractedValue<{ day: string | null }> | null,
): FoundField =>
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
const fromStructuredData = (value: string): FoundField => ({
  value,
  evidence: `In the page's structured data: ${value}`,
  from: "structured data",
  isSure: true,
});
