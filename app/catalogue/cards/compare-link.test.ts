import { load } from "cheerio";
import { createElement } from "react";
import { expect, test } from "vitest";
import { drawInRouter } from "#tests/support/browser/render-in-router.ts";
import { CompareLink } from "./compare-link.tsx";

test("a card's way to a comparison says what it is, and its name begins with that word", () => {
  const item = { kind: "scholarship", id: "1" } as const;
  const link = load(drawInRouter(createElement(CompareLink, { item, title: "Chevening" })))("a");
  expect([link.text(), link.attr("aria-label")]).toEqual(["Compare", "Compare Chevening"]);
});
