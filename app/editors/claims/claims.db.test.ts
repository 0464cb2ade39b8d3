import { describe, expect } from "vitest";
import { decideCard } from "#app/editors/queue/decide-card.server.ts";
import { claimNextCard } from "#app/editors/queue/list-cards.server.ts";
import type { Mail } from "#app/shared/messages.ts";
import { openRateLimiter } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Database } from "#database/database.ts";
import { outbox, proposals, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { readClaim, signClaim } from "./claim-token.server.ts";
import { findClaimed, proposeChanges } from "./propose-changes.server.ts";
import { requestClaim } from "./request-claim.server.ts";

const now = new Date("2026-11-15T08:00:00Z");
const email = "office@fig.example";
const page = "https://fig.example/award";

async function aClaim(db: Database) {
  const [row] = await db
    .insert(scholarships)
    .values({
      title: "Fig Fund",
      applicationUrl: "https://www.fig.example/",
      deadline: "2027-01-15",
      amount: "$500",
    })
    .returning();
  return { kind: "scholarships" as const, recordId: row?.id ?? "", email };
}

async function send(db: Database, claim: Awaited<ReturnType<typeof aClaim>>, texts: Record<string, string>) {
  const claimed = await findClaimed(db, claim);
  if (!claimed) throw new Error("the record is not theirs");
  const current = Object.fromEntries(claimed.fields.map(({ field, value }) => [field.name, value]));
  return proposeChanges(db, claim, claimed, { texts: { ...current, ...texts }, page });
}

describe("a link to a record", () => {
  test("works until it is too old or changed by a character", async ({ db }) => {
    const claim = await aClaim(db);
    const token = signClaim("secret", claim, now);
    expect(readClaim("secret", token, now)).toEqual(claim);
    expect(readClaim("secret", token, new Date("2027-06-01"))).toBeNull();
    expect(readClaim("other", token, now)).toBeNull();
    expect(readClaim("secret", `A${token}`, now)).toBeNull();
    expect(readClaim("secret", "nonsense", now)).toBeNull();
  });

  test("is emailed, at most twice a day to one address", async ({ db }) => {
    const { recordId: id, kind } = await aClaim(db);
    const mails: Mail[] = [];
    const tools = {
      limits: openRateLimiter(db, "secret"),
      mailer: { send: async (mail: Mail) => void mails.push(mail) } as never,
      inBackground: (_: string, work: () => Promise<unknown>) => void work(),
      secret: "secret",
      origin: "https://fursa.example",
      client: "1.2.3.4",
    };
    const request = () => requestClaim(tools, { kind, id, title: "Fig Fund", email }, now);
    for (const isSent of [true, true, false]) expect((await request()).ok).toBe(isSent);
    expect(mails).toHaveLength(2);
    const token = /\/claimed\/(\S+)/.exec(mails[0]?.text ?? "")?.[1] ?? "";
    expect(readClaim("secret", token, now)).toMatchObject({ recordId: id, email });
  });

  test("opens nothing once the page of the record is on another site", async ({ db }) => {
    const claim = await aClaim(db);
    expect(await findClaimed(db, claim)).not.toBeNull();
    await db.update(scholarships).set({ applicationUrl: "https://baobab.example/" });
    expect(await findClaimed(db, claim)).toBeNull();
  });
});

describe("what an institution sends", () => {
  test("is a proposal for each changed field, and changes nothing", async ({ db }) => {
    const claim = await aClaim(db);
    expect(await send(db, claim, {})).toEqual({ ok: true, changes: 0 });
    expect(await send(db, claim, { deadline: "soon" })).toMatchObject({
      ok: false,
      problems: { deadline: expect.any(String) },
    });
    expect(await send(db, claim, { deadline: "2027-02-01" })).toEqual({ ok: true, changes: 1 });
    expect(await send(db, claim, { deadline: "2027-02-02", amount: "$900" })).toEqual({
      ok: true,
      changes: 2,
    });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: "2027-01-15", amount: "$500" }]);
    expect(await db.select().from(proposals)).toMatchObject([
      {
        field: "deadline",
        oldValue: "2027-01-15",
        newValue: "2027-02-02",
        origin: "institution",
        sentBy: email,
      },
      { field: "amount", newValue: "$900", reason: "institution" },
    ]);
    for (const viewer of [aVisitor(db), aMember(db, await somebody(db))])
      await expect(asViewer(viewer, (own) => own.select().from(proposals))).rejects.toThrow();
  });

  test("is accepted with the page that the editor opened, and answered once", async ({ db }) => {
    const claim = await aClaim(db);
    await send(db, claim, { deadline: "2027-02-01", amount: "$900" });
    const editor = await somebody(db, "Edna Editor");
    const decide = (decision: "accept" | "reject", openedPage: string | null) =>
      asViewer(anAdmin(db, editor), async (own) => {
        const { card } = await claimNextCard(own, editor, now);
        return card && decideCard(own, card, { decision, values: {}, openedPage, editor }, now);
      });
    expect(await decide("accept", null)).toEqual({ ok: false, reason: "noSource" });
    expect(await decide("accept", page)).toMatchObject({ ok: true });
    expect(await db.$count(outbox)).toBe(0);
    expect(await decide("reject", null)).toMatchObject({ ok: true, before: null });
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: email, purpose: "report" }]);
    expect((await db.select().from(proposals)).map(({ sentBy }) => sentBy)).toEqual([null, null]);
    const [record] = await db.select().from(scholarships);
    expect(
      [record?.deadline, record?.amount].filter((fact) => fact === "2027-02-01" || fact === "$900"),
    ).toHaveLength(1);
    expect(record?.evidence).toMatchObject([{ source: "official", url: page, checkedBy: "Edna Editor" }]);
  });
});
