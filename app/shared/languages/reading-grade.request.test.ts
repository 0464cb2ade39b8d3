import { type Cheerio, type CheerioAPI, load } from "cheerio";
import type { AnyNode } from "domhandler";
import { expect, test } from "vitest";
import { publicPages } from "#app/shared/urls/public-pages.ts";
import { aVisitor } from "#tests/support/servers/shared-server.ts";
import { readingGrade, sentencesOf } from "#tests/support/web/reading-grade.ts";

/** The school year at which a reader understands a page easily. */
const highestGrade = 6;
/** A page with fewer sentences is mostly names, dates and buttons. */
const fewestSentences = 6;

const blocks = "p, li, dd, td, figcaption, summary";

/** Whole sentences: labels, names and dates have no full stop. */
function proseOf($: CheerioAPI): string[] {
  const main = $("main");
  // Sponsors write their listings themselves.
  main.find("script, option, noscript, svg, [data-listing]").remove();
  const texts = main
    .find(blocks)
    .toArray()
    .filter((block) => $(block).find(blocks).length === 0)
    .map((block) => spaced($, $(block)).replace(/\s+/g, " ").trim());
  return [...new Set(texts)].filter((text) => /[.?!]["”’)]?$/.test(text)).flatMap(sentencesOf);
}

/** The texts of inner elements, with a space between them. */
const spaced = ($: CheerioAPI, element: Cheerio<AnyNode>): string =>
  element
    .contents()
    .toArray()
    .map((node) => (node.type === "text" ? $(node).text() : ` ${spaced($, $(node))} `))
    .join("");

test("every public page can be read after six years of school", { timeout: 120_000 }, async () => {
  const visitor = await aVisitor();
  const hard: string[] = [];
  for (const path of [...publicPages, "privacy", "advertise"]) {
    const sentences = proseOf(load((await visitor.open(`/${path}`)).html));
    const grade = sentences.length < fewestSentences ? 0 : readingGrade(sentences);
    if (grade > highestGrade) hard.push(`/${path}: ${grade.toFixed(1)}`);
  }
  expect(hard).toEqual([]);
});
