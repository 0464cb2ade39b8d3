import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link as RouterLink, StaticRouter } from "react-router";
import { expect, test } from "vitest";
import { Link } from "./link.tsx";

const draw = (link: React.ReactNode) =>
  renderToStaticMarkup(createElement(StaticRouter, { location: "/union/visas?page=2" }, link));

test.each([
  "/",
  "/browse?tab=colleges&q=a%20b#results",
  "/union",
  "?last",
  "#august",
  "https://example.com/a",
  "//example.com/a",
])("a server writes the tag that a browser expects: %s", (to) => {
  const given = { to, className: "look", rel: "next", children: "Words" };
  expect(draw(createElement(Link, { ...given, preventScrollReset: true }))).toBe(
    draw(createElement(RouterLink, { ...given, discover: "none" })),
  );
});
