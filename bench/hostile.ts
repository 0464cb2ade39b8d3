import "#tests/support/network/end-on-network.ts";
import robotsParser from "robots-parser";
import { readSearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import { checkMessage } from "#app/community/scam-check/check-message.server.ts";
import type { KnownRecord } from "#app/community/scam-check/known-records/named-records.ts";
import { reviewPost } from "#app/community/union/write/review-post.server.ts";
import { parseArticlePage } from "#app/editors/article-import/page/parse-article-page.ts";
import { parseSpreadsheet } from "#app/editors/catalogue/import/read-spreadsheet.server.ts";
import { extractAmount } from "#app/editors/scraper/extractors/extract-amount.ts";
import { extractDeadline } from "#app/editors/scraper/extractors/extract-deadline.ts";
import { parseItemPage } from "#app/editors/scraper/page/parse-item-page.ts";
import { parseFeedItems } from "#app/editors/scraper/sources/parse-feed.ts";
import { parseCsv } from "#app/shared/csv/parse-csv.ts";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";
import { milliseconds } from "./stopwatch.ts";

/**
 * How long each parser of untrusted text takes for hostile input, at one, ten and a hundred times its size: `node
 * bench/hostile.ts`, or some of them with `node bench/hostile.ts check dates`. A linear parser shows ten and a
 * hundred, or less if it stops at a limit; a quadratic one could be used to stop the server.
 */
const sizes = [1, 10, 100];

interface Hostile {
  /** Characters at size one. */
  size: number;
  read(text: string): unknown;
  /** Repeated until the size is reached; a # in it becomes another number each time. */
  pieces: string[];
  /** The text around it. */
  wrap?(text: string): string;
}

const catalogue: KnownRecord[] = Array.from({ length: 5_000 }, (_, place) => ({
  kind: "scholarship",
  id: String(place),
  name: `Award ${place.toString(36)} of the Institute`,
  host: `institute-${place.toString(36)}.org`,
}));
const page = "https://site.example/award";
const html = (body: string) =>
  `<html><head><title>Award</title></head><body><article><p>${"An award. ".repeat(60)}</p>${body}</article></body></html>`;
const feed = (text: string) => `<rss version="2.0"><channel><title>News</title>${text}</channel></rss>`;

const readers: Record<string, Hostile> = {
  check: {
    size: 50,
    pieces: ["aa.me ", "chevening1", "1", "*", "http://a.", "a@", "send your ", "pay 1 to ", "institute-1 "],
    read: (text) => checkMessage(text, catalogue),
  },
  posts: {
    size: 50,
    pieces: ["aa.me ", "[a](http://b.c) ", "http://%ff@a.com ", "- ", "]"],
    read: (text) => reviewPost(text, catalogue, { isNew: true, isAdmin: false }),
  },
  markdown: {
    size: 1_000,
    pieces: [
      "a ",
      "- ",
      "> ",
      ">",
      "1. ",
      "*a",
      "a**b",
      "]",
      "[",
      "[a](b) ",
      "[^1]",
      "a\n-\n",
      "- a\n",
      "|",
      "`a",
    ],
    read: (text) => renderMarkdown(text),
  },
  dates: {
    size: 600,
    pieces: ["deadline: 1 May 2027. ", "open from ", "up to ", "apply ", "1 ", "1-", "May ", "extended a "],
    read: (text) => extractDeadline(text, { today: "2026-11-15" }),
  },
  amounts: { size: 600, pieces: ["USD 1 ", "n1,000 ", "1,111", "$", "up to ", "1 to "], read: extractAmount },
  csv: {
    size: 10_000,
    pieces: ["a,b\n", ",", '"', '""', "\r", '"a""b",', "a;\n"],
    read: (text) => parseCsv(text, { rows: 5_000, columns: 200 }),
  },
  spreadsheets: {
    size: 10_000,
    pieces: ["a,", "\n", "Title,", "A\n", '"a",', "A,,,\n"],
    wrap: (text) => `Title,${text}`,
    read: (text) => parseSpreadsheet("scholarships", text),
  },
  search: {
    size: 1_000,
    pieces: ["q=a&", "field=a&", "q=%00&", "a", "%ff", "&", "page="],
    read: (text) => readSearchFilters(new URLSearchParams(text)),
  },
  articles: {
    size: 2_000,
    pieces: ["<p>a</p>", "<div>", "<b>", "<table><tr><td>", "<a href=x>", "<", "&amp;", "<!--", " a=b"],
    wrap: html,
    read: (text) => parseArticlePage(text, page),
  },
  items: {
    size: 2_000,
    pieces: ["<p>a</p>", "<div>", "<article>", "<li>", "<a href=x>apply</a>", "<", "&amp;"],
    wrap: html,
    read: (text) => parseItemPage(text, page),
  },
  attributes: {
    size: 500,
    pieces: ["a#=b ", "a ", '"'],
    wrap: (text) => html(`<p ${text}>a</p>`),
    read: (text) => parseItemPage(text, page),
  },
  robots: {
    size: 2_000,
    pieces: ["User-agent: *\nDisallow: /a\n", "Disallow: /*a\n", "*", "\n", "Allow: /*a*a*a*a$\n"],
    wrap: (text) => `User-agent: *\nDisallow: /${text}`,
    read: (text) =>
      robotsParser("https://site.example/robots.txt", text).isAllowed(`${page}/aaaaaaaa`, "Fursa"),
  },
  feeds: {
    size: 2_000,
    pieces: [
      "<item><title>a</title><link>https://a.b</link></item>",
      "<item>",
      "<a>",
      "&amp;",
      "<![CDATA[",
      "<",
    ],
    wrap: feed,
    read: (text) => parseFeedItems(text, page),
  },
};

const repeated = (piece: string, size: number) =>
  Array.from({ length: Math.ceil(size / piece.length) }, (_, place) =>
    piece.replaceAll("#", place.toString(36)),
  ).join("");
const asItIs = (text: string) => text;
const wanted = process.argv.slice(2);
const rows: Record<string, Record<string, number | string>> = {};
for (const [name, { size, pieces, wrap = asItIs, read }] of Object.entries(readers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const piece of pieces) {
    const texts = sizes.map((times) => wrap(repeated(piece, size * times)));
    const times: number[] = [];
    for (const text of texts) times.push(await fastestOf(() => read(text)));
    const [first = 0, , last = 0] = times;
    rows[`${name} ${JSON.stringify(piece)}`] = {
      characters: size,
      "1×, ms": milliseconds(first),
      "10×, ms": milliseconds(times[1] ?? 0),
      "100×, ms": milliseconds(last),
      "10× / 1×": ratio(times[1] ?? 0, first),
      "100× / 10×": ratio(last, times[1] ?? 0),
    };
  }
}
console.table(rows);

/** Below a tenth of a millisecond the clock is too coarse. */
function ratio(later: number, earlier: number): string {
  return earlier < 0.1 ? "" : (later / earlier).toFixed(1);
}

/** The CPU time of the work, the least of several runs: other processes don't count. */
async function fastestOf(work: () => unknown): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3; time++) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
