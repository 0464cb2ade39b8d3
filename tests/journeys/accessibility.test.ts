import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { measuresOf } from "#app/editors/catalogue/gaps/measures.ts";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { openPostgres } from "#database/connection/open-postgres.ts";
import type { Database } from "#database/database.ts";
import * as tables from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import {
  expectOpenToAll,
  expectToFit,
  phone,
  whatKeepsOut,
  whatSticksOut,
} from "../support/browser/accessibility.ts";
import { apart, expect, goTo, untilAwake } from "../support/browser/journey.ts";
import { arrive } from "../support/browser/losable-journey.ts";
import { password, signIn, signUp } from "../support/browser/sign-in.ts";
import { sampleAtDepth } from "../support/depth.ts";
import { addSecondFactor, findLink, furnish, makeAdmin, settleIn } from "../support/people/furnish.ts";
import { answer, ask, aUnionMember } from "../support/people/union.ts";
import { everyRoute } from "../support/routes/every-route.ts";
import type { Ids } from "../support/routes/form-list.ts";
import {
  type PageToSee,
  pagesOfAdmins,
  pagesOfASecondFactor,
  pagesOfGuardians,
  pagesOfMembers,
  pagesOfNewcomers,
  pagesOfTheSecondStep,
  pagesOfVisitors,
} from "../support/routes/page-list.ts";
import { startServerWithOutside } from "../support/servers/server-with-test-web.ts";

const test = apart(async (place) => {
  const { DATABASE_URL: url, AUTH_SECRET: secret } = place;
  // The whole web that this server can reach is one empty site.
  const fursa = await startServerWithOutside((_, response) => void response.writeHead(404).end(), {
    ...place,
  });
  const database = await openPostgres({ url, secret });
  await database.asOwner(async (db) => {
    await addAnsweredQuestion(db);
    await addTroubles(db);
    await addEarlierDays(db);
  });
  return { fursa, database, close: () => database.close().then(() => fursa.stop()) };
});

test.beforeEach(() => test.setTimeout(600_000));

/** Pages that need no token or record, and don't redirect. */
const addresses = everyRoute()
  .filter(({ file, pattern }) => file.endsWith(".page.tsx") && !/[:*]|admin|\/dev\//.test(pattern))
  .map(({ pattern }) => pattern);

/** Complete lists, whose cards differ. */
const longPages = [
  "/browse",
  "/browse?tab=colleges&q=university",
  "/browse?tab=internships",
  "/calendar",
  "/calendar/2027-01/closes",
  "/jobs",
  "/start?country=Kenya&level=school-done&field=Engineering",
  "/union/kenya",
  "/advice/how-to-tell-a-real-scholarship-from-a-scam",
  "/nowhere",
];

test("every page is on one of these lists", () => {
  const seen = [
    ...[pagesOfVisitors, pagesOfNewcomers, pagesOfMembers, pagesOfAdmins],
    ...[pagesOfGuardians, pagesOfTheSecondStep, pagesOfASecondFactor],
  ].flatMap((list) => list.map(({ file }) => file));
  const pages = everyRoute().map(({ file }) => file);
  // It redirects to a sponsor at once.
  const isLeft = /leave-for-sponsor/;
  expect(
    pages.filter((file) => file.endsWith(".page.tsx") && !isLeft.test(file) && !seen.includes(file)),
  ).toEqual([]);
});

const pale = "<p>Too pale</p>";
const faults = [
  ["a colour", "color-contrast", pale, "#fault { color: #bbb }"],
  [
    "a colour in the dark",
    "color-contrast",
    pale,
    "@media (prefers-color-scheme: dark) { #fault { color: #444 } }",
  ],
  ["a colour on a phone", "color-contrast", pale, "@media (max-width: 400px) { #fault { color: #ddd } }"],
  ["a ground behind a text", "color-contrast", pale, "#fault { background: #444 }"],
  [
    "a nameless field on a wide screen",
    "label",
    "<input name=fault>",
    "@media (max-width: 400px) { #fault { display: none } }",
  ],
  [
    "a button that loses its name on a wide screen",
    "button-name",
    "<button type=button><span>Search</span></button>",
    "@media (min-width: 1000px) { #fault span { display: none } }",
  ],
  [
    "small buttons side by side",
    "target-size",
    "<button type=button aria-label=One></button><button type=button aria-label=Two></button>",
    "#fault { display: flex } #fault button { width: 12px; height: 12px; padding: 0 }",
  ],
] as const;

test("violations are detected, in both themes and on both screens", async ({ page }) => {
  await page.goto("/about");
  await untilAwake(page.locator("#main"));
  expect(await whatKeepsOut(page, "without the frame")).toEqual([]);
  for (const [name, rule, html, css] of faults) {
    await page.evaluate(
      ([inside, look]) => {
        document.querySelector("main")?.insertAdjacentHTML("beforeend", `<div id="fault">${inside}</div>`);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(look);
        document.adoptedStyleSheets = [sheet];
      },
      [html, css] as const,
    );
    const found = await whatKeepsOut(page, "without the frame");
    expect
      .soft(
        found.map((finding) => finding.split(":")[0]?.split(" ")[1]),
        name,
      )
      .toContain(rule);
    await page.evaluate(() => document.getElementById("fault")?.remove());
  }
});

test("overflow on a small phone is detected, also with large text only", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about");
  expect(await whatSticksOut(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    const wide = document.createElement("p");
    wide.textContent = "Too wide";
    wide.style.width = "12rem";
    main.append(wide);
  });
  const found = await whatSticksOut(page);
  expect(found.map((finding) => finding.split(":")[0])).toEqual(["at 200 %"]);
});

