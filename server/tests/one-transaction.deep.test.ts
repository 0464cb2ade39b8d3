import { afterAll, beforeAll, expect, test } from "vitest";
import { DemoViewers, type Viewer, viewers } from "#tests/support/requests/demo-viewers.ts";
import { lookAround, type SeenRoute } from "#tests/support/routes/visit-routes.ts";
import { type CountedServer, startCountedServer } from "#tests/support/servers/counted-server.ts";

/**
 * Streamed in parts, each a short transaction, so that a slow reader holds none open. Only one of them is open at a
 * time.
 */
const sentInParts = new Set(["/sitemap.xml", "/sitemaps/:file.xml", "/admin/export/:file"]);

/** These open a second transaction after the page's own: to record that it was seen, or to count what no admin may read. */
const openTwo = new Set(["/admin", "/matches", "/matches?tab=colleges", "/browse?q=scholarshop"]);

/** Views that are not among the URLs of the routes. */
const moreViews = [
  "/browse?q=law",
  "/browse?q=law&country=Kenya&field=Law",
  "/browse?q=scholarshop",
  "/browse?tab=colleges&q=engineering&country=Ghana",
  "/browse?tab=internships&closing=soon&sort=closing",
  "/jobs?q=engineer&type=internship",
  "/union?q=essay",
  "/advice?page=2",
  "/matches?tab=colleges",
  "/saved?tab=colleges",
  "/saved?by=board",
];

/** Done first as a member, so that there is a thread to read and something saved: a page, and the form on it. */
const firstForms = [
  ["/union/name", "/union/name"],
  ["/union/ask", "/union/ask"],
  ["/browse", "/saved/heart"],
] as const;

let server: CountedServer;
let people: DemoViewers;
let routes: Map<string, SeenRoute>;

beforeAll(async () => {
  server = await startCountedServer();
  people = new DemoViewers(server);
  for (const viewer of viewers) await people.stayIn(viewer);
  for (const [page, action] of firstForms) await people.fillIn("member", page, action);
  routes = await lookAround(people);
});
afterAll(() => server?.stop());

/** The session is looked up before the page, in the accounts' pool: that isn't counted. */
test.each(viewers)("every page costs the %s one transaction", async (viewer) => {
  const addresses = [...routes.values()].filter(({ pattern }) => !sentInParts.has(pattern));
  const tooMany: string[] = [];
  for (const address of [...addresses.map((route) => route.address), ...moreViews]) {
    const count = await countFor(viewer, address);
    if (count > (openTwo.has(address) ? 2 : 1)) tooMany.push(`${address} opens ${count} transactions`);
  }
  expect(tooMany, "the pool holds ten: let the loader open one, and hand its db to the verbs").toEqual([]);
});

test("the pages that were counted are those that people see", async () => {
  for (const [viewer, pattern] of [
    ["visitor", "/browse"],
    ["visitor", "/scholarship/:id"],
    ["visitor", "/union/t/:id"],
    ["member", "/saved"],
    ["member", "/profile/alerts"],
    ["admin", "/admin/catalogue/:type/:id"],
  ] as const)
    expect(await countFor(viewer, routes.get(pattern)?.address ?? ""), pattern).toBe(1);
});

async function countFor(viewer: Viewer, address: string): Promise<number> {
  const before = server.borrowed();
  const { status } = await people.send(viewer, { address });
  expect(status, `${viewer} ${address}`).toBeLessThan(500);
  return server.borrowed() - before;
}
