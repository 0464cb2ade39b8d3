import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { listSponsored } from "#app/discover/sponsored/list-sponsored.server.ts";
import { confirmRequest, stopRequest } from "#app/discover/sponsored/request/change-request.server.ts";
import {
  findRequest,
  requestAddress,
  statusOf,
} from "#app/discover/sponsored/request/find-request.server.ts";
import type { Database } from "#database/database.ts";
import { sponsoredDays, sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { approveRequest, listRequests, refuseRequest } from "./decide-request.server.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const today = "2026-11-19";
const now = new Date(`${today}T08:00:00Z`);
const tools = { secret, origin: "https://fursa.example", now };
const decision = { ...tools, today };

async function aRequest(
  db: Database,
  more: Partial<typeof sponsoredRequests.$inferInsert> = {},
): Promise<string> {
  const [row] = await db
    .insert(sponsoredRequests)
    .values({
      ...{ sponsor: "Ashesi", email: "ads@ashesi.example", title: "Open day", description: "Meet us." },
      ...{ type: "school", targetUrl: "https://ashesi.edu.gh", startsOn: "2026-12-01", weeks: 4, price: 80 },
      ...more,
    })
    .returning({ id: sponsoredRequests.id });
  return row?.id ?? "";
}

const tokenOf = (id: string) => requestAddress(secret, "", id).replace("/advertised/", "");
async function statusNow(db: Database, id: string, day = today) {
  const found = await findRequest(db, secret, tokenOf(id));
  return found && statusOf(found, day);
}

describe("a sponsor's request", () => {
  test("reaches the admins once its address is confirmed, and only once", async ({ db }) => {
    const id = await aRequest(db);
    const admin = anAdmin(db, await somebody(db));
    const waiting = () => asViewer(admin, (own) => listRequests(own));
    expect(await waiting()).toEqual([]);
    expect(await asViewer(admin, (own) => approveRequest(own, id, decision))).toBeNull();
    expect(await statusNow(db, id)).toBe("unconfirmed");
    expect(await confirmRequest(db, id, now)).toBe(true);
    expect(await confirmRequest(db, id, now)).toBe(false);
    expect(await waiting()).toMatchObject([{ title: "Open day", lastDay: "2026-12-28", price: 80 }]);
    expect(await statusNow(db, id)).toBe("waiting");
  });

  test("that is approved is shown from its first day to its last, with the sponsor's name", async ({
    db,
  }) => {
    const id = await aRequest(db, { confirmedAt: now });
    const admin = anAdmin(db, await somebody(db));
    const mail = await asViewer(admin, (own) => approveRequest(own, id, decision));
    expect(await asViewer(admin, (own) => approveRequest(own, id, decision))).toBeNull();
    const shown = async (day: string) => (await listSponsored(db, day)).map(({ sponsor }) => sponsor);
    expect(await shown("2026-11-30")).toEqual([]);
    expect(await shown("2026-12-01")).toEqual(["Ashesi"]);
    expect(await shown("2026-12-28")).toEqual(["Ashesi"]);
    expect(await shown("2026-12-29")).toEqual([]);
    expect([
      await statusNow(db, id),
      await statusNow(db, id, "2026-12-05"),
      await statusNow(db, id, "2026-12-29"),
    ]).toEqual(["upcoming", "running", "ended"]);
    // Before its first day the policy hides it too.
    expect(await asViewer(aVisitor(db), (own) => own.select().from(sponsoredListings))).toEqual([]);
    expect(mail).toMatchObject({
      to: "ads@ashesi.example",
      subject: "Your sponsored listing was approved",
    });
    expect(mail?.text).toContain("1 December 2026 to 28 December 2026");
    expect(mail?.text).toContain("Nothing is charged before you've agreed to it.");
  });

  test("that is approved late runs for the requested time", async ({ db }) => {
    const id = await aRequest(db, { confirmedAt: now, startsOn: "2026-11-01", weeks: 1 });
    await asViewer(anAdmin(db, await somebody(db)), (own) => approveRequest(own, id, decision));
    expect(await db.select().from(sponsoredListings)).toMatchObject([
      { startDate: today, endDate: "2026-11-25" },
    ]);
  });

  test("that is refused makes no listing, and the partner reads why", async ({ db }) => {
    const id = await aRequest(db, { confirmedAt: now });
    const refused = { ...tools, reason: "Students pay to apply." };
    const admin = anAdmin(db, await somebody(db));
    const mail = await asViewer(admin, (own) => refuseRequest(own, id, refused));
    expect(await db.$count(sponsoredListings)).toBe(0);
    expect(mail?.text).toContain("Students pay to apply.");
    expect(await statusNow(db, id)).toBe("refused");
  });

  test("is answered with a link to its page in the language it was asked in", async ({ db }) => {
    const admin = anAdmin(db, await somebody(db));
    const approved = await aRequest(db, { confirmedAt: now, language: "fr" });
    const yes = await asViewer(admin, (own) => approveRequest(own, approved, decision));
    expect(yes?.text).toContain("https://fursa.example/fr/advertised/");
    const refused = await aRequest(db, { confirmedAt: now, language: "sw" });
    const no = await asViewer(admin, (own) => refuseRequest(own, refused, { ...tools, reason: "Hapana." }));
    expect(no?.text).toContain("https://fursa.example/sw/advertised/");
  });

  test("is stopped by the sponsor: its listing is hidden and its figures stay", async ({ db }) => {
    const id = await aRequest(db, { confirmedAt: now });
    await asViewer(anAdmin(db, await somebody(db)), (own) => approveRequest(own, id, decision));
    const [listing] = await db
      .update(sponsoredListings)
      .set({ viewsCount: 12, clicksCount: 3 })
      .returning({ id: sponsoredListings.id });
    await db
      .insert(sponsoredDays)
      .values({ listingId: listing?.id ?? "", day: "2026-12-01", views: 12, clicks: 3 });
    expect(await stopRequest(db, id, now)).toBe(true);
    expect(await stopRequest(db, id, now)).toBe(false);
    expect(await listSponsored(db, "2026-12-02")).toEqual([]);
    expect(await findRequest(db, secret, tokenOf(id))).toMatchObject({
      request: { state: "stopped" },
      listing: { isActive: false, viewsCount: 12 },
      days: [{ day: "2026-12-01", views: 12, clicks: 3 }],
    });
  });

  test("says so when an editor has paused or deleted its listing", async ({ db }) => {
    const id = await aRequest(db, { confirmedAt: now });
    await asViewer(anAdmin(db, await somebody(db)), (own) => approveRequest(own, id, decision));
    await db.update(sponsoredListings).set({ isActive: false });
    expect(await statusNow(db, id, "2026-12-02")).toBe("paused");
    await db.delete(sponsoredListings);
    expect(await statusNow(db, id, "2026-12-02")).toBe("removed");
  });

  test("is found by its own link alone", async ({ db }) => {
    const id = await aRequest(db);
    expect(await findRequest(db, "another-secret-of-thirty-two-characters", tokenOf(id))).toBeNull();
    expect(await findRequest(db, secret, `${tokenOf(id)}A`)).toBeNull();
    await db.delete(sponsoredRequests).where(eq(sponsoredRequests.id, id));
    expect(await findRequest(db, secret, tokenOf(id))).toBeNull();
  });
});
