import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsVisitorsSee } from "#tests/support/database/rows-visitors-see.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { see } from "#tests/support/servers/pair-of-servers.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";
import { cachedRoutes, findCachedRoute } from "./cached-routes.ts";

let server: RunningServer;
let sql: pg.Client;

beforeAll(async () => {
  const home = await homeOnPostgres();
  server = await startServer({ ...home, PAGE_CACHE_MB: "0" });
  const superuser = new URL(home.DATABASE_URL);
  superuser.username = "postgres";
  sql = new pg.Client(superuser.href);
  await sql.connect();
  for (const { add } of Object.values(rowsVisitorsSee)) await sql.query(add).catch(unlessThere);
});
afterAll(async () => {
  await sql?.end();
  await server?.stop();
});

/** Some of these rows have the same content in another form. */
function unlessThere(problem: { code?: string }) {
  if (problem.code !== "23505") throw problem;
}

const oneOf = async (table: string, column = "id") =>
  (await sql.query<{ value: string }>(`select ${column}::text as value from ${table} limit 1`)).rows[0]
    ?.value ?? "none";

/** URLs of a route that use as many of its parameters as possible. */
async function addressesOf(route: string): Promise<string[]> {
  const ids: Record<string, string> = {
    "/advice/:slug": await oneOf("blog_posts", "slug"),
    "/courses/:id": await oneOf("programmes"),
    "/events/:id.ics": await oneOf("events"),
    "/union/t/:id": await oneOf("union_threads"),
  };
  const [, noun = ""] = /^\/(scholarship|college|internship)\//.exec(route) ?? [];
  const id = noun ? await oneOf(`${noun}s`) : (ids[route] ?? "");
  const path = route
    .replace(/:(id|slug)/, id)
    .replace(":month/:what", `${new Date().toISOString().slice(0, 7)}/closes`)
    .replace(":country", "uganda")
    .replace(":topic", "kenya")
    .replace(":feed", "scholarships.atom")
    .replace(":file.xml", "pages.xml")
    .replace(":file", "fursa.html");
  const scholarship = await oneOf("scholarships");
  const searches = [
    "?q=law",
    "?q=lwa",
    "?q=law&country=Kenya&sort=deadline",
    "?tab=colleges&q=nairobi",
    "?tab=internships",
  ];
  const more: Record<string, string[]> = {
    "/advice": ["?category=scholarships"],
    "/browse": searches,
    "/browse/deadlines.ics": searches,
    "/browse/suggest": ["?q=la"],
    "/calendar": searches,
    "/compare": [`?items=scholarship/${scholarship}&q=law`],
    "/courses": ["?country=Ghana", "?q=nursing", "?q=zzzz"],
    "/feeds/:feed": [],
    "/jobs": ["?q=law"],
    "/start": ["?country=Kenya&field=any&level=school-done"],
    "/union": ["?q=loan"],
  };
  const others = route === "/feeds/:feed" ? ["/feeds/advice.atom"] : [];
  return [path, ...(more[route] ?? []).map((search) => path + search), ...others];
}

/** Rendered again, without what changes from one render to the next. */
const pageAt = async (address: string) =>
  (await see(server, address)).replaceAll(/DTSTAMP:\w+|<updated>[^<]+|"signature":"[\w-]+"/g, "");

/** Lists the URLs whose pages change when only some tables may be read. */
async function changedWithout(addresses: string[], tables: Iterable<string>): Promise<string[]> {
  // Security-definer functions lose the privilege, too.
  const roles = "fursa_visitor, fursa_owner";
  const before = await Promise.all(addresses.map(pageAt));
  const { rows } = await sql.query<{ grants: string }>(
    `select string_agg(format('grant select on %I to %I', relname, grantee::regrole), '; ') as grants
     from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and relkind = 'r'
       and privilege_type = 'SELECT' and grantee::regrole::text in ('fursa_visitor', 'fursa_owner')`,
  );
  const revoke = `revoke select on all tables in schema public from ${roles}`;
  await sql.query(revoke);
  for (const table of tables) await sql.query(`grant select on ${table} to ${roles}`);
  try {
    const now = await Promise.all(addresses.map(pageAt));
    return addresses.filter((_, place) => now[place] !== before[place]);
  } finally {
    await sql.query(`${revoke}; ${rows[0]?.grants ?? ""}`);
  }
}

test.each(Object.keys(cachedRoutes))("%s reads no other tables than it declares", async (route) => {
  const addresses = await addressesOf(route);
  const tables = addresses.flatMap((address) => findCachedRoute(address.split("?")[0] ?? "")?.tables ?? []);
  expect(await changedWithout(addresses, new Set(tables))).toEqual([]);
});

test("a page that reads a table it does not declare is noticed", async () => {
  const others = (cachedRoutes["/"]?.tables ?? []).filter((table) => table !== "student_spotlights");
  expect(await changedWithout(["/"], others)).toEqual(["/"]);
});

test("no cached route reads a table about people, except for the union, which is public", () => {
  const tables = new Set(Object.values(cachedRoutes).flatMap((route) => [...route.tables]));
  expect([...tables].sort()).toEqual([
    "article_images",
    "blog_posts",
    "colleges",
    "currency_rates",
    "events",
    "image_copies",
    "internships",
    "merged_records",
    "programme_sources",
    "programmes",
    "scholarships",
    "school_spotlights",
    "search_synonyms",
    "sponsored_listings",
    "student_spotlights",
    "test_prep",
    "union_members",
    "union_posts",
    "union_threads",
  ]);
});
