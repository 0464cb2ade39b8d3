import { extractLinks, extractTextItems, getDocumentProxy, getMeta, type StructuredTextItem } from "unpdf";

/** A call for applications has a few pages; longer documents are cut. */
const maxPages = 40;
const maxLength = 200_000;
const maxLinks = 200;

/**
 * The text of a PDF as a plain HTML page, so that the extractors for web pages can read it. Runs in a worker, which
 * limits its time and memory. Returns null if it is not a PDF, is encrypted, or has no text (a scan).
 */
export async function pdfToHtml(bytes: Uint8Array): Promise<string | null> {
  try {
    const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
    if (pdf.numPages > maxPages * 10) return null;
    const pages = (await extractTextItems(pdf)).items.slice(0, maxPages);
    const paragraphs = pages.flatMap(paragraphsIn);
    if (paragraphs.join("").length < 40) return null;
    const { links } = await extractLinks(pdf);
    const { info } = await getMeta(pdf);
    return pageOf({
      title: titleOf(pages[0] ?? []) || String(info.Title ?? ""),
      paragraphs,
      links: links.filter((link) => /^https?:\/\//i.test(link)).slice(0, maxLinks),
      createdOn: createdOn(info.CreationDate),
    });
  } catch {
    return null;
  }
}

/** The lines of one page. A line that is full and unfinished continues in the next one. */
function paragraphsIn(items: StructuredTextItem[]): string[] {
  const lines = linesIn(items);
  const full = Math.max(...lines.map(({ length }) => length), 0) * 0.7;
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    if (open && paragraphs.length > 0 && !/^[•*▪●◦-]/.test(line))
      paragraphs.push(`${paragraphs.pop()} ${line}`);
    else paragraphs.push(line);
    open = line.length > 40 && line.length >= full && !/[.!?:;]$/.test(line);
  }
  return paragraphs;
}

function linesIn(items: StructuredTextItem[]): string[] {
  const lines: string[] = [];
  let line = "";
  let y: number | null = null;
  for (const { str, y: place, hasEOL } of items) {
    if (y !== null && Math.abs(place - y) > 2 && line) {
      lines.push(line);
      line = "";
    }
    line += str;
    y = place;
    if (hasEOL) {
      lines.push(line);
      line = "";
    }
  }
  return [...lines, line].map((one) => one.replace(/\s+/g, " ").trim()).filter(Boolean);
}

/** The text in the largest letters of the first page. */
function titleOf(items: StructuredTextItem[]): string {
  const written = items.filter(({ str }) => /\p{L}{2}/u.test(str));
  const largest = Math.max(...written.map(({ fontSize }) => fontSize), 0);
  const sizes = new Set(written.map(({ fontSize }) => Math.round(fontSize)));
  const first = linesIn(written)[0] ?? "";
  if (sizes.size < 2) return first.slice(0, 200);
  const title = written.filter(({ fontSize }) => fontSize > largest - 0.5).map(({ str }) => str);
  return title.join(" ").replace(/\s+/g, " ").trim().slice(0, 200);
}

interface PdfPage {
  title: string;
  paragraphs: string[];
  links: string[];
  createdOn: string | null;
}

const pageOf = ({ title, paragraphs, links, createdOn: day }: PdfPage): string =>
  `<html><head><title>${escaped(title)}</title>${day ? `<meta property="article:published_time" content="${day}">` : ""}</head>
<body><article><h1>${escaped(title)}</h1>${paragraphs
    .map((text) => `<p>${withLinks(text, links)}</p>`)
    .join("\n")
    .slice(0, maxLength)}${unwritten(paragraphs, links)}</article></body></html>`;

/** Adds the link whose address the paragraph contains, or the address itself: many calls are printed without links. */
const withLinks = (text: string, links: string[]): string => {
  const [address] = /\bhttps?:\/\/[\w.-]{3,80}\w(?:\/[\w./?=&%#~+-]{0,160}[\w/])?/i.exec(text) ?? [];
  const written = links.find((link) => names(text, link)) ?? address;
  return written ? `${escaped(text)} ${linkTo(written)}` : escaped(text);
};

/** A PDF doesn't say which words a link covers. Links whose address no paragraph contains follow the text. */
const unwritten = (paragraphs: string[], links: string[]): string =>
  [...new Set(links)]
    .filter((link) => !paragraphs.some((text) => names(text, link)))
    .map((link) => `<p>${linkTo(link)}</p>`)
    .join("");

const names = (text: string, link: string) =>
  text.includes(link.replace(/^https?:\/\//, "").replace(/\/$/, ""));

const linkTo = (link: string) => `<a href="${escaped(link)}">${escaped(link)}</a>`;

const escaped = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** "D:20261101120000Z" is 2026-11-01. */
function createdOn(date: unknown): string | null {
  const [, year, month, day] =
    /^D:(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])/.exec(String(date ?? "")) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
