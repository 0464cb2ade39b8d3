import { describe, expect, test } from "vitest";
import { parseItemPage } from "./parse-item-page.ts";

const url = "https://site.example/award";
const text = `<p>${"The award pays for a master's degree and a flight home each year. ".repeat(3)}</p>`;
const read = (html: string) => parseItemPage(html, url);
const pageOf = (html: string) => {
  const found = read(html);
  if (!found.ok) throw new Error(found.reason);
  return found.page;
};
const head = (...tags: string[]) => `<head>${tags.join("")}</head>`;
const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;

describe("the title of a page", () => {
  test.each([
    ["its heading", `<h1>Mandela Award – South Africa</h1>`, "Mandela Award – South Africa"],
    [
      "its heading without the site's name",
      `${head(og("site_name", "The Site"))}<h1>The Award | The Site</h1>`,
      "The Award",
    ],
    [
      "what it is shared as, where the first heading is the site's name",
      `${head(og("site_name", "The Site"), og("title", "The Award - The Site"))}<h1>The Site</h1>`,
      "The Award",
    ],
    ["its tab, where there is no heading", "<head><title>The Award | The Site</title></head>", "The Award"],
    [
      "what it says to machines",
      `<h1>Jobs</h1><script type="application/ld+json">{"@type":"JobPosting","title":"Intern"}</script>`,
      "Intern",
    ],
  ])("is %s", (_, html, title) => {
    expect(pageOf(html + text).title).toBe(title);
  });
});

describe("a page", () => {
  test("is parsed without its surroundings, one line per paragraph", () => {
    const page =
      pageOf(`<h1>Award</h1><nav>Deadline: 1 May 2027</nav><main><article>${text}<table><tr><td>Deadline</td><td>30 April 2027</td></tr></table>
      Line one<br>line two</article></main><aside>Deadline: 2 May 2027</aside>`);
    expect(page.text).toContain("Deadline\n30 April 2027\n");
    expect(page.text).toContain("Line one\nline two");
    expect(page.text).not.toMatch(/May/);
  });

  test("has a date of publication, in one of three forms", () => {
    for (const html of [
      head('<meta property="article:published_time" content="2026-11-10T08:00:00+00:00">'),
      '<script type="application/ld+json">[{"@type":"NewsArticle","datePublished":"2026-11-10"}]</script>',
      '<time datetime="2026-11-10T08:00">10 November</time>',
    ])
      expect(pageOf(`<h1>Award</h1>${html}${text}`).publishedOn).toBe("2026-11-10");
    expect(pageOf(`<h1>Award</h1><time datetime="soon">soon</time>${text}`).publishedOn).toBeNull();
  });

  test("may have broken structured data, which is ignored", () => {
    const { structured } = pageOf(
      `<h1>Award</h1><script type="application/ld+json">{"@type":</script>${text}`,
    );
    expect(structured).toMatchObject({ kind: null, deadline: "", organisation: "" });
  });

  test.each([
    ["empty", "<h1>Award</h1><p>Soon.</p>", "empty"],
    ["behind a login", '<h1>Award</h1><form><input type="password"></form>', "login"],
    ["nested without end", `<h1>Award</h1>${"<div>".repeat(600)}${text}`, "unreadable"],
  ])("that is %s is refused", (_, html, reason) => {
    expect(read(html)).toEqual({ ok: false, reason });
  });
});
