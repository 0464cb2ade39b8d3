import { load } from "cheerio";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";

const minLengthShare = 0.6;

/** True if a rewritten article has exactly the links and numbers of its source, and most of its length. */
export function hasSameFacts(source: string, rewritten: string): boolean {
  const [before, after] = [factsOf(source), factsOf(rewritten)];
  return (
    sameSet(before.links, after.links) &&
    sameSet(before.numbers, after.numbers) &&
    after.length >= before.length * minLengthShare
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

/** Amounts, dates, years, scores: two digits or more, without thousands separators. */
const numbersIn = (text: string) =>
  new Set(
    (text.match(/\d(?:[\d.,]*\d)?/g) ?? [])
      .map((number) => number.replace(/[.,]/g, ""))
      .filter(({ length }) => length > 1),
  );

const sameSet = (one: Set<string>, other: Set<string>) =>
  one.size === other.size && [...one].every((fact) => other.has(fact));
