import { createHash } from "node:crypto";
import { extractAmount } from "#app/editors/scraper/extractors/extract-amount.ts";
import { extractDeadline } from "#app/editors/scraper/extractors/extract-deadline.ts";
import { evidenceAt } from "#app/editors/scraper/extractors/finding.ts";
import { type ParsedItemPage, parseItemPage } from "#app/editors/scraper/page/parse-item-page.ts";

/** What the official page of a record says now. */
export interface PageReading {
  title: string;
  text: string;
  /** Of the main text, without spaces and letter case. */
  hash: string;
  deadline: { day: string; quote: string; isSure: boolean } | null;
  /** The words that say that applications are closed. */
  closed: string | null;
  amount: { text: string; currency: string | null; quote: string } | null;
}

type ReadPage = { ok: true; reading: PageReading } | Extract<ParsedItemPage, { ok: false }>;

const isClosed =
  /\b(?:applications?|admissions?|the call|this (?:call|round|scholarship|opportunity|programme)|candidatures?)(?: \w{1,12}){0,2} (?:(?:is|are|have|has)(?: now| been| currently){0,2} closed|(?:sont|est) (?:maintenant )?closes?|n'est plus ouvert\w{0,2})\b/i;

/** Reads the page of a record. Runs in a worker. */
export function readRecordPage(html: string, url: string, today: string): ReadPage {
  const read = parseItemPage(html, url);
  if (!read.ok) return read;
  const { title, text, publishedOn } = read.page;
  const source = `${title}\n${text}`;
  const deadline = extractDeadline(source, { today, publishedOn, title });
  const day = deadline?.value.day;
  const amount = extractAmount(source, title);
  const closed = isClosed.exec(text);
  const plain = text.toLowerCase().replace(/\s+/g, "");
  return {
    ok: true,
    reading: {
      title,
      text,
      hash: createHash("sha256").update(plain).digest("base64url"),
      deadline: deadline && day ? { day, quote: deadline.evidence, isSure: deadline.isSure } : null,
      closed: closed && evidenceAt(text, closed.index, closed.index + closed[0].length),
      amount: amount && { text: amount.value.text, currency: amount.value.currency, quote: amount.evidence },
    },
  };
}
