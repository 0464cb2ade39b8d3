import { createHash } from "node:crypto";
import { Cache } from "#app/shared/cache.ts";
import type { RenderedMarkdown } from "./rendered-markdown.ts";

/** Characters of HTML: some thousand posts, or some hundred articles. */
const rendered = new Cache<RenderedMarkdown>({ maxSize: 10_000_000, sizeOf: (html) => html.length + 100 });

/**
 * The HTML of a text that many read: it is made for the first of them. It is found again by the text itself, so changed
 * words are rendered anew, and nobody has to remember to throw anything away.
 */
export function renderCached(kind: "article" | "post", text: string, render: () => RenderedMarkdown) {
  const key = createHash("sha256").update(`${kind}\n${text}`).digest("base64");
  return rendered.getOrCompute(key, render);
}
