import { type CheerioAPI, load } from "cheerio";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exams } from "#app/catalogue/courses/exams.ts";
import { durationInWords as durationInFrench } from "#app/catalogue/kinds/duration-words.fr.ts";
import * as frenchSchools from "#app/catalogue/names/school-words.fr.ts";
import * as french from "#app/catalogue/names/words.fr.ts";
import { places } from "#app/content/entrepreneurship/programs.ts";
import { currencies } from "#app/students/profile/student/rules.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { OpenDatabase } from "#database/database.ts";
import { homeOnPostgres } from "#tests/support/database/server-database.ts";
import { furnish, password, settleIn } from "#tests/support/people/furnish.ts";
import { Visitor } from "#tests/support/requests/visitor.ts";
import { everyRoute } from "#tests/support/routes/every-route.ts";
import { type Ids, members, visitors } from "#tests/support/routes/form-list.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const preload = new URL("./marked-words-for-tests.ts", import.meta.url).href;
const grades = "ENG10.KIS9.MAT9.BIO11.CHE10.PHY8.HAG11";

type Address = string | ((ids: Ids) => string);

const pages: { file: string; address: Address }[] = [
  ...visitors,
  ...members,
  { file: "discover/home/home.page.tsx", address: "/" },
  { file: "discover/browse/browse.page.tsx", address: "/browse" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?tab=colleges&q=makerere" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?tab=internships&country=Kenya" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?q=zzzzqqqq" },
  { file: "discover/browse/browse.page.tsx", address: "/browse?field=Engineering&country=Germany" },
  { file: "students/onboarding/start.page.tsx", address: "/start" },
  {
    file: "students/onboarding/start.page.tsx",
    address: "/start?country=Kenya&level=school-done&field=Nursing",
  },
  { file: "discover/calendar/calendar.page.tsx", address: "/calendar" },
  { file: "discover/calendar/calendar.page.tsx", address: "/calendar?q=zzzzqqqq" },
  { file: "discover/calendar/month.page.tsx", address: "/calendar/2027-01/closes" },
  {
    file: "discover/details/scholarship/scholarship.page.tsx",
    address: ({ scholarship }) => `/scholarship/${scholarship}`,
  },
  {
    file: "discover/details/scholarship/scholarship.page.tsx",
    address: ({ another }) => `/scholarship/${another}`,
  },
  { file: "discover/details/college/college.page.tsx", address: ({ college }) => `/college/${college}` },
  { file: "discover/details/college/college.page.tsx", address: "/college/nonsense" },
  {
    file: "discover/details/internship/internship.page.tsx",
    address: ({ internship }) => `/internship/${internship}`,
  },
  {
    file: "discover/parents/parents.page.tsx",
    address: ({ scholarship }) => `/scholarship/${scholarship}/for-parents`,
  },
  { file: "discover/parents/parents.page.tsx", address: ({ college }) => `/college/${college}/for-parents` },
  { file: "discover/compare/compare.page.tsx", address: "/compare" },
  {
    file: "discover/compare/compare.page.tsx",
    address: ({ scholarship, another }) => `/compare?items=scholarship/${scholarship},scholarship/${another}`,
  },
  { file: "discover/plan/plan.page.tsx", address: "/plan" },
  { file: "discover/courses/courses.page.tsx", address: "/courses" },
  { file: "discover/courses/courses.page.tsx", address: `/courses?country=Kenya&q=nursing&grades=${grades}` },
  {
    file: "discover/courses/courses.page.tsx",
    address: `/courses?country=Kenya&group=points&grades=${grades}`,
  },
  { file: "discover/courses/courses.page.tsx", address: "/courses?country=Nigeria" },
  { file: "discover/courses/programme.page.tsx", address: `/courses/1263134?country=Kenya&grades=${grades}` },
  {
    file: "discover/courses/plan/plan.page.tsx",
    address: `/courses/plan?country=Kenya&choices=1263134.1253134&grades=${grades}`,
  },
  { file: "discover/courses/entry.page.tsx", address: "/courses/entry/uganda" },
  { file: "discover/sponsored/request/advertise.page.tsx", address: "/advertise" },
  { file: "discover/jobs/jobs.page.tsx", address: "/jobs" },
  { file: "discover/events/events.page.tsx", address: "/events" },
  { file: "discover/test-prep/test-prep.page.tsx", address: "/test-prep" },
  { file: "offline/offline.page.tsx", address: "/offline" },
  { file: "content/guide/tutorial.page.tsx", address: "/tutorial" },
  { file: "content/parents/parents-guide.page.tsx", address: "/parents" },
  { file: "content/about/about.page.tsx", address: "/about" },
  { file: "content/entrepreneurship/entrepreneurship.page.tsx", address: "/entrepreneurship" },
  { file: "content/advice/list/advice.page.tsx", address: "/advice" },
  { file: "content/advice/list/advice.page.tsx", address: "/advice?category=internships" },
  {
    file: "content/advice/article/article.page.tsx",
    address: "/advice/how-to-tell-a-real-scholarship-from-a-scam",
  },
  { file: "content/advice/article/article.page.tsx", address: "/advice/no-such-article" },
  { file: "community/union/browse/union.page.tsx", address: "/union" },
  { file: "community/union/browse/union.page.tsx", address: "/union?q=essay" },
  { file: "community/union/house-rules/rules.page.tsx", address: "/union/rules" },
  { file: "community/union/browse/topic.page.tsx", address: "/union/studying" },
  { file: "students/plans/subscription.page.tsx", address: "/subscription" },
  { file: "accounts/rights/privacy.page.tsx", address: "/privacy" },
  { file: "accounts/guardian/guardian.page.tsx", address: "/guardian?token=x" },
  { file: "accounts/rights/data.page.tsx", address: "/profile/data" },
  { file: "students/profile/children/children.page.tsx", address: "/profile/children" },
  { file: "shared/layout/errors/not-found.page.tsx", address: "/no/such-page" },
];

/** Names that are the same in every language. */
const names =
  /^(?:Fursa|WhatsApp|Telegram|Twitter|Facebook|LinkedIn|Français|አማርኛ|https:\/\/|SMS|USSD|PDF|CSV|Premium|Professional|Enterprise|Enterprise Plus|African Business Angel Network|\S+@\S+|[\w-]+(?:\.[\w-]+)+)$/;

/** As they are printed on certificates, in every language. */
const subjectNames: readonly string[] = Object.values(exams).flatMap(({ groups }) =>
  groups.flatMap(({ subjects }) => subjects.map(({ name }) => name)),
);

let fursa: RunningServer;
let database: OpenDatabase;
let data: Set<string>;
let allData = "";
let ids: Ids;
let member: Visitor;

beforeAll(async () => {
  const home = await homeOnPostgres();
  fursa = await startServer({ ...home, NODE_OPTIONS: `--import=${preload}` });
  database = await openPostgres({ url: home.DATABASE_URL, secret: home.AUTH_SECRET });
  const email = "amina@example.com";
  member = new Visitor(fursa.url);
  await member.post("/auth?mode=signup", { email, password });
  await member.post("/auth", { email, password });
  ids = { ...(await furnish(database, await settleIn(database, email))), factor: "", guardian: "" };
  data = await everyText();
  for (const currency of currencies) data.add(currency);
  for (const { programs } of places) for (const { name } of programs) data.add(name);
  for (const name of subjectNames) data.add(name);
  allData = [...data].join("\n");
});
afterAll(async () => {
  await database?.close();
  await fursa?.stop();
});

const tidy = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A value begins with a capital where it begins a line. */
const inTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every text in the database: the words of providers, members and the catalogue stay in their language. */
const everyText = () =>
  database.asOwner(async (db) => {
    const found = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === "string")
        for (const line of [value, ...value.split("\n")]) found.add(tidy(line)).add(inTitle(tidy(line)));
      else if (typeof value === "object" && value !== null)
        for (const [name, part] of Object.entries(value))
          collect(name === "location" ? townsOf(String(part)) : part);
    };
    const rowsOf = async (query: string) =>
      ((await db.execute(sql.raw(query))) as { rows: { value: unknown }[] }).rows.map(({ value }) => value);
    const tables = await rowsOf(
      "select quote_ident(tablename) as value from pg_tables where schemaname = 'public'",
    );
    for (const table of tables)
      for (const row of await rowsOf(`select to_jsonb(t) as value from ${table} t`)) collect(row);
    return found;
  });

