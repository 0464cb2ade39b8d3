import { load } from "cheerio";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";

const leastShare = 0.6;

/** True when a rewritten article has the links and the numbers of its source, all of them and no others, and its substance. */
export function keepsFacts(source: string, rewritten: string): boolean {
  const [before, after] = [factsOf(source), factsOf(rewritten)];
  return (
    sameSet(before.links, after.links) &&
    sameSet(before.numbers, after.numbers) &&
    after.length >= before.length * leastShare
  );
}

function factsOf(content: string) {
  const $ = load(renderMarkdown(content));
  const links = new Set(
    $("a[href]")
      .map((_, link) => $(link).attr("href"))
      .get(),
  );
  const text = $.text();
  return { links, numbers: numbersIn(text), length: text.length };
}

/** Amounts, dates, years, scores: two digits or more, however their thousands are separated. */
const numbersIn = (text: string) =>
  new Set(
    (text.match(/\d(?:[\d.,]*\d)?/g) ?? [])
      .map((number) => number.replace(/[.,]/g, ""))
      .filter(({ length }) => length > 1),
  );

const sameSet = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((fact) => other.has(fact));
