import { eq, gt, sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { sendAlerts } from "#app/students/alerts/send-alerts.server.ts";
import type { Database } from "#database/database.ts";
import {
  alertSettings,
  catalogueChanges,
  hiddenMatches,
  mailings,
  outbox,
  savedSearches,
  scholarships,
  searchFinds,
  searchSynonyms,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { browsing } from "#tests/support/catalogue/listings.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, somebody } from "#tests/support/people/people.ts";
import { aSignedInMember } from "#tests/support/people/signed-in-member.ts";
import { aStudent } from "#tests/support/people/students.ts";
import { removeSearch, saveSearch } from "./manage-searches.server.ts";
import { runSavedSearches } from "./run-saved-searches.server.ts";

const tools = { origin: "https://fursa.example", secret: "a-secret-of-thirty-two-characters-or-more" };
/** Six in the morning, this many days after Friday 20 November 2026. */
const morning = (days = 0) => new Date(Date.parse("2026-11-20T06:00:00Z") + days * 86_400_000);
const evening = (days = 0) => new Date(morning(days).getTime() + 12 * 3_600_000);

/** A student whom no listing of these tests matches, and who saved this search on the first evening. */
async function aSearcher(db: Database, address: string, more: Parameters<typeof aStudent>[1] = {}) {
  const { userId, email } = await aStudent(db, {
    fieldsOfInterest: ["Psychology"],
    country: "Nigeria",
    ...more,
  });
  await db.insert(alertSettings).values({ userId, minimumPercent: 100 });
  const member = aSignedInMember(db, userId);
  await saveSearch(member, browsing(address), evening());
  return { userId, email, member };
}

/** Adds listings on an evening. */
const publish = (
  db: Database,
  days: number,
  ...listings: (Partial<typeof scholarships.$inferInsert> & { title: string })[]
) =>
  db
    .insert(scholarships)
    .values(listings.map((listing) => ({ createdAt: evening(days), ...listing })))
    .returning({ id: scholarships.id });

/** The jobs of a day: the searches, then the emails. */
async function work(db: Database, days: number) {
  await runSavedSearches(db, new Date(morning(days).getTime() - 1_800_000));
  return sendAlerts(db, morning(days), tools);
}

const toldTo = async (db: Database, userId: string) => {
  const mails = await db.select().from(mailings).where(eq(mailings.userId, userId)).orderBy(mailings.day);
  return mails.map(({ items }) => items.map(({ title }) => title).sort());
};

describe("a saved search", () => {
  test("reports new results in the day's alert, once", async ({ db }) => {
    const { userId, email } = await aSearcher(db, "tab=scholarships&q=beekeeping");
    await publish(db, -1, { title: "Beekeeping of old" });
    await publish(db, 0, { title: "Pottery" });
    await publish(db, 1, { title: "Beekeeping bursary", country: "Ghana" }, { title: "More pottery" });
    expect(await work(db, 1)).toEqual({ written: 0 });
    expect(await work(db, 2)).toEqual({ written: 1 });
    expect(await work(db, 3)).toEqual({ written: 0 });
    expect(await toldTo(db, userId)).toEqual([["Beekeeping bursary"]]);
    const [mail] = await db.select().from(outbox);
    expect(mail).toMatchObject({ recipient: email, subject: "New for your search: Beekeeping bursary" });
    for (const part of [mail?.text ?? "", mail?.html ?? ""]) {
      expect(part).toContain("New for Scholarships: “beekeeping”");
      expect(part).toContain("https://fursa.example/scholarship/");
      expect(part).toContain("https://fursa.example/mail/stop/");
      expect(part.replaceAll("&amp;", "&")).toContain(
        "https://fursa.example/browse?tab=scholarships&q=beekeeping&sort=newest",
      );
    }
    expect(await db.$count(searchFinds)).toBe(0);
  });

  test("finds what the browse page finds: by meaning, by filters, and with the editors' synonyms", async ({
    db,
  }) => {
    const found = { title: "Award", country: "Germany", educationLevel: "graduate" };
    const people = [
      await aSearcher(db, "q=masters in germany"),
      await aSearcher(db, "tab=scholarships&country=germany&level=graduate"),
      await aSearcher(db, "q=schule"),
      await aSearcher(db, "q=masters in germany&exact=1"),
      await aSearcher(db, "tab=colleges&q=germany"),
      await aSearcher(db, "tab=scholarships&country=Atlantis"),
    ];
    await db.insert(searchSynonyms).values({ says: "schule", means: "germany" });
    await publish(db, 1, found, { title: "Another", country: "France" });
    await work(db, 2);
    const titles = [];
    for (const { userId } of people) titles.push((await toldTo(db, userId)).flat());
    expect(titles).toEqual([["Award"], ["Award"], ["Award"], [], [], []]);
  });

  test("leaves out what is not open to its owner and what they hid, and reports a match once", async ({
    db,
  }) => {
    const { userId } = await aSearcher(db, "q=beekeeping", { fieldsOfInterest: ["Law"] });
    await db.update(alertSettings).set({ minimumPercent: 30 });
    await publish(db, 1, { title: "Beekeeping for Ugandans", citizens: ["Uganda"] });
    const [hidden] = await publish(db, 1, { title: "Beekeeping, hidden" });
    await db.insert(hiddenMatches).values({ userId, scholarshipId: hidden?.id });
    await publish(db, 1, { title: "Law of beekeeping", fieldOfStudy: "Law" }, { title: "Beekeeping" });
    await work(db, 2);
    expect(await toldTo(db, userId)).toEqual([["Beekeeping", "Law of beekeeping"]]);
    const [mail] = await db.select().from(outbox);
    expect(mail?.subject).toBe("New on Fursa: Law of beekeeping");
    expect(mail?.text.split("Law of beekeeping")).toHaveLength(2);
    await work(db, 3);
    expect(await toldTo(db, userId)).toHaveLength(1);
  });

  test("that is paused reports nothing, and what was added in the meantime when it resumes; a removed one reports nothing", async ({
    db,
  }) => {
    const { userId, member } = await aSearcher(db, "q=beekeeping");
    const gone = await aSearcher(db, "q=beekeeping");
    await db.update(savedSearches).set({ pausedAt: evening() }).where(eq(savedSearches.userId, userId));
    await publish(db, 1, { title: "Beekeeping" });
    await runSavedSearches(db, morning(2));
    const [{ id = "" } = {}] = await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, gone.userId));
    expect(await removeSearch(member, id)).toBe(null);
    await removeSearch(gone.member, id);
    expect(await work(db, 3)).toEqual({ written: 0 });
    await db.update(savedSearches).set({ pausedAt: null });
    expect(await work(db, 4)).toEqual({ written: 1 });
    expect(await toldTo(db, userId)).toEqual([["Beekeeping"]]);
  });

  test("shows a few of many, and says how many more there are", async ({ db }) => {
    const { userId } = await aSearcher(db, "q=beekeeping");
    await publish(
      db,
      1,
      ...Array.from({ length: 12 }, (_, place) => ({ title: `Beekeeping ${place}`, citizens: ["Africa"] })),
    );
    await work(db, 2);
    expect((await toldTo(db, userId)).flat()).toHaveLength(5);
    const [mail] = await db.select().from(outbox);
    expect(mail?.subject).toMatch(/^12 new for your searches: Beekeeping/);
    expect(mail?.text).toContain("See 7 more: https://fursa.example/browse?");
    expect(await work(db, 3)).toEqual({ written: 0 });
  });

  test("that many people share runs once, and an interrupted run resumes", async ({ db }) => {
    const people = [];
    for (const address of ["q=beekeeping", "q=beekeeping", "q=beekeeping", "q=honey"])
      people.push(await aSearcher(db, address));
    await publish(db, 1, { title: "Beekeeping and honey" });
    let checks = 0;
    expect(await runSavedSearches(db, morning(2), () => checks++ > 0)).toEqual({ searches: 1 });
    expect(await db.$count(searchFinds)).toBe(3);
    expect(await runSavedSearches(db, morning(2))).toEqual({ searches: 1 });
    expect(await runSavedSearches(db, morning(2))).toEqual({ searches: 0 });
    await sendAlerts(db, morning(2), tools);
    for (const { userId } of people) expect(await toldTo(db, userId)).toEqual([["Beekeeping and honey"]]);
  });
});

