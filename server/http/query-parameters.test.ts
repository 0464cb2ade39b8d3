import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterNames } from "#app/catalogue/kinds/kinds.ts";
import { kinds } from "#database/schema/lists.ts";
import { knownParameters, withKnownParameters } from "./query-parameters.ts";

const seenOf = (address: string) => {
  const { pathname, search } = new URL(withKnownParameters(new Request(`http://fursa.test${address}`)).url);
  return pathname + search;
};

describe("of a URL a page receives", () => {
  test.each([
    ["/browse"],
    ["/browse?tab=colleges&q=full%20ride&country=Kenya"],
    ["/browse?type=x&tab=colleges&type=internships"],
    ["/profile?index"],
    ["/profile.data?_routes=root%2Cprofile"],
    [`/auth?return=${encodeURIComponent(`/browse?q=${encodeURIComponent("ስኮላርሺፕ".repeat(25))}`)}`],
    ["/api/auth/callback/google?code=4%2F0Ab&scope=email&prompt=none"],
  ])("its own parameters, unchanged: %s", (address) => expect(seenOf(address)).toBe(address));

  test.each([
    ["what nobody reads", "/browse?fbclid=x&tab=colleges&utm_source=y", "/browse?tab=colleges"],
    ["a third of a name", "/browse?q=1&q=2&q=3", "/browse?q=1&q=2"],
    ["what no database takes", "/guardian?token=a%00b", "/guardian?token=ab"],
    ["the end of what is too long", `/jobs?q=${"x".repeat(3_000)}`, `/jobs?q=${"x".repeat(2_500)}`],
    ["all of a name's family", "/browse?__proto__=1&constructor=2", "/browse"],
  ])("nothing of %s", (_, address, seen) => expect(seenOf(address)).toBe(seen));

  test("nothing of five thousand unknown parameters", () => {
    const many = Array.from({ length: 5_000 }, (_, place) => `a${place}=${place}`).join("&");
    expect(seenOf(`/browse?${many}&q=law`)).toBe("/browse?q=law");
  });

  test("never more than a few kilobytes", () => {
    const names = fc.oneof(fc.constantFrom(...knownParameters), fc.string());
    const values = fc.string({ unit: "binary", minLength: 100, maxLength: 600 });
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values), { minLength: 20, maxLength: 60 }), (pairs) => {
        expect(seenOf(`/browse?${new URLSearchParams(pairs)}`).length).toBeLessThan(4_020);
      }),
      { numRuns: 10 },
    );
  });
});

test("a form arrives with all its fields", async () => {
  const request = new Request("http://fursa.test/matches?tab=jobs&x=1", {
    method: "POST",
    body: new URLSearchParams({ wants: "show" }),
  });
  const seen = withKnownParameters(request);
  expect(seen.url).toBe("http://fursa.test/matches?tab=jobs");
  expect((await seen.formData()).get("wants")).toBe("show");
});

test("every query parameter that a page reads is declared", () => {
  const reads = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(
        /\b(?:searchParams|search|address|params)\??\.(?:get|getAll|has)\(\s*"([^"]+)"/g,
      ),
    ])
    .map(([, name]) => name);
  expect(reads.length).toBeGreaterThan(40);
  expect(knownParameters).toEqual(expect.arrayContaining([...new Set(reads)]));
  expect(knownParameters).toEqual(expect.arrayContaining(kinds.flatMap(filterNames)));
});
