import { expect, test, vi } from "vitest";
import { renderPostOnce } from "#app/community/union/render-post.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";
import { renderOnce } from "./render-once.server.ts";

vi.mock("#app/common/markdown/render-markdown.server.ts", async (original) => {
  const real = await original<typeof import("./render-markdown.server.ts")>();
  return { ...real, renderMarkdown: vi.fn(real.renderMarkdown) };
});

test("a post that many read is laid out for the first of them", () => {
  for (let reader = 0; reader < 5; reader++)
    expect(renderPostOnce("Read **me**.")).toBe("<p>Read <strong>me</strong>.</p>");
  expect(renderMarkdown).toHaveBeenCalledTimes(1);
  renderPostOnce("Read **me**!");
  expect(renderMarkdown).toHaveBeenCalledTimes(2);
});

test("an article and a post of the same words are laid out each in its own way", () => {
  const words = "# Same";
  const article = renderOnce("article", words, () => renderMarkdown(words));
  expect(article).toBe("<h2>Same</h2>");
  expect(renderPostOnce(words)).toBe("<p><strong>Same</strong></p>");
});