describe("a listing that an editor changes", () => {
  /** An edit that is made on an evening. */
  async function edit(
    db: Database,
    days: number,
    id: string | undefined,
    change: Partial<typeof scholarships.$inferInsert>,
  ) {
    const [last] = await db
      .select({ id: sql<number>`coalesce(max(${catalogueChanges.id}), 0)::int` })
      .from(catalogueChanges);
    await asViewer(anAdmin(db, await somebody(db)), (own) =>
      own
        .update(scholarships)
        .set(change)
        .where(eq(scholarships.id, id ?? "")),
    );
    await db
      .update(catalogueChanges)
      .set({ changedAt: evening(days) })
      .where(gt(catalogueChanges.id, last?.id ?? 0));
  }

  test("is reported once to a search that didn't find it before", async ({ db }) => {
    const { userId } = await aSearcher(db, "q=beekeeping");
    const [pottery] = await publish(db, -3, { title: "Pottery" });
    const [known] = await publish(db, -3, { title: "Beekeeping of old" });
    await edit(db, 1, known?.id, { description: "All about bees.", country: "Ghana" });
    await edit(db, 1, pottery?.id, { title: "Beekeeping and pottery" });
    await edit(db, 1, pottery?.id, { country: "Ghana" });
    expect(await work(db, 2)).toEqual({ written: 1 });
    await edit(db, 2, pottery?.id, { description: "Pots for bees." });
    expect(await work(db, 3)).toEqual({ written: 0 });
    expect(await toldTo(db, userId)).toEqual([["Beekeeping and pottery"]]);
  });

  test("is reported when a new date opens it again, and when another tag matches", async ({ db }) => {
    const { userId } = await aSearcher(db, "q=beekeeping");
    const other = await aSearcher(db, "tab=scholarships&country=germany");
    const [closed] = await publish(db, -30, { title: "Beekeeping", deadline: "2026-11-10" });
    expect(await work(db, 1)).toEqual({ written: 0 });
    await edit(db, 1, closed?.id, { deadline: "2027-03-01", country: "Germany" });
    expect(await work(db, 2)).toEqual({ written: 2 });
    for (const one of [userId, other.userId]) expect(await toldTo(db, one)).toEqual([["Beekeeping"]]);
  });
});

test("finds that couldn't be reported for two weeks are dropped", async ({ db }) => {
  await aSearcher(db, "q=beekeeping", { emailNotifications: false });
  await publish(db, 1, { title: "Beekeeping" });
  await work(db, 2);
  expect(await db.$count(searchFinds)).toBe(1);
  await work(db, 17);
  expect(await db.$count(searchFinds)).toBe(0);
});
