import { createElement, type ReactNode } from "react";
import { postLimits } from "#app/shared/markdown/markdown-limits.ts";
import { renderCached } from "#app/shared/markdown/render-cached.server.ts";
import { renderMarkdown } from "#app/shared/markdown/render-markdown.server.ts";

const bold = ({ children }: { children?: ReactNode }) =>
  createElement("p", null, createElement("strong", null, children));

/** A post's Markdown as HTML: no headings, pictures or footnotes, and links with rel="ugc nofollow". */
export const renderPost = (body: string) =>
  renderMarkdown(body, undefined, {
    limits: postLimits,
    disallowedElements: ["sup", "section"],
    components: {
      h1: bold,
      h2: bold,
      h3: bold,
      h4: bold,
      h5: bold,
      h6: bold,
      img: ({ alt }) => (alt ? createElement("span", null, alt) : null),
      a: ({ href, children }) =>
        href
          ? createElement(
              "a",
              { href, rel: /^(https?|mailto):/.test(href) ? "nofollow ugc noopener" : undefined },
              children,
            )
          : createElement("span", null, children),
    },
  });

/** The same, cached because many people read the same posts. */
export const renderPostOnce = (body: string) => renderCached("post", body, () => renderPost(body));
