import { importWords } from "./words.ts";

const mostAddresses = 100;
export const longestAddress = 2_000;

type ReadAddresses = { ok: true; urls: string[] } | { ok: false; problem: string };

/** The address of a single import. */
export function readAddress(typed: string): ReadAddresses {
  const url = typed.trim();
  return url ? withinBounds([url]) : { ok: false, problem: importWords.noUrl };
}

/** One address a line; blank lines do not count. */
export function readAddresses(typed: string): ReadAddresses {
  const urls = typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  return urls.length > 0 ? withinBounds(urls) : { ok: false, problem: importWords.noUrls };
}

function withinBounds(urls: string[]): ReadAddresses {
  if (urls.length > mostAddresses) return { ok: false, problem: importWords.tooManyUrls(mostAddresses) };
  if (urls.some(({ length }) => length > longestAddress))
    return { ok: false, problem: importWords.longUrl(longestAddress) };
  return { ok: true, urls };
}
