import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import type { Database } from "#database/database.ts";
import {
  type Evidence,
  linkChecks,
  outbox,
  problemReports,
  proposals,
  queueDecisions,
  recordDemand,
  scholarships,
  scrapedFinds,
  wordingSuggestions,
} from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { test } from "#tests/support/database/test-database.ts";
import { aMember, anAdmin, aVisitor, somebody } from "#tests/support/people/people.ts";
import { decideCard, undoLast } from "./decide-card.server.ts";
import { claimCard, claimNextCard } from "./list-cards.server.ts";
import { measurePace, measureTruth } from "./measure-queue.server.ts";
import { showCard } from "./show-card.server.ts";
import type { CardDecision, QueueDecision } from "./types/card-type.ts";

const now = new Date();
/** As the nightly count would store it. */
const isSaved = (db: Database, recordId: string, saves: number) =>
  db.insert(recordDemand).values({ kind: "scholarships", recordId, saves, matches: 0, countedAt: now });

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
    .values({ title, deadline, applicationUrl: "https://acacia.example/", checkedAt: now })
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

type Editor = Awaited<ReturnType<typeof anEditor>>;

const claim = async ({ id, viewer }: Editor, at = now) =>
  (await asViewer(viewer, (db) => claimNextCard(db, id, at))).card;

const show = async (editor: Editor) => {
  const card = await claim(editor);
  return card && asViewer(editor.viewer, (own) => showCard(own, card, inDays(0)));
};

let decided = 0;
/** No two decisions have the same timestamp. */
const aMomentLater = () => new Date(now.getTime() + ++decided);

const undo = ({ id, viewer }: Editor) => asViewer(viewer, (own) => undoLast(own, id, aMomentLater()));

async function decide(
  editor: Editor,
  decision: QueueDecision,
  values: Record<string, string> = {},
  more: Partial<CardDecision> = {},
) {
  const card = await claim(editor);
  if (!card) throw new Error("there is no card");
  const choice = { values, openedPage: null, editor: editor.id, ...more, decision };
  return asViewer(editor.viewer, (db) => decideCard(db, card, choice, aMomentLater()));
}

