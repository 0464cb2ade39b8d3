import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFunctionFiles } from "#database/migrate/function-files.ts";
import { rowsVisitorsSee } from "#tests/support/database/rows-visitors-see.ts";
import { atDepth } from "#tests/support/depth.ts";
import { sendPlainly } from "#tests/support/requests/plain-request.ts";
import { type PairOfServers, see, startPair } from "#tests/support/servers/pair-of-servers.ts";
import { cachedRoutes } from "./cached-routes.ts";

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
      ["changes", change, atDepth(pages.slice(0, 1), pages)],
      ["goes", remove, atDepth(pages.slice(0, 1), [...pages, ...lists])],
    ])("that %s is visible on every server", async (_how, command, shownOn) => {
      await pair.changes(shownOn, () => pair.sql.query(command));
    });
  },
);

describe("coverage:", () => {
  test("every table that visitors may read was changed, since any page may read it", () => {
    const { triggers = [] } = readFunctionFiles().find(({ name }) => name === "notify_table_change") ?? {};
    const tables = triggers.map((trigger) => trigger.split(".")[0] ?? "");
    const untried = tables.filter((table) => !pair.tablesChanged.has(table));
    expect(untried, "add a row to tests/support/database/rows-visitors-see.ts").toEqual([]);
  });

  /** The same for everyone until the next release. */
  const ofOurWordsAlone = [
    "/about",
    "/advertise",
    "/check",
    "/courses/entry/:country",
    "/entrepreneurship",
    "/newsletter",
    "/parents",
    "/privacy",
    "/robots.txt",
    "/subscription",
    "/tutorial",
    "/union/rules",
  ];

  test("every cached route was requested", () => {
    const requested = [...pair.pagesAsked].map((address) => address.split("?")[0] ?? "");
    const isRequestedIn = (page: string) => {
      const pattern = new RegExp(`^${page.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+")}$`);
      return requested.some((address) => pattern.test(address));
    };
    const forgotten = Object.keys(cachedRoutes).filter(
      (page) => !isRequestedIn(page) && !ofOurWordsAlone.includes(page),
    );
    expect(forgotten, "name it beside a row of tests/support/database/rows-visitors-see.ts").toEqual([]);
  });
});

test("what an editor saves is visible to the next request to the same server", async () => {
  const shown = async () => see(pair.one, "/browse");
  for (const round of [1, 2, 3, 4, 5]) {
    const title = `Zawadi of round ${round}`;
    expect(await shown()).not.toContain(title);
    await pair.send("/admin/sponsored", {
      intent: "save",
      title,
      description: "Learn with us.",
      type: "course",
      targetUrl: "https://zawadi.example",
      priority: "98",
      isActive: "on",
    });
    expect(await shown()).toContain(title);
  }
});

test("HEAD has the headers of GET, from the cache and without it", async () => {
  const own = /^(date|x-request-id|keep-alive|connection|transfer-encoding|content-length|set-cookie)$/;
  const headersOf = async (method: string, address: string, headers: Record<string, string>) => {
    const response = await fetch(pair.one.url + address, { method, headers });
    await response.arrayBuffer();
    return [...response.headers].filter(([name]) => !own.test(name));
  };
  for (const address of ["/privacy", "/browse?q=law", "/auth", "/robots.txt", "/no-such-page"]) {
    for (const headers of [{}, { Cookie: "fursa.nobody=1" }] as Record<string, string>[]) {
      const expected = await headersOf("GET", address, headers);
      expect(await headersOf("HEAD", address, headers), address).toEqual(expected);
      expect(Object.fromEntries(expected)["content-security-policy"]).toBeTruthy();
    }
  }
});

test.each(["/offline", "/offline/fursa.html", "/about"])(
  "%s is rendered once, whatever parameters and request ids it is given",
  async (address) => {
    const etags = new Set<string | null>();
    for (const search of ["", "?q=1", "?q=2&page=3", "?utm_source=x"]) {
      const headers = { "X-Request-Id": "html" };
      etags.add((await fetch(pair.one.url + address + search, { headers })).headers.get("ETag"));
    }
    expect(etags.size).toBe(1);
    expect([...etags][0]).toMatch(/^W\//);
  },
);

test("a page is rendered once, and 304 is sent to a browser that has it", async () => {
  const [first, second] = [await fetch(`${pair.one.url}/about`), await fetch(`${pair.one.url}/about`)];
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/".{22}"$/);
  expect(second.headers.get("ETag")).toBe(tag);
  expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=1, stale-while-revalidate=1");
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
  const counted = async () =>
    (await pair.sql.query("select times from missed_searches where typed = 'zzzzqqqqx'")).rows;
  // Recorded after the response.
  await expect.poll(counted).toEqual([{ times: 3 }]);
});
