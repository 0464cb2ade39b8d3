import { createElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown, { type Components, type Options } from "react-markdown";
import remarkGfm from "remark-gfm";
import { levelHeadings } from "./level-headings.ts";
import { articleLimits, findMarkdownProblem, type MarkdownLimits } from "./markdown-limits.ts";
import { markdownWords as words } from "./markdown-words.ts";
import type { RenderedMarkdown } from "./rendered-markdown.ts";
import { safeLink } from "./safe-link.ts";

/** Our copies of an article's pictures, by URL. */
export type ImageSizes = Map<string, { width: number; height: number }>;

const none: ImageSizes = new Map();

/** How it differs from an article: other elements, and lower limits. */
type RenderOptions = Pick<Options, "components" | "disallowedElements"> & { limits?: MarkdownLimits };

/**
 * Renders Markdown as HTML. The text is parsed into a syntax tree, the tree becomes React elements of a few known
 * kinds, and React escapes all text and attributes: no HTML in the text passes through. The page inserts the result
 * as it is, so that neither the parser (40 KB) nor the tree is sent to a phone. A text beyond the limits, such as one
 * from before they existed, is shown as plain text.
 */
export function renderMarkdown(
  content: string,
  images: ImageSizes = none,
  { components: others, disallowedElements, limits = articleLimits }: RenderOptions = {},
): RenderedMarkdown {
  if (findMarkdownProblem(content, limits)) return renderPlain(content);
  return renderToStaticMarkup(
    createElement(
      Markdown,
      {
        remarkPlugins: [remarkGfm, levelHeadings],
        skipHtml: true,
        urlTransform: (url) => safeLink(url) ?? "",
        components: { ...components, img: imagesFrom(images), ...others },
        ...(disallowedElements && { disallowedElements }),
      },
      content,
    ),
  ) as RenderedMarkdown;
}

const renderPlain = (content: string) =>
  renderToStaticMarkup(
    content
      .split(/\n\s*\n/)
      .filter((paragraph) => paragraph.trim())
      .map((paragraph, place) => createElement("p", { key: place }, paragraph)),
  ) as RenderedMarkdown;

const components: Components = {
  a: ({ href, children, id, "aria-label": label, "aria-describedby": describedBy }) =>
    href
      ? createElement(
          "a",
          {
            href,
            id,
            "aria-label": label,
            "aria-describedby": describedBy,
            rel: isElsewhere(href) ? "noopener" : undefined,
          },
          children,
        )
      : createElement("span", null, children),
  table: ({ children }) =>
    createElement(
      "div",
      { className: "table-scroll", tabIndex: 0, role: "region", "aria-label": words.table },
      createElement("table", null, children),
    ),
  // The CSP allows no style attributes, so the alignment becomes a class.
  th: ({ children, style }) =>
    isEmpty(children)
      ? createElement("td", null)
      : createElement("th", { scope: "col", className: alignment(style?.textAlign) }, children),
  td: ({ children, style }) => createElement("td", { className: alignment(style?.textAlign) }, children),
  // A reader can't tick the boxes of a task list, so they are symbols instead of controls.
  input: ({ checked }) =>
    createElement(
      "span",
      { role: "img", "aria-label": checked ? words.done : words.toDo },
      checked ? "☑" : "☐",
    ),
};

/** Our own copies have their size, so that nothing moves when they arrive; any other picture becomes a link. */
function imagesFrom(images: ImageSizes) {
  return ({ src, alt }: { src?: unknown; alt?: string | undefined }): ReactElement | null => {
    const address = typeof src === "string" ? src : "";
    const size = images.get(address);
    if (size)
      return createElement("img", {
        src: address,
        alt: alt ?? "",
        ...size,
        loading: "lazy",
        decoding: "async",
      });
    if (!alt) return null;
    return address.startsWith("http")
      ? createElement("a", { href: address, rel: "noopener" }, alt)
      : createElement("span", null, alt);
  };
}

const isElsewhere = (href: string) => href.startsWith("http");
const isEmpty = (children: ReactNode) => children === undefined || children === null || children === "";
const alignment = (align: unknown) => (align === "right" || align === "center" ? `text-${align}` : undefined);