test("every page is accessible to visitors", async ({ page, own: { database } }) => {
  await signUp(page, "amina@example.com");
  const ids = await furnish(database, await settleIn(database, "amina@example.com"));
  await expectAllOpen(page, pagesOfVisitors, ids);
  await expectAllToFit(page, sampleAtDepth(unseen(pagesOfVisitors, [...addresses, ...longPages]), 2));
});

test("every page is accessible to members, with an empty and a full profile", async ({
  page,
  own: { database },
}) => {
  await signUp(page, "kofi@example.com");
  await signIn(page, "kofi@example.com");
  await expectAllOpen(page, pagesOfNewcomers);
  const ids = await furnish(database, await arrive(page, database, "efua@example.com"));
  await expectAllOpen(page, pagesOfMembers, ids);
  const details = ["scholarship", "college", "internship"] as const;
  const paths = [...addresses, ...longPages, ...details.map((kind) => `/${kind}/${ids[kind]}`)];
  // A visitor sees all of them.
  await expectAllToFit(page, sampleAtDepth(unseen([...pagesOfNewcomers, ...pagesOfMembers], paths, ids), 6));
});

test("every page is accessible to guardians and members with a second factor", async ({
  page,
  own: { database },
}) => {
  const userId = await arrive(page, database, "zawadi@example.com");
  await page.request.post("/profile/guardian", { form: { email: "mum@example.com" } });
  const guardian = await findLink(database, "mum@example.com");
  const { factor, code } = await addSecondFactor(database, userId);
  await page.context().clearCookies();
  await expectAllOpen(page, pagesOfGuardians, { guardian });
  await page.request.post("/auth", { form: { email: "zawadi@example.com", password } });
  await expectAllOpen(page, pagesOfTheSecondStep);
  await page.request.post("/auth/challenge", { form: { code } });
  await expectAllOpen(page, pagesOfASecondFactor, { factor });
});

test("every page is accessible to editors", async ({ page, own: { database } }) => {
  const userId = await arrive(page, database, "grace@example.com");
  await makeAdmin(database, userId);
  const ids = await furnish(database, userId);
  await database.asOwner((db) => db.update(tables.scrapedFinds).set(inDoubt));
  await expectAllOpen(page, pagesOfAdmins, ids);
});

const inDoubt = {
  doubts: ["The page asks applicants for money."],
  fields: {
    deadline: {
      value: "2027-04-30",
      evidence: "Deadline: 30 April 2027",
      from: "text",
      isSure: false,
    } as const,
  },
};

