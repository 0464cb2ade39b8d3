import { describe, expect } from "vitest";
import { listUnattended, undoUnattended } from "#app/editors/queue/unattended.server.ts";
import { wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { colleges, pageReads, proposals, scholarships } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { listDue } from "./list-due.server.ts";
import { rereadRecords } from "./reread-records.server.ts";
import { isSameSentence } from "./same-sentence.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const filler = "The Acacia Scholarship pays for a master's degree and a flight home each year. ".repeat(4);
const pageOf = (words: string): FetchResult => ({
  ok: true,
  url: "https://acacia.example/call",
  contentType: "text/html; charset=utf-8",
  body: new TextEncoder().encode(`<h1>Acacia Scholarship</h1><main><p>${filler}</p><p>${words}</p></main>`),
});
const titled = (title: string, words: string): FetchResult => ({
  ok: true,
  url: "https://acacia.example/call",
  contentType: "text/html",
  body: new TextEncoder().encode(
    `<title>${title}</title><h1>${title}</h1><main><p>${words}</p><p>${"Here are some words about nothing at all. ".repeat(4)}</p></main>`,
  ),
});
const gone: FetchResult = {
  ok: false,
  reason: "status",
  status: 404,
  error: "There is no page at that address (404).",
};
const silent: FetchResult = { ok: false, reason: "unreachable", error: "The site could not be reached." };
const today = "2026-11-16";
const at = (day: string) => new Date(`${day}T03:10:00Z`);

const addAcacia = async (db: Database, values: Partial<typeof scholarships.$inferInsert> = {}) => {
  const [row] = await db
    .insert(scholarships)
    .values({
      title: "Acacia Scholarship",
      applicationUrl: "https://acacia.example/call",
      deadline: "2027-04-30",
      ...values,
    })
    .returning();
  if (!row) throw new Error("nothing was added");
  return row;
};

const reread = (db: Database, answer: FetchResult, day = today, updatesDeadlines = false) =>
  rereadRecords(
    {
      db,
      log,
      outbound: {
        fetchPublic: async (address) => (wellKnownSites.includes(address) ? pageOf("") : answer),
        askAi: null,
      },
    },
    { now: () => at(day), updatesDeadlines },
  );

describe("a page that is read again", () => {
  test("renews Last checked if it names the deadline that we have", async ({ db }) => {
    await addAcacia(db);
    expect(await reread(db, pageOf("Deadline: 30 April 2027"))).toMatchObject({
      read: 1,
      confirmed: 1,
      proposed: 0,
    });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        checkedAt: at(today),
        evidence: [
          { facts: "deadline", source: "official", checkedOn: today, url: "https://acacia.example/call" },
        ],
      },
    ]);
  });

  test("renews Last checked every third day while it stays the same", async ({ db }) => {
    await addAcacia(db);
    const page = pageOf("Deadline: 30 April 2027");
    const checked: (string | undefined)[] = [];
    for (const day of ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"]) {
      await reread(db, page, day);
      checked.push((await db.select().from(scholarships))[0]?.checkedAt?.toISOString().slice(0, 10));
    }
    expect(checked).toEqual(["2026-11-16", "2026-11-16", "2026-11-16", "2026-11-19"]);
  });

  test("proposes another deadline with its words, and changes nothing", async ({ db }) => {
    const { id } = await addAcacia(db);
    expect(await reread(db, pageOf("Applications close on 28 February 2027."))).toMatchObject({
      confirmed: 0,
      proposed: 1,
    });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: "2027-04-30", checkedAt: null }]);
    const [proposal] = await db.select().from(proposals);
    expect(proposal).toMatchObject({
      recordId: id,
      reason: "changed",
      field: "deadline",
      oldValue: "2027-04-30",
      newValue: "2027-02-28",
      quote: "Applications close on 28 February 2027.",
    });
    expect(proposal?.excerpt).toContain("Applications close on 28 February 2027.");
  });

  test("proposes nothing twice, not even after an editor rejected it", async ({ db }) => {
    await addAcacia(db);
    await reread(db, pageOf("Applications close on 28 February 2027."));
    await db.update(proposals).set({ state: "rejected" });
    await reread(db, pageOf("Applications close on 28 February 2027. Apply soon."), "2026-12-01");
    expect(await db.$count(proposals)).toBe(1);
  });

  test("closes a record by its own words, and reopens it with its next date", async ({ db }) => {
    await addAcacia(db);
    await reread(db, pageOf("Applications are now closed."));
    expect(await db.select().from(proposals)).toMatchObject([
      { reason: "closed", newValue: null, quote: "Applications are now closed." },
    ]);
    await db.delete(proposals);
    await db.update(scholarships).set({ deadline: "2026-10-01" });
    await reread(db, pageOf("Deadline: 30 April 2027"), "2027-01-20");
    expect(await db.select().from(proposals)).toMatchObject([
      { reason: "open again", newValue: "2027-04-30" },
    ]);
  });

  test("that shows our deadline and says that it has closed is a proposal, not a confirmation", async ({
    db,
  }) => {
    await addAcacia(db);
    await reread(db, pageOf("Deadline: 30 April 2027. Applications are now closed: all places are taken."));
    expect(await db.select().from(proposals)).toMatchObject([
      { reason: "closed", oldValue: "2027-04-30", newValue: null },
    ]);
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: null, evidence: [] }]);
  });

  test("that says that an earlier year has closed confirms the deadline", async ({ db }) => {
    await addAcacia(db);
    const text = "Applications for 2026 are closed. For 2027, the deadline is 30 April 2027.";
    expect(await reread(db, pageOf(text))).toMatchObject({ confirmed: 1, proposed: 0 });
  });

  test("says nothing about the record if it is about something else", async ({ db }) => {
    await addAcacia(db, { title: "Baobab Bursary" });
    await reread(db, pageOf("Deadline: 1 March 2027"));
    expect(await db.select().from(proposals)).toMatchObject([
      { reason: "other page", field: "application_url" },
    ]);
  });

  test("confirms each other fact that agrees with ours, once a week, and renews Last checked by the deadline only", async ({
    db,
  }) => {
    await addAcacia(db, {
      deadline: null,
      amount: "KES 30,000 per year",
      country: "Kenya",
      educationLevel: "graduate",
      ageMax: 30,
    });
    const words =
      "The scholarship is worth KES 30,000 per year. The scholarship is tenable in Kenya. Applicants must not be older than 35 years.";
    expect(await reread(db, pageOf(words))).toMatchObject({ confirmed: 1, proposed: 0 });
    const evidenceOf = async () => (await db.select().from(scholarships))[0]?.evidence;
    const on = (facts: string, checkedOn: string) => ({
      facts,
      source: "official",
      url: "https://acacia.example/call",
      checkedOn,
    });
    expect(await evidenceOf()).toEqual([on("amount", today), on("country", today), on("level", today)]);
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: null }]);
    await db.update(scholarships).set({ deadline: "2026-11-25" });
    await reread(db, pageOf(`${words} Deadline: 25 November 2026.`), "2026-11-18");
    expect(await evidenceOf()).toEqual([
      on("amount", today),
      on("country", today),
      on("level", today),
      on("deadline", "2026-11-18"),
    ]);
    expect(await db.select().from(scholarships)).toMatchObject([{ checkedAt: at("2026-11-18") }]);
  });

  test("of a college confirms facts, proposes no dates from its news, and is reported when it is gone", async ({
    db,
  }) => {
    await db.insert(colleges).values({
      name: "Acacia University",
      location: "Nairobi",
      country: "Kenya",
      websiteUrl: "https://acacia.example/",
    });
    const news =
      "Acacia University welcomes you. Study in Kenya with us. Deadline: 1 March 2027 for the essay prize of KES 5,000.";
    expect(await reread(db, pageOf(news))).toMatchObject({ read: 1, confirmed: 1, proposed: 0 });
    expect(await db.select().from(colleges)).toMatchObject([
      { checkedAt: null, evidence: [{ facts: "country", checkedOn: today }] },
    ]);
    await reread(db, gone, "2026-12-20");
    await reread(db, gone, "2027-01-25");
    expect(await db.select().from(proposals)).toMatchObject([{ reason: "gone", field: "website_url" }]);
  });

  test.for<[string, FetchResult, number, string]>([
    [
      "that says itself that it wasn't found is gone",
      titled(
        "Page not found",
        "Sorry, the page that you are looking for was moved or deleted. Try the menu.",
      ),
      2,
      "gone",
    ],
    [
      "whose domain is for sale is another page at once",
      titled(
        "acacia.example",
        "The domain acacia.example is for sale. Buy this domain today for your own site.",
      ),
      1,
      "other page",
    ],
    [
      "whose site has no address any more is gone after four readings",
      { ok: false, reason: "unknown host", error: "There is no website with that name." },
      4,
      "gone",
    ],
  ])("%s", async ([, answer, times, reason], { db }) => {
    await addAcacia(db, { deadline: "2027-06-30" });
    const days = ["2026-11-16", "2026-11-24", "2026-12-02", "2026-12-10"];
    for (const day of days.slice(0, times - 1)) await reread(db, answer, day);
    expect(await db.$count(proposals)).toBe(0);
    await reread(db, answer, days[times - 1]);
    expect(await db.select().from(proposals)).toMatchObject([{ reason, field: "application_url" }]);
  });

  test("is called gone after the second 404 in a row", async ({ db }) => {
    await addAcacia(db);
    await reread(db, gone);
    expect(await db.$count(proposals)).toBe(0);
    await reread(db, gone, "2026-12-20");
    expect(await db.select().from(proposals)).toMatchObject([{ reason: "gone" }]);
  });
});

