import { createHash } from "node:crypto";
import { extractAmount } from "#app/editors/scraper/extractors/extract-amount.ts";
import { extractCountry } from "#app/editors/scraper/extractors/extract-country.ts";
import { extractDeadline } from "#app/editors/scraper/extractors/extract-deadline.ts";
import { extractLevel } from "#app/editors/scraper/extractors/extract-level.ts";
import { extractAges } from "#app/editors/scraper/extractors/extract-who.ts";
import { evidenceAt } from "#app/editors/scraper/extractors/finding.ts";
import { type ParsedItemPage, parseItemPage } from "#app/editors/scraper/page/parse-item-page.ts";

/** The facts on a record's official page. */
export interface PageReading {
  title: string;
  text: string;
  /** Hash of the main text, ignoring whitespace and case. */
  hash: string;
  deadline: { day: string; quote: string; isSure: boolean } | null;
  /** The sentence that says that applications are closed; null if there is none. */
  closed: string | null;
  amount: { text: string; currency: string | null; quote: string } | null;
  /** The place of study or work if the page names it, by the catalogue's names. */
  countries: string[];
  levels: string[];
  ageMax: number | null;
  /** The page itself says that it doesn't exist, although the server responds with status 200. */
  isMissing: boolean;
  /** The domain has expired and is for sale. */
  isParked: boolean;
}

const saysMissing =
  /^(?:error )?404\b|\b(?:page|site|file) (?:was )?not found\b|\bpage (?:doesn't|does not|no longer) exists?\b|\bpage introuvable\b|\bpágina não encontrada\b/i;
const saysParked =
  /\b(?:this )?domain(?: name)? (?:is|may be) (?:for sale|parked|available)\b|\bbuy this domain\b|\bdomain(?: name)? (?:has )?expired\b|\bparked free\b/i;

type ReadPage = { ok: true; reading: PageReading } | Extract<ParsedItemPage, { ok: false }>;

const isClosed =
  /\b(?:applications?|admissions?|the call|this (?:call|round|scholarship|opportunity|programme)|candidatures?)(?: \w{1,12}){0,2} (?:(?:is|are|have|has)(?: now| been| currently){0,2} closed|(?:sont|est) (?:maintenant )?closes?|n'est plus ouvert\w{0,2})\b/i;

/** Reads the page of a record. Runs in a worker. */
export function readRecordPage(html: string, url: string, today: string): ReadPage {
  const read = parseItemPage(html, url);
  if (!read.ok) return read;
  const { title, text, core, publishedOn } = read.page;
  const source = `${title}\n${text}`;
  const deadline = extractDeadline(source, { today, publishedOn, title, core: core && `${title}\n${core}` });
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
      countries: extractCountry(title, text)?.value.split(", ") ?? [],
      levels: extractLevel(title, text)?.value.split(", ") ?? [],
      ageMax: Number(extractAges(text).max?.value) || null,
      isMissing: text.length < 3_000 && saysMissing.test(title),
      isParked: text.length < 3_000 && saysParked.test(`${title}\n${text}`),
      amount: amount && { text: amount.value.text, currency: amount.value.currency, quote: amount.evidence },
    },
  };
}