describe("the queue", () => {
  test("orders by closing date, and then by how many students saved a record", async ({ db }) => {
    await aProposal(db, "Late", 80);
    const wanted = await aProposal(db, "Wanted", 12);
    await aProposal(db, "Soon", 10);
    await isSaved(db, wanted.id, 40);
    const editor = await anEditor(db);
    const order: (string | undefined)[] = [];
    for (let card = 0; card < 3; card++) {
      order.push((await claim(editor))?.title);
      await decide(editor, "reject");
    }
    expect(order).toEqual(["Wanted", "Soon", "Late"]);
    expect(await claim(editor)).toBeNull();
  });

  test("puts a deadline that is earlier than the published one first", async ({ db }) => {
    await aProposal(db, "Soon", 10);
    await aProposal(db, "Earlier", 80, { newValue: inDays(40) });
    expect((await claim(await anEditor(db)))?.title).toBe("Earlier");
  });

  test("keeps showing the same card even if a more urgent one is added", async ({ db }) => {
    const first = await aProposal(db, "First", 20);
    const editor = await anEditor(db);
    await claim(editor);
    const other = await aProposal(db, "More urgent", 2);
    await isSaved(db, other.id, 500);
    expect((await claim(editor))?.title).toBe("First");
    await db.delete(scholarships).where(eq(scholarships.id, first.id));
    expect((await claim(editor))?.title).toBe("More urgent");
  });

  test("accepts a decision only from the editor who has the card", async ({ db }) => {
    await aProposal(db, "First", 5);
    const [one, other] = [await anEditor(db), await anEditor(db)];
    const card = await claim(one);
    const claimed = ({ id, viewer }: Editor) =>
      asViewer(viewer, (own) => claimCard(own, card?.card ?? "", id, now));
    expect(await claimed(other)).toBeNull();
    expect(await claimed(one)).toMatchObject({ title: "First" });
  });

  test("never gives two editors the same card, and offers one again when its claim has expired", async ({
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

  test("shows old and new value, the quoted words and their source", async ({ db }) => {
    await aProposal(db, "First", 5);
    expect(await show(await anEditor(db))).toMatchObject({
      title: "First",
      facts: [
        {
          label: "Deadline",
          quote: "Applications close then.",
          becomes: expect.not.stringMatching("Nothing"),
        },
      ],
      address: "https://acacia.example/call",
      offers: { accept: "Accept", correct: "Correct", reject: "Reject" },
      preview: { title: "First", cycle: { closesOn: inDays(14) } },
    });
  });
});

describe("a decision", () => {
  test("to accept changes one field, with evidence and date", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    expect(await decide(editor, "accept")).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      {
        title: "First",
        deadline: inDays(14),
        checkedAt: expect.any(Date),
        evidence: [
          { facts: "deadline", source: "official", url: "https://acacia.example/call", checkedOn: inDays(0) },
        ],
      },
    ]);
    expect(await db.select().from(proposals)).toMatchObject([{ state: "accepted" }]);
  });

  test("to correct applies the editor's value, unless it is not a date", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    expect(await decide(editor, "correct", { deadline: "soon" })).toEqual({ ok: false, reason: "badValue" });
    expect(await decide(editor, "correct", { deadline: inDays(20) })).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(20) }]);
  });

  test("is refused if the record has changed since the page was opened, and can be repeated", async ({
    db,
  }) => {
    await aProposal(db, "First", 5);
    await db.update(scholarships).set({ deadline: inDays(6) });
    const editor = await anEditor(db);
    expect(await decide(editor, "accept")).toEqual({ ok: false, reason: "taken" });
    expect(await decide(editor, "accept")).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(14) }]);
  });

  test("to hide a record whose page is gone can be undone", async ({ db }) => {
    const lost = { reason: "gone" as const, field: "application_url", oldValue: "https://acacia.example/" };
    await aProposal(db, "First", 5, { ...lost, newValue: null });
    const editor = await anEditor(db);
    expect(await show(editor)).toMatchObject({ offers: { accept: "Hide it" }, preview: null });
    await decide(editor, "accept");
    expect(await db.$count(scholarships)).toBe(0);
    expect(await undo(editor)).toBe(true);
    expect(await db.$count(scholarships)).toBe(1);
  });

  test("can be undone, and the card is shown again", async ({ db }) => {
    const record = await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    await decide(editor, "accept");
    expect(await undo(editor)).toBe(true);
    expect(await db.select().from(scholarships)).toMatchObject([
      { deadline: record.deadline, evidence: [], checkedAt: record.checkedAt },
    ]);
    expect((await claim(editor))?.title).toBe("First");
    expect(await undo(editor)).toBe(false);
  });

  test("can't be undone once someone has changed the record", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    await decide(editor, "accept");
    await db.update(scholarships).set({ deadline: inDays(33) });
    expect(await undo(editor)).toBe(false);
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(33) }]);
  });

  test("to accept another amount removes the figure that was read with the old one", async ({ db }) => {
    await aProposal(db, "First", 5, { field: "amount", oldValue: "$1,000", newValue: "$2,000" });
    await db
      .update(scholarships)
      .set({ amount: "$1,000", amountValue: 1000, amountCurrency: "USD", amountPer: "once" });
    const editor = await anEditor(db);
    expect(await show(editor)).toMatchObject({ preview: { money: "$2,000" } });
    await decide(editor, "accept");
    expect(await db.select().from(scholarships)).toMatchObject([{ amount: "$2,000", amountValue: null }]);
    await undo(editor);
    expect(await db.select().from(scholarships)).toMatchObject([{ amount: "$1,000", amountValue: 1000 }]);
  });

  test("about another fact than the deadline doesn't move Last checked, which is shown beside the deadline", async ({
    db,
  }) => {
    const amount = await aProposal(db, "Amount", 5, { field: "amount", oldValue: null, newValue: "$2,000" });
    const page = { field: "application_url", oldValue: "https://acacia.example/" };
    const moved = await aProposal(db, "Moved", 6, {
      ...page,
      reason: "moved",
      newValue: "https://a.example/",
    });
    await db.update(scholarships).set({ checkedAt: new Date("2026-01-01") });
    const editor = await anEditor(db);
    await decide(editor, "accept");
    await decide(editor, "accept");
    const records = await db.select().from(scholarships).orderBy(scholarships.title);
    expect(records).toMatchObject([
      { id: amount.id, amount: "$2,000", checkedAt: new Date("2026-01-01") },
      { id: moved.id, applicationUrl: "https://a.example/", checkedAt: new Date("2026-01-01") },
    ]);
  });

  test("to postpone shows the card again the next day", async ({ db }) => {
    await aProposal(db, "First", 5);
    const editor = await anEditor(db);
    await decide(editor, "later");
    expect(await claim(editor)).toBeNull();
    expect((await asViewer(editor.viewer, (own) => claimNextCard(own, editor.id, now))).total).toBe(0);
    expect((await claim(editor, new Date(now.getTime() + 21 * 3_600_000)))?.title).toBe("First");
  });
});

