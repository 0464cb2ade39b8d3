import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptPages } from "#app/common/frame/kept-pages.ts";
import { readFunctionFiles } from "#database/function-files.ts";
import { type PairOfServers, see, startPair } from "#tests/support/pair-of-servers.ts";
import { sendPlainly } from "#tests/support/plain-request.ts";
import { rowsVisitorsSee } from "#tests/support/rows-visitors-see.ts";
import { keptFiles } from "./kept-addresses.ts";

let pair: PairOfServers;

beforeAll(async () => {
  pair = await startPair();
});
afterAll(() => pair?.stop());

describe.each(Object.entries(rowsVisitorsSee))(
  "of %s, one",
  (_, { add, change, remove, pages, lists = [] }) => {
    test.each([
      ["comes", add, [...pages, ...lists]],
      ["changes", change, pages],
      ["goes", remove, [...pages, ...lists]],
    ])("that %s is seen at once, on every server", async (_how, command, shownOn) => {
      await pair.changes(shownOn, () => pair.sql.query(command));
    });
  },
);

describe("nothing is forgotten here:", () => {
  /** Follow from the rows of others, and only make it quicker to find what is found without them. */
  const onlyForSpeed = ["match_changes", "match_shelves", "search_tags", "search_words"];

  test("every table that visitors may read was changed, since any page may read it", () => {
    const { triggers = [] } = readFunctionFiles().find(({ name }) => name === "raise_version") ?? {};
    const tables = triggers.map((trigger) => trigger.split(".")[0] ?? "");
    const untried = tables.filter((table) => !pair.tablesChanged.has(table) && !onlyForSpeed.includes(table));
    expect(untried, "add a row to tests/support/rows-visitors-see.ts").toEqual([]);
  });

  /** Say the same to everybody until the next release. */
  const ofOurWordsAlone = [
    "/about",
    "/check",
    "/entrepreneurship",
    "/newsletter",
    "/privacy",
    "/robots.txt",
    "/subscription",
    "/tutorial",
    "/union/rules",
  ];

  test("every page that is kept was asked", () => {
    const asked = [...pair.pagesAsked].map((address) => address.split("?")[0] ?? "");
    const isAsked = (page: string) => {
      const pattern = new RegExp(`^${page.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
      return asked.some((address) => pattern.test(address));
    };
    const forgotten = [...keptPages, ...keptFiles].filter(
      (page) => !isAsked(page) && !ofOurWordsAlone.includes(page),
    );
    expect(forgotten, "name it beside a row of tests/support/rows-visitors-see.ts").toEqual([]);
  });
});

test("what was answered once is answered from memory, and 304 to whoever has it", async () => {
  const [first, second] = [await fetch(`${pair.one.url}/about`), await fetch(`${pair.one.url}/about`)];
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/".{22}"$/);
  expect(second.headers.get("ETag")).toBe(tag);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
  expect(second.headers.get("Vary")).toBe("Accept-Encoding, Cookie, Save-Data");
  const known = await sendPlainly(pair.one.url, { address: "/about", headers: { "If-None-Match": tag } });
  expect([known.status, known.text]).toEqual([304, ""]);
  expect(known.headers.etag).toBe(tag);
  expect(known.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  const made = pair.one.output().match(/"path":"\/about"/g);
  expect(made).toHaveLength(1);
});

test("a search that finds nothing is counted each time", async () => {
  for (const _ of [1, 2, 3]) await see(pair.one, "/browse?q=zzzzqqqqx");
  const { rows } = await pair.sql.query<{ times: number }>(
    "select times from missed_searches where typed = 'zzzzqqqqx'",
  );
  expect(rows).toEqual([{ times: 3 }]);
  // To wake it must not count it once more.
  expect(await see(pair.one, "/browse?q=zzzzqqqqx")).toMatch(
    /<script type="application\/json" id="drawn-of">\[/,
  );
});
