import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import { proposals, queueDecisions, scholarships } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { type Decision, decideCard, undoLast } from "./decide-card.server.ts";
import { claimNextCard, countCards } from "./list-cards.server.ts";
import { measurePace, measureTruth } from "./measure-queue.server.ts";
import { showCard } from "./show-card.server.ts";

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function aProposal(
  db: Database,
  title: string,
  closesIn: number,
  change: Partial<typeof proposals.$inferInsert> = {},
) {
  const deadline = inDays(closesIn);
  const [record] = await db
    .insert(scholarships)
    .values({ title, deadline, applicationUrl: "https://acacia.example/" })
    .returning();
  if (!record) throw new Error("nothing was added");
  await db.insert(proposals).values({
    kind: "scholarships",
    recordId: record.id,
    reason: "changed",
    field: "deadline",
    oldValue: deadline,
    newValue: inDays(closesIn + 9),
    quote: "Applications close then.",
    address: "https://acacia.example/call",
    ...change,
  });
  return record;
}

async function anEditor(db: Database) {
  const id = await somebody(db);
  return { id, viewer: anAdmin(db, id) };
}

const claim = ({ id, viewer }: Awaited<ReturnType<typeof anEditor>>, at = now) =>
  asViewer(viewer, (db) => claimNextCard(db, id, at));

async function decide(editor: Awaited<ReturnType<typeof anEditor>>, decision: Decision, value = "") {
  const card = await claim(editor);
  if (!card) throw new Error("there is no card");
  return asViewer(editor.viewer, (db) => decideCard(db, card, { decision, value, editor: editor.id }, now));
}

describe("the queue", () => {
  test("gives what closes soon first, and what many students saved before what few did", async ({ db }) => {
    await aProposal(db, "Late", 80);
    await aProposal(db, "Wanted", 12, { saves: 40 });
    await aProposal(db, "Soon", 10);
    const editor = await anEditor(db);
    const order: (string | undefined)[] = [];
    for (let card = 0; card < 3; card++) {
      order.push((await claim(editor))?.title);
      await decide(editor, "reject");
    }
    expect(order).toEqual(["Wanted", "Soon", "Late"]);
    expect(await claim(editor)).toBeNull();
  });

  test("never gives two editors the same card, and gives one again when its claim has expired", async ({
    db,
  }) => {
    await aProposal(db, "First", 5);
    await aProposal(db, "Second", 50);
    const [one, other] = [await anEditor(db), await anEditor(db)];
    expect((await claim(one))?.title).toBe("First");
    expect((await claim(other))?.title).toBe("Second");
    expect((await claim(one))?.title).toBe("First");
    const later = new Date(now.getTime() + 11 * 60_000);
    expect((await claim(other, later))?.title).toBe("First");
  });

  test("shows old and new, the quoted words and where they stand", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    const card = await claim(editor);
    expect(card && (await asViewer(editor.viewer, (own) => showCard(own, card)))).toMatchObject({
      title: "First",
      facts: [{ label: "Deadline", quote: "Applications close then." }],
      address: "https://acacia.example/call",
      canAccept: true,
    });
  });
});

describe("a decision", () => {
  test("to accept changes the one field, with evidence and the day", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    expect(await decide(editor, "accept")).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        title: "First",
        deadline: inDays(14),
        checkedAt: now,
        evidence: [
          { facts: "deadline", source: "official", url: "https://acacia.example/call", checkedOn: inDays(0) },
        ],
      },
    ]);
    expect(await db.select().from(proposals)).toMatchObject([{ state: "accepted" }]);
  });

  test("to correct takes the editor's value, and not one that is no day", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    expect(await decide(editor, "correct", "soon")).toEqual({ ok: false, reason: "badValue" });
    expect(await decide(editor, "correct", inDays(20))).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(20) }]);
  });

  test("is refused if the record has changed since the page was read", async ({ db }) => {
    await aProposal(db, "First", 5);
    await db.update(scholarships).set({ deadline: inDays(6) });
    expect(await decide(await anEditor(db), "accept")).toEqual({ ok: false, reason: "taken" });
  });

  test("can be taken back, and the card comes again", async ({ db }) => {
    const record = await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    await decide(editor, "accept");
    expect(await asViewer(editor.viewer, (own) => undoLast(own, editor.id, now))).toBe(true);
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: record.deadline, evidence: [] }]);
    expect((await claim(editor))?.title).toBe("First");
    expect(await asViewer(editor.viewer, (own) => undoLast(own, editor.id, now))).toBe(false);
  });

  test("put off comes back the next day", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    await decide(editor, "later");
    expect(await claim(editor)).toBeNull();
    expect(await asViewer(editor.viewer, (own) => countCards(own, editor.id, now))).toBe(0);
    expect((await claim(editor, new Date(now.getTime() + 21 * 3_600_000)))?.title).toBe("First");
  });
});

test("an editor's own pace counts after a few decisions", async ({ db }) => {
  const editor = await anEditor(db);
  const pace = () => asViewer(editor.viewer, (own) => measurePace(own, editor.id, now));
  expect(await pace()).toMatchObject({ seconds: 30, today: 0 });
  await db.insert(queueDecisions).values(
    Array.from({ length: 8 }, (_, place) => ({
      editorId: editor.id,
      card: `find:${place}`,
      decision: "accept" as const,
      decidedAt: new Date(now.getTime() - place * 12_000),
    })),
  );
  expect((await pace()).seconds).toBe(12);
});

test("the catalogue is as true as its open records were confirmed within 30 days", async ({ db }) => {
  const checked = { facts: "deadline", source: "official" as const, checkedOn: inDays(-3) };
  await db.insert(scholarships).values([
    { title: "Read", deadline: inDays(30), evidence: [checked] },
    { title: "Not read", deadline: inDays(30) },
    { title: "Closed", deadline: inDays(-30) },
  ]);
  const editor = await anEditor(db);
  const truth = await asViewer(editor.viewer, (own) => measureTruth(own, inDays(0)));
  expect(truth.at(-1)).toEqual({ day: inDays(0), share: 50 });
});

test("a stranger neither sees a card nor decides", async ({ db }) => {
  await aProposal(db, "First", 5);
  const id = await somebody(db);
  for (const viewer of [aVisitor(db), aMember(db, id)]) {
    await expect(asViewer(viewer, (own) => claimNextCard(own, id, now))).rejects.toThrow();
    await expect(asViewer(viewer, (own) => undoLast(own, id, now))).rejects.toThrow();
  }
});