describe("a find", () => {
  const found = (value: string) => ({ value, evidence: `${value}!`, from: "text" as const, isSure: true });
  async function aFind(db: Database, more: Partial<typeof scrapedFinds.$inferInsert> = {}) {
    const fields = { title: found("Baobab Award"), deadline: found(inDays(20)), amount: found("KES 1,000") };
    await db.insert(scrapedFinds).values({
      address: "https://baobab.example/",
      sourceName: "Baobab",
      kind: "scholarships",
      title: "Baobab Award",
      fields,
      state: "waiting",
      checkedAt: now,
      ...more,
    });
    return anEditor(db);
  }

  test("is published with the editor's corrections, and can be undone", async ({ db }) => {
    const editor = await aFind(db);
    expect(await decide(editor, "correct", { deadline: "soon" })).toEqual({ ok: false, reason: "badValue" });
    const corrections = { title: "Baobab Award 2027", deadline: inDays(30) };
    expect(await decide(editor, "correct", corrections)).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      { title: "Baobab Award 2027", deadline: inDays(30), amount: "KES 1,000" },
    ]);
    expect(await undo(editor)).toBe(true);
    expect(await db.$count(scholarships)).toBe(0);
    expect((await claim(editor))?.title).toBe("Baobab Award");
  });

  test("stays published once someone has changed it", async ({ db }) => {
    const editor = await aFind(db);
    await decide(editor, "accept");
    await db.update(scholarships).set({ amount: "KES 2,000" });
    expect(await undo(editor)).toBe(false);
    expect(await db.$count(scholarships)).toBe(1);
  });

  test("is merged into the record that it duplicates, and can be separated again", async ({ db }) => {
    const former = { title: "Baobab", deadline: inDays(-40), checkedAt: now };
    const [record] = await db.insert(scholarships).values(former).returning();
    const editor = await aFind(db, { likeId: record?.id ?? null });
    expect(await show(editor)).toMatchObject({
      offers: { merge: "Merge" },
      facts: [{ label: "Title", was: "Baobab", becomes: "Baobab Award" }, {}, {}],
    });
    await decide(editor, "merge");
    expect(await db.select().from(scholarships)).toMatchObject([
      { title: "Baobab", amount: "KES 1,000", deadline: inDays(20), checkedAt: null },
    ]);
    expect(await undo(editor)).toBe(true);
    expect(await db.select().from(scholarships)).toMatchObject([{ ...former, amount: null }]);
  });
});

