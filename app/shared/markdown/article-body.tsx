import type { RenderedMarkdown } from "./rendered-markdown.ts";
import "./article.css";

/** The only component that inserts HTML: it accepts only the output of `renderMarkdown`. */
export function ArticleBody({ html, className = "" }: { html: RenderedMarkdown; className?: string }) {
  return <div className={`article-body ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