test("an outage on our side doesn't count: the page stays due", async ({ db }) => {
  await addAcacia(db);
  const outbound = { fetchPublic: async () => silent, askAi: null };
  await expect(rereadRecords({ db, log, outbound }, { now: () => at(today) })).rejects.toThrow();
  expect(await db.$count(pageReads)).toBe(0);
});

test("open records are read daily, closed ones monthly, and missing pages again the next day", async ({
  db,
}) => {
  const add = (title: string, deadline: string) =>
    addAcacia(db, { title, deadline, applicationUrl: `https://${title}.example/` });
  const records = [
    await add("open", "2027-06-01"),
    await add("closed", "2026-10-01"),
    await add("gone", "2026-10-01"),
  ];
  await db.insert(pageReads).values(
    records.map(({ id, applicationUrl }) => ({
      kind: "scholarships" as const,
      recordId: id,
      address: applicationUrl,
      readAt: at("2026-11-16"),
      gone: applicationUrl.includes("gone") ? 1 : 0,
    })),
  );
  const dueOn = async (day: string) =>
    (await asWorker(db, (own) => listDue(own, day, 10))).map(({ address }) => address.slice(8, -9)).sort();
  expect(await dueOn("2026-11-16")).toEqual([]);
  expect(await dueOn("2026-11-17")).toEqual(["gone", "open"]);
  expect(await dueOn("2026-12-16")).toEqual(["closed", "gone", "open"]);
});

