import { describe, expect } from "vitest";
import { type JudgedRecord, readJudgedCatalogue } from "#tests/judged-searches/judged-catalogue.ts";
import { ourSearch } from "#tests/judged-searches/our-search.ts";
import { testOnSeed } from "#tests/support/database/test-database.ts";
import { sampleAtDepth } from "#tests/support/depth.ts";

const today = "2026-11-16";

describe("a search with one typing error", () => {
  const test = testOnSeed(new Date(`${today}T08:00:00Z`));

  /** One letter more may make another name: nearly all must be found. */
  test("finds the record with that name, or in that place, among the first five", {
    timeout: 300_000,
  }, async ({ db }) => {
    const records = await readJudgedCatalogue(db);
    const search = ourSearch(db, records, today);
    const searches = sampleAtDepth(records, 25).flatMap((record, place) =>
      namesIn(record).flatMap((name) => ({ name, typed: withSlip(name, place) })),
    );
    const missed: string[] = [];
    for (const { name, typed } of searches) {
      if (typed === name) continue;
      const found = (await search(typed)).slice(0, 5);
      const isFound = records.some((one) => found.includes(one.name) && mentions(one, name));
      if (!isFound) missed.push(typed);
    }
    expect(missed.length / searches.length, missed.join(", ")).toBeLessThan(0.05);
  });
});

/** Its name, its provider, its town and one of its programmes. */
const namesIn = ({ texts, aliases, programmes }: JudgedRecord): string[] =>
  [
    texts.title ?? texts.name,
    aliases.find((alias) => alias.length >= shortestMisspelt),
    programmes[programmes.length >> 1],
    texts.provider ?? texts.company,
    texts.location?.split(/[,;(]/)[0]?.trim(),
  ].filter((name) => name !== undefined);

const mentions = ({ texts }: JudgedRecord, name: string) =>
  Object.values(texts).some((text) => text.includes(name));

const shortestMisspelt = 6;

/** The text with a letter of its longest word left out, doubled, swapped with the next or replaced by an "x". */
function withSlip(text: string, place: number): string {
  const words = text.split(" ");
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), "");
  if (longest.length < shortestMisspelt) return text;
  const at = 1 + (place % (longest.length - 2));
  const [before, letter, after] = [longest.slice(0, at), longest[at] ?? "", longest.slice(at + 1)];
  const slips = [after, letter + letter + after, after.slice(0, 1) + letter + after.slice(1), `x${after}`];
  return words.map((word) => (word === longest ? before + slips[place % slips.length] : word)).join(" ");
}
