import { describe, expect, test } from "vitest";
import type { Evidence } from "#database/schema/facts.ts";
import { starterFacts } from "#tests/support/catalogue/starter-catalogue.ts";
import {
  areDatesReported,
  certaintyInWords,
  evidenceInShort,
  evidenceRows,
  isDeadlineChecked,
  sourceLines,
} from "./evidence.ts";

const today = "2026-11-15";
const official: Evidence = {
  facts: "cycle: 18 November to 12 December",
  source: "official",
  url: "https://provider.example/call",
  dated: "2026-10-03",
};

describe("the sources of a record", () => {
  test("are one line for all facts of the same source", () => {
    const rows: Evidence[] = [
      { facts: "deadline, amount", source: "press", dated: "2026-09" },
      { facts: "documents", source: "official", dated: "2026-10-03" },
    ];
    expect(sourceLines(rows, today)).toEqual([
      "Deadline, Money: from a newspaper, September 2026",
      "How to apply: from the official site, 3 October 2026",
    ]);
  });

  test("are one line per group, for its best source", () => {
    const press: Evidence = { facts: "deadline, documents", source: "press", dated: "2026-09" };
    expect(sourceLines([press, official], today)).toEqual([
      "Deadline: from the official site, 3 October 2026",
      "How to apply: from a newspaper, September 2026",
    ]);
  });

  test("say what is general knowledge, what is old and what has no date", () => {
    const rows: Evidence[] = [
      { facts: "amount", source: "knowledge" },
      { facts: "grades", source: "aggregator", dated: "2024" },
      { facts: "documents", source: "official" },
    ];
    expect(sourceLines(rows, today)).toEqual([
      "Money: not confirmed",
      "Who can apply: from a listings website, 2024. Please check.",
      "How to apply: from the official site, no date given",
    ]);
    expect(sourceLines([{ facts: "amount", source: "official", dated: "2025" }], today)).toEqual([
      "Money: from the official site, 2025",
    ]);
  });

  test("are shown for every record: its best evidence, or that it is not confirmed", () => {
    const vague: Evidence[] = [
      { facts: "numbers, plans", source: "press", dated: "2026-09" },
      { facts: "themes", source: "official", dated: "2026-10-03" },
    ];
    const line = ["These facts: from the official site, 3 October 2026"];
    expect(sourceLines(vague, today)).toEqual(line);
    expect(sourceLines(evidenceInShort(vague), today)).toEqual(line);
    expect(sourceLines([], today)).toEqual(["These facts: not confirmed"]);
  });

  test("are shown in full, and a script URL is not a link", () => {
    const bad: Evidence = { facts: "x", source: "press", url: "javascript:alert(1)" };
    const checked = { ...official, checkedOn: "2026-11-01", checkedBy: "Amina" };
    expect(evidenceRows([checked, bad], today)).toEqual([
      {
        facts: "cycle: 18 November to 12 December",
        source: "from the official site, 1 November 2026",
        url: "https://provider.example/call",
        checked: "checked on 1 November 2026 by Amina",
      },
      { facts: "x", source: "from a newspaper, no date given", url: null, checked: null },
    ]);
  });
});

test("a deadline counts as checked for 120 days, by evidence about the deadline", () => {
  const looked = (checkedOn: string, facts = "deadline") =>
    isDeadlineChecked([{ facts, source: "official", checkedOn }], today);
  expect(looked("2026-07-18")).toBe(true);
  expect(looked("2026-07-17")).toBe(false);
  expect(looked("2026-11-01", "documents")).toBe(false);
  expect(isDeadlineChecked([official], today)).toBe(false);
});

describe("a day that a visitor reported", () => {
  const report: Evidence = { facts: "Deadline", source: "visitor", checkedOn: "2026-11-10" };
  const on = (checkedOn: string): Evidence => ({ ...official, checkedOn });

  test.for([
    [[report], true],
    [[on("2026-01-05"), report], true],
    [[official, report], true],
    [[on("2026-11-12"), report], false],
    [[official], false],
    [[on("2026-11-01"), report], true],
  ] as const)("is not confirmed until a better source states it later: %j: %s", ([evidence, isReported]) => {
    expect(areDatesReported([...evidence])).toBe(isReported);
    expect(areDatesReported(evidenceInShort([...evidence]))).toBe(isReported);
    expect(isReported && isDeadlineChecked([...evidence], today)).toBe(false);
    const lines = sourceLines([...evidence], today).join(" ");
    expect(lines.includes("reported by a visitor, not confirmed")).toBe(isReported);
  });
});

test("a doubt is shown, and certainty is not mentioned", () => {
  expect(certaintyInWords("high")).toBeNull();
  expect(certaintyInWords(null)).toBeNull();
  expect(certaintyInWords("medium")).toContain("may be old or incomplete");
  expect(certaintyInWords("low")).toContain("not sure");
});

test("the short form has the same parts for every record, without a URL", () => {
  const all = ["scholarships", "colleges", "internships"].flatMap((kind) =>
    starterFacts(kind, { evidence: [] as Evidence[] }),
  );
  const looked: Evidence = { facts: "dates", source: "press", checkedOn: "2026-11-01" };
  for (const rows of [...all.map(({ evidence }) => evidence), [official, looked]]) {
    const short = evidenceInShort(rows);
    expect(sourceLines(short, today)).toEqual(sourceLines(rows, today));
    expect(isDeadlineChecked(short, today)).toBe(isDeadlineChecked(rows, today));
    expect(short.some(({ url }) => url)).toBe(false);
  }
});