describe("a report", () => {
  async function aReport(db: Database, more: Partial<typeof problemReports.$inferInsert> = {}) {
    const [record] = await db
      .insert(scholarships)
      .values({
        title: "Fig Fund",
        deadline: inDays(9),
        applicationUrl: "https://fig.example/apply",
        checkedAt: now,
      })
      .returning();
    const report = { kind: "scholarships" as const, recordId: record?.id ?? "", title: "Fig Fund" };
    await db.insert(problemReports).values({ ...report, reason: "date", rightOn: inDays(5), ...more });
    return anEditor(db);
  }
  const openedPage = "https://fig.example/call";

  test("changes nothing before the editor names the page that they opened", async ({ db }) => {
    const editor = await aReport(db, { evidenceUrl: openedPage });
    expect(await show(editor)).toMatchObject({ needsSource: true, address: openedPage });
    for (const decision of ["accept", "correct"] as const)
      expect(await decide(editor, decision, { deadline: inDays(5) })).toEqual({
        ok: false,
        reason: "noSource",
      });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(9), evidence: [] }]);
    expect(await decide(editor, "accept", {}, { openedPage })).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      { deadline: inDays(5), evidence: [{ source: "official", url: openedPage }] },
    ]);
    expect(await undo(editor)).toBe(true);
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(9), evidence: [] }]);
    expect(await db.select().from(problemReports)).toMatchObject([{ state: "open" }]);
  });

  test("is answered once by email, and then can't be undone", async ({ db }) => {
    const editor = await aReport(db, { email: "amina@example.com" });
    await decide(editor, "correct", { deadline: inDays(6) }, { openedPage });
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(6) }]);
    expect(await db.select().from(outbox)).toMatchObject([
      { recipient: "amina@example.com", text: expect.stringContaining("Thank you") },
    ]);
    expect(await db.select().from(problemReports)).toMatchObject([{ email: null, state: "resolved" }]);
    expect(await undo(editor)).toBe(false);
  });

  test("of a scam hides the record, and Undo shows it again", async ({ db }) => {
    const editor = await aReport(db, { reason: "scam", rightOn: null });
    expect(await show(editor)).toMatchObject({ offers: { accept: "Hide it" }, needsSource: false });
    await decide(editor, "accept");
    expect(await db.$count(scholarships)).toBe(0);
    expect(await undo(editor)).toBe(true);
    expect(await db.$count(scholarships)).toBe(1);
  });

  test("of a broken link is closed once the editor corrected it", async ({ db }) => {
    const editor = await aReport(db, { reason: "link", rightOn: null });
    expect(await show(editor)).toMatchObject({ offers: { accept: "I corrected it" }, fields: [] });
    await decide(editor, "accept");
    expect(await db.select().from(problemReports)).toMatchObject([{ state: "resolved" }]);
    expect(await db.select().from(scholarships)).toMatchObject([{ deadline: inDays(9) }]);
  });
});

describe("a doubtful record", () => {
  const old: Evidence = { facts: "deadline", source: "aggregator", dated: "2020" };

  test("is one with an announced day that nothing confirmed for 30 days", async ({ db }) => {
    const checked = (days: number): Evidence => ({
      facts: "deadline",
      source: "official",
      checkedOn: inDays(-days),
    });
    await db.insert(scholarships).values([
      { title: "Never read", deadline: inDays(20) },
      { title: "Long ago", deadline: inDays(30), evidence: [checked(31)] },
      { title: "Lately", deadline: inDays(10), evidence: [checked(29)] },
      { title: "Other fact", deadline: inDays(40), evidence: [{ ...checked(1), facts: "amount" }] },
      { title: "Closed", deadline: inDays(-1) },
    ]);
    const editor = await anEditor(db);
    for (const title of ["Never read", "Long ago", "Other fact"]) {
      expect(await show(editor)).toMatchObject({ title, type: "doubt", offers: { reject: "Remove dates" } });
      await decide(editor, "accept");
    }
    expect(await claim(editor)).toBeNull();
  });

  test("is confirmed by the editor who checked it", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Old", usualCloses: "03", evidence: [old] });
    const editor = await anEditor(db);
    expect(await show(editor)).toMatchObject({
      type: "doubt",
      facts: [{ was: "March" }],
      offers: { accept: "It's right", reject: "Remove dates" },
    });
    await decide(editor, "accept");
    expect(await claim(editor)).toBeNull();
    expect(await undo(editor)).toBe(true);
    expect((await claim(editor))?.title).toBe("Old");
  });

  test("loses dates that nothing confirms, and gets them back by Undo", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Old", usualCloses: "03", evidence: [old] });
    const editor = await anEditor(db);
    await decide(editor, "reject");
    expect(await db.select().from(scholarships)).toMatchObject([{ usualCloses: null }]);
    expect(await claim(editor)).toBeNull();
    await undo(editor);
    expect(await db.select().from(scholarships)).toMatchObject([{ usualCloses: "03" }]);
  });

  test("gets the day that the editor read on the official page", async ({ db }) => {
    const evidence = [{ ...old, source: "knowledge" as const }];
    await db.insert(scholarships).values({ title: "Unsure", certainty: "low", evidence });
    const editor = await anEditor(db);
    await decide(editor, "correct", { deadline: inDays(40) });
    expect(await db.select().from(scholarships)).toMatchObject([
      { deadline: inDays(40), checkedAt: expect.any(Date) },
    ]);
    expect(await claim(editor)).toBeNull();
  });

  test("without any source is hidden, and published again by Undo", async ({ db }) => {
    await db.insert(scholarships).values({ title: "Unsure", certainty: "low" });
    const editor = await anEditor(db);
    expect(await show(editor)).toMatchObject({ offers: { reject: "Hide it" } });
    await decide(editor, "reject");
    expect(await db.$count(scholarships)).toBe(0);
    expect(await undo(editor)).toBe(true);
    expect(await db.$count(scholarships)).toBe(1);
  });
});

