import { createHash } from "node:crypto";
import { Cache } from "#app/shared/cache.ts";
import { language } from "#app/shared/languages/language.ts";
import type { RenderedMarkdown } from "./rendered-markdown.ts";

/** Characters of HTML: some thousand posts, or some hundred articles. */
const rendered = new Cache<RenderedMarkdown>({ maxSize: 10_000_000, sizeOf: (html) => html.length + 100 });

/**
 * The HTML of a text that many people read, rendered once. The key is the text itself and the language of its labels, so changed text is rendered
 * again and nothing has to be invalidated.
 */
export function renderCached(kind: "article" | "post", text: string, render: () => RenderedMarkdown) {
  const key = createHash("sha256").update(`${kind}\n${language()}\n${text}`).digest("base64");
  return rendered.getOrCompute(key, render);
}
