import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Plot } from "./plot.tsx";

const plot = (points: { day: string; share: number }[]) =>
  renderToStaticMarkup(createElement(Plot, { name: "Documents", points }));

test("a plot describes its line in words, and spaces its days to scale", () => {
  const html = plot([
    { day: "2026-11-01", share: 50 },
    { day: "2026-11-02", share: 40 },
    { day: "2026-11-05", share: 100 },
  ]);
  expect(html).toContain('aria-label="Documents: 50 % on 1 November 2026, 100 % on 5 November 2026"');
  expect(html).toContain("+50 points since 1 November 2026");
  expect(html).toContain('points="0,30 60,36 240,0"');
});

test("a plot of one day, or of none, does not fail", () => {
  expect(plot([{ day: "2026-11-01", share: 50 }])).toContain("as on 1 November 2026");
  expect(plot([])).toBe("");
});