describe("two records that look the same", () => {
  async function aPair(db: Database) {
    const values = { title: "Neem Grant", applicationUrl: "https://neem.example/" };
    const [first] = await db
      .insert(scholarships)
      .values({ ...values, amount: "KES 5,000", createdAt: new Date("2026-01-01") })
      .returning();
    const [second] = await db
      .insert(scholarships)
      .values({ ...values, title: "Neem Grant 2027", description: "For trees." })
      .returning();
    if (!first || !second) throw new Error("nothing was added");
    return { first, second, editor: await anEditor(db) };
  }

  test("are shown once, and merged into the one that more students saved", async ({ db }) => {
    const { second, editor } = await aPair(db);
    await isSaved(db, second.id, 3);
    expect(await show(editor)).toMatchObject({
      type: "pair",
      recordId: second.id,
      facts: expect.arrayContaining([expect.objectContaining({ label: "Amount", becomes: "KES 5,000" })]),
    });
    await decide(editor, "merge");
    expect(await db.select().from(scholarships)).toMatchObject([
      { id: second.id, amount: "KES 5,000", description: "For trees." },
    ]);
    expect(await claim(editor)).toBeNull();
  });

  test("are not shown again once an editor said that they differ, until Undo", async ({ db }) => {
    const { first, editor } = await aPair(db);
    expect((await claim(editor))?.recordId).toBe(first.id);
    await decide(editor, "reject");
    expect(await claim(editor)).toBeNull();
    expect(await undo(editor)).toBe(true);
    expect(await claim(editor)).not.toBeNull();
  });
});

describe("a dead link", () => {
  async function aDeadLink(db: Database) {
    const [record] = await db
      .insert(scholarships)
      .values({ title: "Teak Trust", applicationUrl: "https://teak.example/" })
      .returning();
    await db.insert(linkChecks).values({
      kind: "scholarships",
      recordId: record?.id ?? "",
      address: "https://teak.example/",
      failures: 3,
      error: "There is no page at that address (404).",
      checkedAt: now,
    });
    return anEditor(db);
  }

  test("hides the record; the editor who finds the new page publishes it again", async ({ db }) => {
    const editor = await aDeadLink(db);
    await decide(editor, "accept");
    expect(await db.$count(scholarships)).toBe(0);
    expect(await show(editor)).toMatchObject({ offers: { accept: "Leave hidden" } });
    const address = { application_url: "https://teak.example/new" };
    expect(await decide(editor, "correct", address)).toMatchObject({ ok: true });
    expect(await db.select().from(scholarships)).toMatchObject([
      { applicationUrl: address.application_url, checkedAt: null },
    ]);
    expect(await undo(editor)).toBe(true);
    expect(await db.$count(scholarships)).toBe(0);
  });

  test("that works for the editor is no longer counted", async ({ db }) => {
    const editor = await aDeadLink(db);
    await decide(editor, "reject");
    expect(await claim(editor)).toBeNull();
    expect(await undo(editor)).toBe(true);
    expect((await claim(editor))?.type).toBe("link");
  });
});

test("the estimate uses an editor's own pace after a few decisions", async ({ db }) => {
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
  const { seconds, today } = await pace();
  expect(seconds).toBe(12);
  await db
    .insert(queueDecisions)
    .values({ editorId: editor.id, card: "find:9", decision: "later", decidedAt: now });
  // Cards that were put off don't count as decided.
  expect((await pace()).today).toBe(today);
});

