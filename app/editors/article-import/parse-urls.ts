import { importWords } from "./words.ts";

const maxUrls = 100;
export const maxUrlLength = 2_000;

type ParsedUrls = { ok: true; urls: string[] } | { ok: false; problem: string };

/** The URL of a single import. */
export function parseUrl(typed: string): ParsedUrls {
  const url = typed.trim();
  return url ? withinBounds([url]) : { ok: false, problem: importWords.noUrl };
}

/** One URL per line; blank lines are ignored. */
export function parseUrls(typed: string): ParsedUrls {
  const urls = typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return urls.length > 0 ? withinBounds(urls) : { ok: false, problem: importWords.noUrls };
}

function withinBounds(urls: string[]): ParsedUrls {
  if (urls.length > maxUrls) return { ok: false, problem: importWords.tooManyUrls(maxUrls) };
  if (urls.some(({ length }) => length > maxUrlLength))
    return { ok: false, problem: importWords.longUrl(maxUrlLength) };
  return { ok: true, urls };
}
