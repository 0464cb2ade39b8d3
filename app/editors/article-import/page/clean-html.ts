import { type CheerioAPI, load } from "cheerio";

const neverText =
  "script, style, noscript, template, iframe, object, embed, applet, svg, math, canvas, audio, video, picture, img, figcaption, input, select, textarea, button, link";

/**
 * A page as browsers would understand it, however broken its HTML: without what is no text, with whole addresses, and
 * with tables only where there are rows and columns of facts.
 */
export function tidyPage(html: string, url: string): CheerioAPI {
  const $ = load(html);
  const base = URL.parse($("base[href]").attr("href") ?? "", url)?.href ?? url;
  $(neverText).remove();
  for (const link of $("a[href]")) {
    const address = URL.parse($(link).attr("href") ?? "", base);
    if (address && ["http:", "https:", "mailto:"].includes(address.protocol))
      $(link).attr("href", address.href);
    else $(link).removeAttr("href");
  }
  // Old sites wrap the whole page into one form, and lay it out with tables.
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
