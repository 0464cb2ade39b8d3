import { Readability } from "@mozilla/readability";
import type { Cheerio, CheerioAPI } from "cheerio";
import { parseHTML } from "linkedom";
import type { PageLink } from "../extractors/extract-application-link.ts";
import { normaliseText } from "../extractors/normalise-text.ts";
import { isSameTitle, prunePage } from "./prune-page.ts";

type Node = ReturnType<CheerioAPI>[number];

interface MainText {
  /** The article and the boxes of facts beside it, one line per paragraph. */
  text: string;
  /** The part that Readability considers the article. Facts outside it are not certain. */
  core: string;
  links: PageLink[];
}

const blocks =
  "p, div, section, article, li, ul, ol, h1, h2, h3, h4, h5, h6, tr, td, th, dt, dd, dl, table, blockquote, pre, figure, header, main, center";
const mark = "data-fact-node";

/** The main text of a cleaned page, without navigation, teasers and comments. Modifies the given tree. */
export function findMainText($: CheerioAPI, title: string, minLength: number): MainText {
  prunePage($, title);
  const { kept, content } = readableParts($);
  pairTables($);
  const root = rootOf($, kept, title, minLength);
  const links = linksIn($, root);
  for (const line of $("br").get()) $(line).replaceWith("\n");
  for (const block of $(blocks).get()) $(block).prepend("\n").append("\n");
  const text = normaliseText(root.text());
  const core = text
    .split("\n")
    .filter((line) => line.split(/: /).every((part) => content.includes(withoutSpaces(part))))
    .join("\n");
  // If Readability drops half of the page, its result is not reliable.
  return { text, core: core.length < text.length / 2 ? "" : core, links };
}

const withoutSpaces = (text: string) => text.replace(/[\s:]+/g, "");

/** The elements of our tree that Readability retains, and all of its text without spaces. */
function readableParts($: CheerioAPI): { kept: Node[]; content: string } {
  const numbered = $("body *").get();
  for (const [place, element] of numbered.entries()) $(element).attr(mark, String(place));
  const { document } = parseHTML($.html());
  const parsed = new Readability(document, { disableJSONLD: true, charThreshold: 200 }).parse();
  const kept: Node[] = [];
  if (parsed?.content) {
    const { document: content } = parseHTML(`<body>${parsed.content}</body>`);
    for (const element of content.querySelectorAll(
      `p[${mark}], li[${mark}], td[${mark}], th[${mark}], dd[${mark}], dt[${mark}], h2[${mark}], h3[${mark}], h4[${mark}], pre[${mark}], blockquote[${mark}], div[${mark}], span[${mark}]`,
    )) {
      const found = numbered[Number(element.getAttribute(mark))];
      // Only innermost elements count: Readability may have removed a part of a container.
      if (found && element.querySelector(`[${mark}] p, p, li, div, td, dd`) === null) kept.push(found);
    }
  }
  $(`[${mark}]`).removeAttr(mark);
  return { kept, content: withoutSpaces(normaliseText(parsed?.textContent ?? "")) };
}

/** The smallest element that contains everything readable, and the heading if that adds little. */
function rootOf($: CheerioAPI, kept: Node[], title: string, minLength: number): Cheerio<Node> {
  const length = kept.reduce((sum, element) => sum + $(element).text().trim().length, 0);
  if (length < minLength) return fallback($, minLength);
  const room = Math.max(length * 1.8, length + 1_200);
  const fits = (element: Node) => $(element).text().trim().length <= room;
  let root = commonAncestor($, kept);
  const heading = $("h1, h2, h3")
    .get()
    .find((element) => isSameTitle($(element).text(), title));
  const withHeading = heading && commonAncestor($, [root, heading]);
  if (withHeading && fits(withHeading)) root = withHeading;
  for (
    let above = root.parent;
    above && "name" in above && above.name !== "html" && fits(above);
    above = root.parent
  )
    root = above;
  return $(root);
}

function commonAncestor($: CheerioAPI, elements: Node[]): Node {
  let [shared = $("body").get(0) as Node] = elements;
  for (const element of elements)
    while (shared !== element && !$.contains(shared, element)) {
      const { parent } = shared as { parent?: Node | null };
      if (!parent || !("name" in parent)) return $("body").get(0) as Node;
      shared = parent;
    }
  return shared;
}

const containers = [
  ".entry-content",
  "[itemprop=articleBody]",
  "article",
  "main",
  "[role=main]",
  "#content",
  "body",
];

function fallback($: CheerioAPI, minLength: number): Cheerio<Node> {
  for (const selector of containers) {
    const longest = $(selector)
      .get()
      .toSorted((one, other) => $(other).text().length - $(one).text().length)[0];
    if (longest && $(longest).text().trim().length >= minLength) return $(longest);
  }
  return $("body");
}

/** A table with a row of headings becomes pairs, so that each value follows its heading. */
function pairTables($: CheerioAPI): void {
  for (const table of $("table").get()) {
    const rows = $(table).find("tr").get();
    const [head, ...rest] = rows.map((row) => $(row).children("td, th").get());
    if (!head || rest.length === 0 || head.length < 2) continue;
    if (rest.some((values) => values.length !== head.length)) continue;
    const names = head.map((cell) => oneLine($(cell).text()).replace(/:$/, ""));
    // Several rows may be several countries or levels. Only rounds of the same award differ in nothing but their dates.
    if (rest.length > 1 && !isRound.test(names[0] ?? "")) continue;
    if (head.some((cell) => cell.name !== "th")) {
      if (names.some((name) => name.length > 40)) continue;
      // Two columns and two rows may be "Deadline | 30 April" below "Country | Kenya".
      if (head.length === 2) continue;
    }
    for (const values of rest)
      for (const [place, cell] of values.entries())
        $(cell).text(`${names[place]}: ${oneLine($(cell).text())}`);
    $(rows[0] as Node).remove();
  }
}

const isRound = /^(?:intake|round|cohort|call|session|semester|cycle|rentrée|promotion)s?\b/i;

/** Includes the words around the link in its paragraph, since "here" alone says nothing. */
function linksIn($: CheerioAPI, root: Cheerio<Node>): PageLink[] {
  return root
    .find("a[href]")
    .addBack("a[href]")
    .get()
    .flatMap((link) => {
      const text = oneLine($(link).text());
      const href = $(link).attr("href") ?? "";
      const line = oneLine($(link).closest("p, li, td, dd, div").text()).slice(0, 600);
      const place = line.indexOf(text);
      const before = place > 0 ? line.slice(Math.max(0, place - 120), place) : "";
      const after = place < 0 ? "" : line.slice(place + text.length, place + text.length + 60);
      return text && href ? [{ text, href, before, after }] : [];
    });
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
