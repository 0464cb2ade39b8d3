import { load } from "cheerio";
import { createElement } from "react";
import { expect, test } from "vitest";
import { drawInRouter } from "#tests/support/browser/render-in-router.ts";
import { Carousel } from "./carousel.tsx";

test("the arrows and the pause button of the carousel have the same size", () => {
  const $ = load(drawInRouter(createElement(Carousel)));
  const sizes = $("button svg")
    .toArray()
    .map((svg) => /\bsize-\S+/.exec($(svg).attr("class") ?? "")?.[0]);
  expect(sizes).toEqual(["size-5", "size-5", "size-5", "size-5"]);
});
