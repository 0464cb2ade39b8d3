import type { RenderedMarkdown } from "./rendered-markdown.ts";
import "./article.css";

/** The one place that inserts HTML: it takes only what `renderMarkdown` has written on our own server. */
export function ArticleBody({ html, className = "" }: { html: RenderedMarkdown; className?: string }) {
  return <div className={`article-body ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
