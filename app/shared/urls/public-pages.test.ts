import { expect, test } from "vitest";
import { everyRoute } from "#tests/support/routes/every-route.ts";
import { privatePages, publicPages } from "./public-pages.ts";

/** Open to anyone and to search engines, but not worth a line in the sitemap. */
const leftOut = ["/advertise", "/check/shared", "/compare", "/courses/plan", "/guardian", "/privacy"];

test("a new page is in the sitemap, is closed to search engines, or is left out on purpose", () => {
  const pages = everyRoute()
    .filter(({ file, pattern }) => file.endsWith(".page.tsx") && !/[:*]/.test(pattern))
    .map(({ pattern }) => pattern);
  const listed = publicPages.map((page) => `/${page}`);
  const isClosed = (page: string) => privatePages.some((start) => `${page}/`.startsWith(start));
  const unlisted = pages.filter((page) => !listed.includes(page) && !isClosed(page));
  expect(unlisted.sort()).toEqual(leftOut);
});
