import { shorten } from "#app/shared/text/shorten.ts";
import type { ItemPage } from "../page/parse-item-page.ts";

const longest = 700;
const shortestParagraph = 60;

/** A short account in the page's own words: what it says of itself, or its first real paragraphs. Never the whole text. */
export function summaryOf({
  summary,
  structured,
  text,
  title,
}: Pick<ItemPage, "summary" | "structured" | "text" | "title">): string {
  const own = structured.summary || summary;
  if (own.length >= shortestParagraph) return shorten(own, longest);
  const paragraphs = text.split("\n").filter((line) => line.length >= shortestParagraph && line !== title);
  const account = paragraphs.slice(0, 2).join("\n\n");
  return account ? shorten(account, longest) : own;
}
