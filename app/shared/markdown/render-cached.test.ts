import { expect, test, vi } from "vitest";
import { renderPost, renderPostOnce } from "#app/community/union/thread/render-post.server.ts";
import { renderCached } from "./render-cached.server.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

test("a text is rendered for its first reader, and again when it changes", () => {
  const render = vi.fn(renderPost);
  const read = (words: string) => renderCached("post", words, () => render(words));
  for (let reader = 0; reader < 5; reader++)
    expect(read("Read **me** once.")).toBe("<p>Read <strong>me</strong> once.</p>");
  expect(render).toHaveBeenCalledTimes(1);
  expect(read("Read **me** twice.")).toBe("<p>Read <strong>me</strong> twice.</p>");
  expect(render).toHaveBeenCalledTimes(2);
});

test("a post is rendered once", () => {
  const render = vi.fn(renderPost);
  const html = renderPostOnce("Read by _many_.");
  expect(renderCached("post", "Read by _many_.", () => render("Read by _many_."))).toBe(html);
  expect(render).not.toHaveBeenCalled();
});

test("an article and a post with the same words are rendered separately", () => {
  const words = "# Same";
  const article = renderCached("article", words, () => renderMarkdown(words));
  expect(article).toBe("<h2>Same</h2>");
  expect(renderPostOnce(words)).toBe("<p><strong>Same</strong></p>");
});