describe("a deadline that its page states in the same sentence as before", () => {
  const pageClosingOn = (day: string) => pageOf(`Applications for the scholarship close on ${day} at noon.`);
  const readTwice = async (db: Database, second: FetchResult, updates = true) => {
    await addAcacia(db);
    await reread(db, pageClosingOn("30 April 2027"));
    return reread(db, second, "2026-11-20", updates);
  };
  const deadlineOf = async (db: Database) => (await db.select().from(scholarships))[0]?.deadline;

  test("is updated without an editor, with its evidence, if the setting says so", async ({ db }) => {
    expect(await readTwice(db, pageClosingOn("28 February 2027"))).toMatchObject({ updated: 1, proposed: 0 });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        deadline: "2027-02-28",
        checkedAt: at("2026-11-20"),
        evidence: [{ facts: "deadline", source: "official", checkedOn: "2026-11-20" }],
      },
    ]);
    expect(await listUnattended(db, at("2026-11-21"))).toMatchObject([
      {
        title: "Acacia Scholarship",
        quote: "Applications for the scholarship close on 28 February 2027 at noon.",
      },
    ]);
    expect(await reread(db, pageClosingOn("1 March 2027"), "2026-11-21", true)).toMatchObject({ updated: 1 });
  });

  test("is a proposal while the setting is off", async ({ db }) => {
    expect(await readTwice(db, pageClosingOn("28 February 2027"), false)).toMatchObject({
      updated: 0,
      proposed: 1,
    });
    expect(await deadlineOf(db)).toBe("2027-04-30");
  });

  test.for([
    ["other words", pageOf("The new deadline of the scholarship is 28 February 2027.")],
    [
      "a second deadline",
      pageOf(
        "Applications for the scholarship close on 28 February 2027 at noon. Deadline for Kenya: 5 March 2027.",
      ),
    ],
    ["a day in two years", pageClosingOn("28 November 2028")],
    ["another host", { ...pageClosingOn("28 February 2027"), url: "https://elsewhere.example/call" }],
  ] as [string, FetchResult][])("is a proposal with %s", async ([, page], { db }) => {
    expect(await readTwice(db, page)).toMatchObject({ updated: 0 });
    expect(await deadlineOf(db)).toBe("2027-04-30");
    expect(await db.$count(proposals)).toBeGreaterThan(0);
  });

  test("can be undone once, and is not updated again", async ({ db }) => {
    await readTwice(db, pageClosingOn("28 February 2027"));
    const [change] = await listUnattended(db, at("2026-11-21"));
    expect(await undoUnattended(db, change?.id ?? "", at("2026-11-21"))).toBe(true);
    expect(await db.select().from(scholarships)).toMatchObject([
      { deadline: "2027-04-30", checkedAt: null, evidence: [] },
    ]);
    expect(await undoUnattended(db, change?.id ?? "", at("2026-11-21"))).toBe(false);
    const again = pageOf("Applications for the scholarship close on 28 February 2027 at noon. Good luck.");
    expect(await reread(db, again, "2026-11-22", true)).toMatchObject({ updated: 0, proposed: 0 });
  });

  test("can't be undone once someone has changed it", async ({ db }) => {
    await readTwice(db, pageClosingOn("28 February 2027"));
    await db.update(scholarships).set({ deadline: "2027-03-15" });
    const [change] = await listUnattended(db, at("2026-11-21"));
    expect(await undoUnattended(db, change?.id ?? "", at("2026-11-21"))).toBe(false);
    expect(await deadlineOf(db)).toBe("2027-03-15");
  });
});

test.for([
  ["Deadline: Friday 30 April 2027 (noon)", "Deadline: Sunday, 28 February 2027 (noon)", true],
  ["Application deadline: Friday 30 April 2027", "Application deadline: Sunday, 28 February 2027", true],
  ["Apply by 30 April 2027", "Apply by 28 February 2027", false],
  ["Applications close on 30 April 2027", "Applications open on 30 April 2028", false],
  [
    "Applications open 1 March and close 30 April 2027",
    "Applications open 1 March and close 2 May 2027",
    false,
  ],
] as const)("of %j and %j, the sentence is the same: %s", ([before, now, isSame]) =>
  expect(isSameSentence(before, now)).toBe(isSame),
);
