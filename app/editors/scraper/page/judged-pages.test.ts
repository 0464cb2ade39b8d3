import { expect, test } from "vitest";
import { type JudgedFacts, judgedPages } from "#tests/judged/pages/pages.ts";
import { columnsOf } from "../finds/collect-fields.ts";
import { findDoubts } from "../finds/doubts.ts";
import { fixedSources } from "../sources/sources.ts";
import { extractItem } from "./extract-item.ts";

const today = "2026-11-15";
const [aggregator] = fixedSources;
if (!aggregator) throw new Error("there is no source");

const facts = [
  "deadline",
  "amount",
  "country",
  "level",
  "link",
  "company",
  "citizens",
  "ageMax",
  "who",
] as const;
type FactName = (typeof facts)[number];

interface Reading {
  page: (typeof judgedPages)[number];
  values: Partial<Record<FactName, string>>;
  isPublished: boolean;
  error: string;
}

const readings = judgedPages
  .filter(({ facts: { isClosed } }) => !isClosed)
  .map((page): Reading => {
    const read = extractItem(page.html, { address: page.url, url: page.url, source: aggregator, today });
    if (!read.ok || !read.result.ok)
      return { page, values: {}, isPublished: false, error: read.ok ? "refused" : read.reason };
    const { fields, kind } = read.result;
    const columns = columnsOf[kind === "colleges" ? "scholarships" : kind];
    const value = (column: string) => (fields[column] ? { [column]: fields[column].value } : {})[column];
    const values = {
      deadline: value(columns.deadline),
      amount: value(columns.pay),
      country: value(columns.place),
      level: value("education_level"),
      link: value("application_url"),
      company: kind === "internships" ? value("company") : undefined,
      citizens: value("citizens"),
      ageMax: value("age_max"),
      who: value("eligibility"),
    };
    const extracted = Object.fromEntries(Object.entries(values).filter(([, one]) => one !== undefined));
    return {
      page,
      values: extracted,
      isPublished: findDoubts(read.result, read.page.text).length === 0,
      error: "",
    };
  });

const isRight = (name: FactName, { facts: wanted }: { facts: JudgedFacts }, value: string) =>
  name === "who" ? wanted.who === true : wanted[name]?.toLowerCase() === value.toLowerCase();

function countsOf(name: FactName) {
  const counts = { right: 0, wrong: [] as string[], missed: [] as string[] };
  for (const { page, values } of readings) {
    const value = values[name];
    if (value === undefined) {
      if (page.facts[name] !== undefined) counts.missed.push(page.name);
    } else if (isRight(name, page, value)) counts.right++;
    // Eligibility statements of the page that weren't judged don't count as mistakes.
    else if (page.facts[name] !== undefined || name !== "who") counts.wrong.push(`${page.name}: ${value}`);
  }
  const precision = counts.right / Math.max(1, counts.right + counts.wrong.length);
  const recall = counts.right / Math.max(1, counts.right + counts.missed.length + counts.wrong.length);
  return { ...counts, precision, recall };
}

/** Target precision and recall, in per cent. */
const aims: Record<FactName, [number, number]> = {
  deadline: [100, 85],
  amount: [90, 75],
  country: [90, 70],
  level: [90, 75],
  link: [100, 85],
  company: [90, 75],
  citizens: [90, 60],
  ageMax: [100, 75],
  who: [100, 50],
};

test("there are judged pages in every kind of markup", () => {
  expect(judgedPages.length).toBeGreaterThanOrEqual(40);
  process.stdout.write(
    facts
      .map((name) => {
        const { precision, recall, right, wrong, missed } = countsOf(name);
        return `${name.padEnd(9)} precision ${Math.round(precision * 100)} %, recall ${Math.round(recall * 100)} % (${right} right, ${wrong.length} wrong, ${missed.length} missed)`;
      })
      .join("\n")
      .concat("\n"),
  );
});

test.each(facts)("%s is extracted as well as we aim for", (name) => {
  const { precision, recall, wrong, missed } = countsOf(name);
  const [minPrecision, minRecall] = aims[name];
  const found = { precision: precision * 100 >= minPrecision, recall: recall * 100 >= minRecall };
  expect({
    ...found,
    wrong: found.precision ? [] : wrong,
    missed: found.recall ? [] : [...missed, ...wrong],
  }).toEqual({
    precision: true,
    recall: true,
    wrong: [],
    missed: [],
  });
});

test("a page whose round is over is not imported", () => {
  const closed = judgedPages.filter(({ facts: { isClosed } }) => isClosed);
  expect(closed.length).toBeGreaterThan(0);
  for (const { name, url, html } of closed)
    expect(extractItem(html, { address: url, url, source: aggregator, today }), name).toMatchObject({
      ok: true,
      result: { ok: false, error: expect.stringMatching(/^It closed on /) },
    });
});

test("no other page is refused, and nothing wrong is published unseen", () => {
  expect(readings.filter(({ error }) => error).map(({ page, error }) => `${page.name}: ${error}`)).toEqual(
    [],
  );
  const published = readings.filter(({ isPublished }) => isPublished);
  expect(published.length).toBeGreaterThan(5);
  const wrong = published.flatMap(({ page, values }) =>
    (["deadline", "link", "country", "level", "amount"] as const).flatMap((name) => {
      const value = values[name];
      return value !== undefined && !isRight(name, page, value) ? [`${page.name}: ${name} ${value}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
