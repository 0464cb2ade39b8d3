import { load } from "cheerio";
import { createElement } from "react";
import { expect, test } from "vitest";
import { drawInRouter } from "#tests/support/browser/render-in-router.ts";
import { CompareLink } from "./compare-link.tsx";

test("a card's link to a comparison names what it compares, and its accessible name begins with the visible word", () => {
  const item = { kind: "scholarship", id: "1" } as const;
  const link = load(drawInRouter(createElement(CompareLink, { item, title: "Chevening" })))("a");
  expect([link.text(), link.attr("aria-label")]).toEqual(["Compare", "Compare Chevening"]);
});
