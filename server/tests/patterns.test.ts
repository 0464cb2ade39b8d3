import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { describe, expect, test } from "vitest";
import { countWays } from "./count-ways-for-tests.ts";
import { type Pattern, patternsInSource, patternsMadeBy } from "./find-patterns-for-tests.ts";
import { patternsWithAReason, type Reason } from "./patterns-with-a-reason-for-tests.ts";

/**
 * A pattern whose repetitions are all bounded, and that can match in no more ways than this, does a bounded amount of
 * work at each position.
 */
const mostWays = 100_000;

/** The checker counts steps instead of time, so that its result doesn't depend on the machine's load. */
const patient = { timeout: null, attackTimeout: null, incubationTimeout: null };

/**
 * Patterns that the checker has already found safe; its result depends on their text alone. `npm test` checks only
 * new ones, `npm run test:deep` all of them. To renew the list: `SAFE_PATTERNS=write vitest run --project "rules
 * alone"`.
 */
const listOfSafe = join(import.meta.dirname, "./safe-patterns.json");
const knownSafe = new Set<string>(
  process.env.SAFE_PATTERNS ? [] : JSON.parse(readFileSync(listOfSafe, "utf8")),
);

const { patterns, constructions } = patternsInSource();
const made = await patternsMadeBy(constructions);
const all = [...new Map([...patterns, ...made].map((one) => [`/${one.source}/${one.flags}`, one])).values()];

const isMeant = ({ place, source }: Pattern, { file, begins }: Reason) =>
  place.startsWith(`${file}:`) && source.startsWith(begins);
const hasReason = (pattern: Pattern) => patternsWithAReason.some((reason) => isMeant(pattern, reason));

describe("untrusted text can't block the server through a regular expression", () => {
  test("every pattern is found", () => {
    expect(patterns.length).toBeGreaterThan(300);
    expect(made.length).toBeGreaterThan(50);
  });

  test("no pattern is built from untrusted text", () => {
    const places = new Set(made.map(({ place }) => place));
    // A pattern that isn't created when its module is loaded is created from input.
    expect(constructions.filter(({ file, line }) => !places.has(`${file}:${line}`))).toEqual([]);
  });

  test("each pattern is bounded, or declared safe, or has a reason", async () => {
    const doubtful = all
      .filter(({ source }) => countWays(source) > mostWays)
      .filter((one) => !hasReason(one));
    const slow: string[] = [];
    const safe: string[] = [];
    // One by one: the checker starts a process for each call that arrives before the first has returned.
    for (const { place, source, flags } of doubtful) {
      const name = `/${source}/${flags}`;
      const status = knownSafe.has(name) ? "safe" : (await check(source, flags, patient)).status;
      if (status === "safe") safe.push(name);
      else slow.push(`${place} ${name} is ${status}`);
    }
    if (process.env.SAFE_PATTERNS === "write")
      writeFileSync(listOfSafe, `${JSON.stringify(safe.sort(), null, 2)}\n`);
    expect(slow).toEqual([]);
  }, 600_000);

  test("no reason is left for a pattern that was deleted", () => {
    expect(patternsWithAReason.filter((reason) => !all.some((one) => isMeant(one, reason)))).toEqual([]);
  });
});

describe("the checks themselves", () => {
  test.each([
    ["abc|de", 1],
    ["a?b{2,5}", 8],
    ["(?:a{0,9}b){0,2}", 111],
    ["[^\\]*+]{3}\\*\\+(?<name>x)", 1],
    ["a*", Number.POSITIVE_INFINITY],
    ["a{2,}", Number.POSITIVE_INFINITY],
  ])("count the ways of %s", (source, ways) => {
    expect(countWays(source)).toBe(ways);
  });

  test("detect a pattern with exponential time", async () => {
    expect(countWays("^(apply|\\d+)+$")).toBeGreaterThan(mostWays);
    expect((await check("^(apply|\\d+)+$", "", patient)).status).toBe("vulnerable");
  });
});
