import { shorten } from "#app/shared/text/shorten.ts";
import type { ItemPage } from "../page/parse-item-page.ts";

const maxLength = 700;
const minParagraphLength = 60;

/** A short description: the page's own summary, or its first paragraphs. Never the whole text. */
export function summarisePage({
  summary,
  structured,
  text,
  title,
}: Pick<ItemPage, "summary" | "structured" | "text" | "title">): string {
  const own = structured.summary || summary;
  if (own.length >= minParagraphLength) return shorten(own, maxLength);
  const paragraphs = text.split("\n").filter((line) => line.length >= minParagraphLength && line !== title);
  const account = paragraphs.slice(0, 2).join("\n\n");
  return account ? shorten(account, maxLength) : own;
}
