import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";

const openUrlset = `${head}<urlset xmlns="${schema}">\n`;
const closeUrlset = "</urlset>\n";

export const urlEntry = (address: string, changedOn?: string) =>
  `<url><loc>${escapeXml(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ""}</url>\n`;

export const sitemapIndex = (addresses: string[]) =>
  `${head}<sitemapindex xmlns="${schema}">\n${addresses
    .map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;

export const sitemapHeaders = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** Streams the entries. */
export function sitemapResponse(entries: Iterable<string> | AsyncIterable<string>): Response {
  const body = createReadableStreamFromReadable(Readable.from(inUrlset(entries)));
  return new Response(body, { headers: sitemapHeaders });
}

async function* inUrlset(entries: Iterable<string> | AsyncIterable<string>) {
  yield openUrlset;
  yield* entries;
  yield closeUrlset;
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
