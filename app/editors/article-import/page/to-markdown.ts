import Turndown from "turndown";

/** Converts an article to Markdown with GFM tables. Expects HTML from `cleanHtml`. */
export function toMarkdown(html: string): string {
  return turndown
    .turndown(html)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const turndown = new Turndown({
  headingStyle: "atx",
  bulletListMarker: "-",
  codeBlockStyle: "fenced",
  emDelimiter: "*",
  hr: "---",
});

// Turndown escapes Markdown; text that looks like HTML must be escaped too.
const escapeMarkdown = turndown.escape.bind(turndown);
turndown.escape = (text) => escapeMarkdown(text).replaceAll("<", "\\<");

turndown.remove(["script", "style", "iframe", "noscript", "caption", "colgroup"]);

turndown.addRule("struck", {
  filter: ["del", "s"],
  replacement: (content) => (content.trim() ? `~~${content}~~` : ""),
});

turndown.addRule("link without address", {
  filter: (node) => node.nodeName === "A" && !node.getAttribute("href"),
  replacement: (content) => content,
});

turndown.addRule("cell", {
  filter: ["td", "th"],
  replacement: (content) =>
    ` ${content
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean)
      .join(" ")
      .replaceAll("|", "\\|")} |`,
});

turndown.addRule("row", {
  filter: "tr",
  replacement: (content) => (content ? `|${content}\n` : ""),
});

turndown.addRule("part of a table", {
  filter: ["thead", "tbody", "tfoot"],
  replacement: (content) => content,
});

turndown.addRule("table", {
  filter: "table",
  replacement(content, node) {
    const rows = content.trim().split("\n");
    const columns = Math.max(...Array.from(node.querySelectorAll("tr"), (row) => row.children.length));
    const [head = "", ...body] = rows;
    const missing = columns - (node.querySelector("tr")?.children.length ?? 0);
    return ["\n", head + "  |".repeat(missing), `|${" --- |".repeat(columns)}`, ...body, "\n"].join("\n");
  },
});
