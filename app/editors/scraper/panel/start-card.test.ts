import { createElement } from "react";
import { expect, test } from "vitest";
import { drawInRouter } from "#tests/support/browser/render-in-router.ts";
import type { ScrapeRun } from "../scrape-run.ts";
import { StartCard } from "./start-card.tsx";

const underWay: ScrapeRun = {
  ...{ id: "1", state: "running", error: null, startedAt: "2026-11-15T08:00:00Z", endedAt: null },
  ...{ isStalled: false, percent: 40, pagesFound: 12, pagesRead: 5 },
  ...{ imported: 0, waiting: 0, known: 0, items: [], errors: [] },
};

const draw = (run: ScrapeRun | null) => drawInRouter(createElement(StartCard, { run, hasAI: false }));

test("the progress bar is at 0 before the first run", () => {
  expect(draw(null)).toContain('<progress class="progress" max="100" value="0" aria-label="Progress">');
  expect(draw(null)).not.toContain("pages read");
});

test("while a run is under way the card also says how many of its pages were read", () => {
  expect(draw(underWay)).toContain('value="40"');
  expect(draw(underWay)).toContain("5 of 12 pages read");
  expect(draw({ ...underWay, endedAt: "2026-11-15T09:00:00Z" })).not.toContain("pages read");
});
