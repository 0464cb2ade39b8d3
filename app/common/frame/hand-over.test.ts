import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { type Making, whileMaking } from "#database/making.ts";
import { handOver, handOverLater, withFound, withOwnRoutes } from "./hand-over.server.ts";

const context = (found: string, didRenderScripts: boolean) =>
  ({ serverHandoffStream: new Blob([found]).stream(), renderMeta: { didRenderScripts } }) as EntryContext;

test("what somebody wrote stays a text, whatever is in it", async () => {
  const found = JSON.stringify(["</script><script>evil()</script><!--", "a & b", "é"]);
  const page = await handOver("<body><p>Hello</p></body>", context(found, true), "mark");
  const [, given = ""] = /<script type="application\/json" id="drawn-of">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(given)).toEqual(JSON.parse(found));
  expect(page.match(/<\/?script|<!--/g)).toEqual(["<script", "</script", "<script", "</script"]);
  expect(page).toMatch(/^<body><p>Hello<\/p>.*<script nonce="mark">[^<]*<\/script><\/body>$/);
});

test("a page without scripts is handed nothing", async () => {
  expect(await handOver("<body></body>", context("[1]", false), "mark")).toBe("<body></body>");
});

test("a page that is kept has it apart, under a name that changes with it, and in it where it is kept for nobody", async () => {
  const make = async (found: string) => {
    const making: Making = { statements: new Set(), version: "", isForAll: true };
    const asleep = "<body><p>$&</p></body>";
    const page = await whileMaking(making, () =>
      handOverLater(asleep, context(found, true), "/browse?q=a&b"),
    );
    return { page, apart: making.apart ?? { name: "", text: "", link: "" } };
  };
  const [one, other] = [await make('["$& </p>"]'), await make('["two"]')];
  expect(one.apart.text).toBe('["$& \\u003c/p>"]');
  expect(one.apart.name).not.toBe(other.apart.name);
  expect(one.page).toBe(
    `<body><p>$&</p><link rel="found" href="/found/${one.apart.name}?of=%2Fbrowse%3Fq%3Da%26b"></body>`,
  );
  expect(withFound(one.page, one.apart)).toBe(
    `<body><p>$&</p><script type="application/json" id="drawn-of">${one.apart.text}</script></body>`,
  );
});

test("a page that sleeps and is not made to be kept has it in it, and takes over later", async () => {
  expect(await handOverLater("<body></body>", context("[1]", true), "/")).toBe(
    '<body><script type="application/json" id="drawn-of">[1]</script></body>',
  );
});

test("a page is drawn with the routes that it is made of", () => {
  const routes = { root: { id: "root" }, page: { id: "page" }, other: { id: "other" } };
  const drawn = withOwnRoutes({
    manifest: { routes },
    staticHandlerContext: { matches: [{ route: routes.root }, { route: routes.page }] },
  } as unknown as EntryContext);
  expect(Object.keys(drawn.manifest.routes)).toEqual(["root", "page"]);
});