test("the accuracy of the catalogue is the share of open records whose deadline was confirmed within 30 days", async ({
  db,
}) => {
  const checked = { facts: "deadline", source: "official" as const, checkedOn: inDays(-3) };
  await db.insert(scholarships).values([
    { title: "Read", deadline: inDays(30), evidence: [checked] },
    { title: "Not read", deadline: inDays(30) },
    { title: "Only its amount", deadline: inDays(30), evidence: [{ ...checked, facts: "amount" }] },
    { title: "Without a day", evidence: [{ ...checked, facts: "amount" }] },
    { title: "Closed", deadline: inDays(-30) },
  ]);
  const editor = await anEditor(db);
  const truth = await asViewer(editor.viewer, (own) => measureTruth(own, inDays(0)));
  expect(truth.at(-1)).toEqual({ day: inDays(0), share: 50 });
});

test("a stranger can neither see nor decide a card", async ({ db }) => {
  await aProposal(db, "First", 5);
  const id = await somebody(db);
  for (const viewer of [aVisitor(db), aMember(db, id)]) {
    await expect(asViewer(viewer, (own) => claimNextCard(own, id, now))).rejects.toThrow();
    await expect(asViewer(viewer, (own) => undoLast(own, id, now))).rejects.toThrow();
  }
});

describe("a reader's suggestion for a translation", () => {
  const suggestion = {
    language: "sw",
    sentence: "app/discover/jobs/words.ts jobWords.title",
    shown: "Kazi",
    suggested: "Ajira",
  } as const;

  async function aCard(db: Database) {
    const { id, viewer } = await anEditor(db);
    await asViewer(aVisitor(db), (own) => own.insert(wordingSuggestions).values(suggestion));
    return {
      decide: (decision: QueueDecision, values = {}) =>
        asViewer(viewer, async (own) => {
          const [open] = await own.select().from(wordingSuggestions);
          const card = await claimCard(own, `wording:${open?.id}`, id, now);
          if (!card) throw new Error("there is no card");
          const shown = await showCard(own, card, inDays(0));
          const choice = { decision, values, openedPage: null, editor: id };
          return { shown, outcome: await decideCard(own, card, choice, now) };
        }),
      undo: () => asViewer(viewer, (own) => undoLast(own, id, now)),
      read: () => asViewer(viewer, (own) => own.select().from(wordingSuggestions)),
    };
  }

  test("is shown beside the current one, accepted, and undone", async ({ db }) => {
    const card = await aCard(db);
    const { shown, outcome } = await card.decide("accept");
    expect(shown).toMatchObject({ title: "Kazi", facts: [{ was: "Kazi", becomes: "Ajira" }] });
    expect(outcome.ok).toBe(true);
    expect(await card.read()).toMatchObject([{ state: "accepted", suggested: "Ajira" }]);
    expect(await card.undo()).toBe(true);
    expect(await card.read()).toMatchObject([{ state: "open", decidedAt: null }]);
  });

  test("is corrected by the editor, or rejected", async ({ db }) => {
    const card = await aCard(db);
    expect((await card.decide("correct", { suggested: " " })).outcome).toEqual({
      ok: false,
      reason: "badValue",
    });
    await card.decide("correct", { suggested: "Ajira na kazi" });
    expect(await card.read()).toMatchObject([{ state: "accepted", suggested: "Ajira na kazi" }]);
    await card.undo();
    expect(await card.read()).toMatchObject([{ state: "open", suggested: "Ajira" }]);
    await card.decide("reject");
    expect(await card.read()).toMatchObject([{ state: "rejected" }]);
  });

  test("can be sent by a visitor, and is readable by editors only", async ({ db }) => {
    await asViewer(aVisitor(db), (own) => own.insert(wordingSuggestions).values(suggestion));
    await expect(asViewer(aVisitor(db), (own) => own.select().from(wordingSuggestions))).rejects.toThrow();
    const accepted = { ...suggestion, state: "accepted" } as const;
    await expect(
      asViewer(aVisitor(db), (own) => own.insert(wordingSuggestions).values(accepted)),
    ).rejects.toThrow();
  });
});