async function addAnsweredQuestion(db: Database): Promise<void> {
  const asker = await aUnionMember(db, "Amina of Kano");
  const threadId = await ask(db, asker, { title: "How long should the essay be?" });
  const acceptedPostId = await answer(db, await aUnionMember(db, "Brian"), threadId, "Two pages are plenty.");
  await db.update(tables.unionThreads).set({ acceptedPostId }).where(eq(tables.unionThreads.id, threadId));
}

/** What the dashboard warns editors about: a service that is down, and a run of the scraper with an error. */
async function addTroubles(db: Database): Promise<void> {
  const now = new Date();
  await db
    .insert(tables.outages)
    .values({ service: "mail", reason: "ECONNREFUSED", since: now, seenAt: now });
  const [run] = await db
    .insert(tables.scrapeRuns)
    .values({ state: "done", sources: ["https://aims.ac.za"], endedAt: now })
    .returning();
  const item = { runId: run?.id ?? "", sourceName: "AIMS", doneAt: now };
  await db.insert(tables.scrapeItems).values([
    { ...item, address: "https://aims.ac.za/a", title: "A scholarship", state: "published" },
    {
      ...item,
      address: "https://aims.ac.za/b",
      title: "Another",
      state: "refused",
      error: "There is no page at that address (404).",
    },
  ]);
}

/** Earlier snapshots of the data quality, so that its chart has a line. */
async function addEarlierDays(db: Database): Promise<void> {
  const records = 200;
  for (const [ago, known] of [
    [60, 40],
    [30, 90],
    [1, 140],
  ] as const)
    for (const kind of kinds) {
      const counts = Object.fromEntries(measuresOf(kind).map((measure) => [measure, known]));
      await db
        .insert(tables.catalogueDays)
        .values({ day: daysAfter(todayInUtc(), -ago), kind, records, counts })
        .onConflictDoNothing();
    }
}

/**
 * Every second page in one tab, with axe in one of the two themes and widths (every page in both in `npm run test:deep`), then,
 * except for editors' pages, on the smallest phone.
 */
async function expectAllOpen(page: Page, list: PageToSee[], ids: Partial<Ids> = {}): Promise<void> {
  await page.goto("/");
  await untilAwake(page.locator("#main"));
  for (const [index, { file, address, first, part }] of sampleAtDepth(inGroups(list), 2).flat().entries()) {
    const path = typeof address === "string" ? address : address(ids as Ids);
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      expect(await goTo(page, path)).toBe(path);
      // Otherwise the page for unknown addresses would be judged instead.
      if (!file.endsWith("not-found.page.tsx"))
        await expect(page.getByText("Oops! Page not found", { exact: true })).toBeHidden();
      await first?.(page);
      await expectOpenToAll(page, part ?? "without the frame", index);
      if (!file.startsWith("editors/")) await expectToFit(page);
    });
  }
}

/** Of each file: what one page leaves behind, the next may show. */
function inGroups(list: PageToSee[]): PageToSee[][] {
  const groups: PageToSee[][] = [];
  for (const page of list) {
    const last = groups.at(-1);
    if (last?.[0]?.file === page.file) last.push(page);
    else groups.push([page]);
  }
  return groups;
}

/** The paths that no list checks in full. */
function unseen(list: PageToSee[], paths: string[], ids: Partial<Ids> = {}): string[] {
  const seen = list
    .filter(({ first, part }) => !first && part !== "header")
    .map(({ address }) => (typeof address === "string" ? address : address(ids as Ids)));
  return paths.filter((path) => !seen.includes(path));
}

/** Pages that the lists check only in part or as another person, on the smallest phone; each redirect's target once. */
async function expectAllToFit(page: Page, paths: string[]): Promise<void> {
  const targets = new Set<string>();
  for (const path of paths)
    await test.step(path, async () => {
      const [target = ""] = (await goTo(page, path)).split("?");
      if (target !== path.split("?")[0] && targets.has(target)) return;
      targets.add(target);
      await expectToFit(page);
    });
}
