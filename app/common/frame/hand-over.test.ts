import type { EntryContext } from "react-router";
import { expect, test } from "vitest";
import { handOver, withOwnRoutes } from "./hand-over.server.ts";

const context = (found: string, didRenderScripts: boolean) =>
  ({ serverHandoffStream: new Blob([found]).stream(), renderMeta: { didRenderScripts } }) as EntryContext;

test("what somebody wrote stays a text, whatever is in it", async () => {
  const found = JSON.stringify(["</script><script>evil()</script><!--", "a & b", "é"]);
  const page = await handOver("<body><p>Hello</p></body>", context(found, true), "mark");
  const [, given = ""] = /<script type="application\/json">([^<]*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(given)).toEqual(JSON.parse(found));
  expect(page.match(/<\/?script|<!--/g)).toEqual(["<script", "</script", "<script", "</script"]);
  expect(page).toMatch(/^<body><p>Hello<\/p>.*<script nonce="mark">[^<]*<\/script><\/body>$/);
});

test("a page without scripts is handed nothing", async () => {
  expect(await handOver("<body></body>", context("[1]", false), "mark")).toBe("<body></body>");
});

test("a page is drawn with the routes that it is made of", () => {
  const routes = { root: { id: "root" }, page: { id: "page" }, other: { id: "other" } };
  const drawn = withOwnRoutes({
    manifest: { routes },
    staticHandlerContext: { matches: [{ route: routes.root }, { route: routes.page }] },
  } as unknown as EntryContext);
  expect(Object.keys(drawn.manifest.routes)).toEqual(["root", "page"]);
});
