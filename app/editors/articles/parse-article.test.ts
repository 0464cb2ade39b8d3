import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseArticle, parseDraft, typedValues } from "./parse-article.server.ts";

const good = { title: "Ask early", content: "# Ask\n\nBegin **now**.", category: "Financial Aid" };

function form(fields: Record<string, string>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.set(name, value);
  return filled;
}

describe("an article that is to be published", () => {
  test("is parsed with defaults: the team as author, no picture, an excerpt from its text", () => {
    expect(parseArticle(form(good))).toEqual({
      ok: true,
      article: {
        title: "Ask early",
        content: "# Ask\n\nBegin **now**.",
        excerpt: "Ask\n\nBegin now....",
        category: "Financial Aid",
        author: "Fursa Team",
        language: "en",
        original: null,
        imageUrl: null,
        fieldOfStudy: "",
        metaDescription: "",
      },
    });
  });

  test("keeps what the editor chose", () => {
    const chosen = {
      excerpt: "In short.",
      author: "Wanjiru",
      language: "sw",
      original: "/advice/ask-early",
      imageUrl: " https://a.org/b.jpg ",
      fieldOfStudy: "Law",
    };
    expect(parseArticle(form({ ...good, ...chosen }))).toMatchObject({
      article: { ...chosen, imageUrl: "https://a.org/b.jpg" },
    });
  });

  test.each([
    ["no title", { title: "" }, { title: "Enter a title." }],
    ["a title of spaces", { title: " \t " }, { title: "Enter a title." }],
    ["no content", { content: "" }, { content: "Enter the content." }],
    ["a content of blank lines", { content: "\r\n \n" }, { content: "Enter the content." }],
    ["neither", { title: "", content: "" }, { title: "Enter a title.", content: "Enter the content." }],
  ])("with %s is refused: 'Title and content are required'", (_, fields, problems) => {
    expect(parseArticle(form({ ...good, ...fields }))).toEqual({
      ok: false,
      message: "Title and content are required",
      problems,
    });
  });

  test.each([
    ["a category of its own", { category: "Gossip" }, { category: "Choose a category." }],
    ["no category", { category: "" }, { category: "Choose a category." }],
    ["too long a title", { title: "x".repeat(201) }, { title: "Use at most 200 characters." }],
    [
      "quotes in quotes in quotes",
      { content: ">".repeat(5_000) },
      { content: "Nest quotes and lists at most 20 levels deep." },
    ],
    [
      "brackets without end",
      { content: "]".repeat(5_000) },
      { content: "Use fewer lines, and fewer signs like *, _, [ and | in one paragraph." },
    ],
    ["too long a content", { content: "x".repeat(100_001) }, { content: "Use at most 100,000 characters." }],
    ["too long an excerpt", { excerpt: "x".repeat(501) }, { excerpt: "Use at most 500 characters." }],
    ["too long an author", { author: "x".repeat(81) }, { author: "Use at most 80 characters." }],
  ])("with %s is refused", (_, fields, problems) => {
    expect(parseArticle(form({ ...good, ...fields }))).toEqual({
      ok: false,
      message: "Please check this",
      problems,
    });
  });

  test("has an excerpt of at most 200 characters and three dots, whatever its content", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 900 }), (content) => {
        const reading = parseArticle(form({ ...good, content }));
        if (!reading.ok) return;
        expect(reading.article.excerpt.length).toBeLessThanOrEqual(203);
        expect(reading.article.excerpt.endsWith("...")).toBe(true);
        expect(reading.article.content).not.toContain("\0");
      }),
    );
  });
});

describe("a draft", () => {
  test("needs a title or a content, not both, and gets no excerpt yet", () => {
    expect(parseDraft(form({ ...good, content: "" }))).toMatchObject({
      ok: true,
      article: { title: "Ask early", content: "", excerpt: "" },
    });
    expect(parseDraft(form({ ...good, title: "" }))).toMatchObject({
      ok: true,
      article: { title: "Untitled draft" },
    });
  });

  test("with nothing in it is refused", () => {
    expect(parseDraft(form({ category: "Internships" }))).toEqual({
      ok: false,
      message: "Write a title or some content first.",
      problems: { title: "Write a title or some content first." },
    });
  });
});

test("a refused form gives back every character that was typed, however long", () => {
  const content = `  # Long\r\n${"word ".repeat(30_000)}`;
  expect(typedValues(form({ ...good, content })).content).toBe(content);
});