/** A location is shown with its countries in the reader's language, so its stored text may not appear. */
const townsOf = (location: string): string[] => {
  const parts = location.split(/[;,(]/);
  return parts.some((part) => french.placeName(tidy(part)) !== tidy(part)) ? parts : [location, ...parts];
};

/** Every language shows them in another form than the database. */
const isNamed = (text: string) =>
  french.placeName(text) !== text ||
  french.fieldName(text) !== text ||
  frenchSchools.schoolTypeName(text) !== text ||
  (frenchSchools.tradeName(text) !== text && !subjectNames.includes(text)) ||
  durationInFrench(text) !== text ||
  /^(?:Paid|Unpaid|Usually in \w+)$/.test(text);

const attributes = ["title", "aria-label", "aria-description", "placeholder", "alt", "label"];

/** The texts of a page that a person reads or hears. */
function textsOf($: CheerioAPI): string[] {
  // The text of an article belongs to its author.
  $("script, style, template, [lang]:not(html), [translate=no], .article-body").remove();
  const texts = $("body, body *, title")
    .toArray()
    .flatMap((element) => [
      ...$(element)
        .contents()
        .toArray()
        .filter((node) => node.type === "text")
        .map((node) => node.data),
      ...attributes.map((name) => $(element).attr(name) ?? ""),
    ]);
  const about = $('meta[name="description"], meta[property="og:title"], meta[property="og:description"]');
  return [...texts, ...about.toArray().map((element) => $(element).attr("content") ?? "")];
}

/** What remains of a text without its sentences. */
function unmarked(text: string): string {
  const without = text.replaceAll(/⟦[^⟦⟧]*⟧/g, " ");
  return without === text ? tidy(text) : unmarked(without);
}

const separators = /[·,:;()–—|“”]/;

/** Every text before and after a separator. Sentences of data end in a full stop; an exam comes before its grade. */
function* halvesOf(text: string): Generator<[string, string]> {
  for (let place = 0; place < text.length; place++)
    if (separators.test(text[place] ?? "")) yield [tidy(text.slice(0, place)), tidy(text.slice(place + 1))];
  const sentence = text.indexOf(". ");
  if (sentence > 0) yield [text.slice(0, sentence), text.slice(sentence + 2)];
  const [exam = ""] = /^[A-Z]{3,6} /.exec(text) ?? [];
  if (exam) yield [exam.trim(), text.slice(exam.length)];
}

const judged = new Map<string, boolean>();

function isData(text: string): boolean {
  const known = judged.get(text);
  if (known !== undefined) return known;
  const found = isDataItself(text) || [...halvesOf(text)].some((halves) => halves.every(isData));
  judged.set(text, found);
  return found;
}

function isDataItself(text: string): boolean {
  if (isNamed(text)) return false;
  if (!/\p{L}{3}/u.test(text) || names.test(text) || data.has(text)) return true;
  const start = text.replace(/^\. /, "").replace(/…$/, "");
  return start.length > 15 && allData.includes(start);
}

async function literalsOn(address: Address, visitor: Visitor): Promise<string[]> {
  const page = await visitor.open(typeof address === "string" ? address : address(ids));
  expect(page.status, page.path).toBeLessThan(500);
  const $ = load(page.html, { scriptingEnabled: false });
  return [...new Set(textsOf($).map(unmarked))].filter((text) => !isData(text));
}

const files = [...new Set(pages.map(({ file }) => file))];
const ofMembers = new Set(members.map(({ file }) => file));
const membersOwn = /^\/(?:profile|saved|plan|subscription|matches)/;

async function literalsIn(file: string): Promise<string[]> {
  const visitor = new Visitor(fursa.url);
  const found: string[] = [];
  for (const page of pages.filter((one) => one.file === file)) {
    const isMembers = ofMembers.has(file) || membersOwn.test(String(page.address));
    found.push(...(await literalsOn(page.address, isMembers ? member : visitor)));
  }
  return [...new Set(found)];
}

test("every page is covered by the tests below", () => {
  const all = everyRoute()
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".page.tsx") && !/^(?:editors|shared\/component-gallery)\//.test(file));
  // A redirect, pages that need a second factor, and pages that need their own token.
  const others = /leave-for-sponsor|challenge|codes|remove\.page|sponsored\/request\/request/;
  expect(all.filter((file) => !files.includes(file) && !others.test(file))).toEqual([]);
});

test.each(files)("every sentence of %s comes from a words module", async (file) => {
  expect(await literalsIn(file)).toEqual([]);
});
