import { type CheerioAPI, load } from "cheerio";

const nonTextElements =
  "script, style, noscript, template, iframe, object, embed, applet, svg, math, canvas, audio, video, picture, img, figcaption, input, select, textarea, button, link";

/**
 * Repairs a page as a browser would, and removes everything that is not text. Links become absolute, and
 * layout tables are unwrapped.
 */
export function cleanHtml(html: string, url: string): CheerioAPI {
  const $ = load(html);
  const base = URL.parse($("base[href]").attr("href") ?? "", url)?.href ?? url;
  $(nonTextElements).remove();
  for (const link of $("a[href]")) {
    const address = URL.parse($(link).attr("href") ?? "", base);
    if (address && ["http:", "https:", "mailto:"].includes(address.protocol))
      $(link).attr("href", address.href);
    else $(link).removeAttr("href");
  }
  // Old sites wrap the whole page in one form, and use tables for layout.
  for (const form of $("form").get().reverse()) $(form).replaceWith($(form).contents());
  for (const table of $("table").get().reverse()) if (isLayout($, $(table))) unwrapTable($, $(table));
  return $;
}

type Table = ReturnType<CheerioAPI>;

function isLayout($: CheerioAPI, table: Table): boolean {
  if (table.attr("role") === "presentation" || table.find("table, h1, h2").length > 0) return true;
  const rows = table.find("tr").get();
  const columns = Math.max(0, ...rows.map((row) => $(row).children("td, th").length));
  return columns < 2 || rows.length < 2;
}

function unwrapTable($: CheerioAPI, table: Table): void {
  for (const cell of table.find("td, th").get()) $(cell).replaceWith($("<div>").append($(cell).contents()));
  for (const part of table.find("tr, tbody, thead, tfoot, caption").get())
    $(part).replaceWith($(part).contents());
  table.replaceWith($("<div>").append(table.contents()));
}
