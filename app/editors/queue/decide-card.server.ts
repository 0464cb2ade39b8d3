import { and, desc, eq, gte, isNull } from "drizzle-orm";
import { setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { editorName } from "#app/editors/catalogue/edit/editor-name.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { textsOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { acceptDate } from "#app/editors/catalogue/reports/accept-date.server.ts";
import { handleReport } from "#app/editors/catalogue/reports/handle-report.server.ts";
import { confirmDead, resetFailures } from "#app/editors/link-checker/dead-listings.server.ts";
import { mergeFind, publishFind, rejectFind } from "#app/editors/scraper/review/decide-find.server.ts";
import { findFind } from "#app/editors/scraper/review/list-finds.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import {
  type Evidence,
  problemReports,
  proposals,
  queueDecisions,
  type RecordValues,
  scrapedFinds,
} from "#database/schema/index.ts";
import type { queueDecisions as decisions } from "#database/schema/lists.ts";
import { type CardType, putOff, type QueueCard, releaseCard } from "./list-cards.server.ts";

export type Decision = (typeof decisions)[number];
type Outcome =
  | { ok: true; before: RecordValues | null }
  | { ok: false; reason: "taken" | "badValue" | "incomplete" };

interface Choice {
  decision: Decision;
  /** For Correct. */
  value: string;
  editor: string;
}

/** Carries out a decision and notes it, for the editor's pace and for Undo. */
export async function decideCard(db: Database, card: QueueCard, choice: Choice, now: Date): Promise<Outcome> {
  const { decision, editor } = choice;
  if (decision === "later") await putOff(db, card.card, editor, now);
  const outcome: Outcome =
    decision === "later" ? { ok: true, before: {} } : await decide[card.type](db, card, choice, now);
  if (!outcome.ok) return outcome;
  if (decision !== "later") await releaseCard(db, card.card);
  await db
    .insert(queueDecisions)
    .values({ editorId: editor, card: card.card, decision, before: outcome.before, decidedAt: now });
  return outcome;
}

const taken = { ok: false, reason: "taken" } as const;

const decide: Record<
  CardType,
  (db: Database, card: QueueCard, choice: Choice, now: Date) => Promise<Outcome>
> = {
  async proposal(db, { id, kind }, { decision, value, editor }, now) {
    if (decision === "merge") return taken;
    const [row] = await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.id, id), eq(proposals.state, "waiting")))
      .for("update");
    if (!row) return taken;
    const close = (state: "accepted" | "corrected" | "rejected") =>
      db.update(proposals).set({ state, decidedAt: now }).where(eq(proposals.id, id));
    if (decision === "reject") {
      await close("rejected");
      return { ok: true, before: {} };
    }
    const record = await findRecord(db, kind, row.recordId, { forUpdate: true });
    // An editor saw the old value beside the new one.
    if (!record || String(record.values[row.field] ?? "") !== (row.oldValue ?? "")) return taken;
    const wanted = decision === "correct" ? value.trim() : (row.newValue ?? "");
    if (decision === "correct" && !wanted) return { ok: false, reason: "badValue" };
    const parsed = parseRecord(recordTypes[kind], {
      ...textsOf(recordTypes[kind], record.values),
      [row.field]: wanted,
    });
    if (!parsed.ok && row.field in parsed.problems) return { ok: false, reason: "badValue" };
    const read: Evidence = {
      facts: row.field === closingColumn[kind] ? "deadline" : row.field.replaceAll("_", " "),
      source: "official",
      url: row.address,
      checkedOn: todayInUtc(now),
      checkedBy: await editorName(db, editor),
    };
    const evidence = (record.values.evidence ?? []) as Evidence[];
    const before = { [row.field]: record.values[row.field] ?? null, evidence };
    await setColumns(db, record, {
      [row.field]: parsed.values[row.field] ?? null,
      evidence: [...evidence.filter((one) => one.facts !== read.facts || one.url !== read.url), read],
      checked_at: now.toISOString(),
    });
    await close(decision === "correct" ? "corrected" : "accepted");
    return { ok: true, before };
  },
  async find(db, { id }, { decision }, now) {
    if (decision === "reject") return outcomeOf((await rejectFind(db, id, now)).ok, {});
    const find = await findFind(db, id);
    if (find?.state !== "waiting") return taken;
    const texts = Object.fromEntries(Object.entries(find.fields).map(([name, { value }]) => [name, value]));
    const parsed = parseRecord(recordTypes[find.kind], {
      ...texts,
      source_url: find.address,
      source_name: find.sourceName,
    });
    if (!parsed.ok || decision === "correct") return { ok: false, reason: "incomplete" };
    const decided =
      decision === "merge"
        ? await mergeFind(db, id, parsed.values, now)
        : await publishFind(db, id, parsed.values, now);
    return outcomeOf(decided.ok, null);
  },
  async report(db, { id, kind, recordId }, { decision, value, editor }, now) {
    if (decision === "merge") return taken;
    if (decision === "reject") {
      const handled = await handleReport(db, id, { action: "dismiss", answer: null }, now);
      return outcomeOf(handled !== null, null);
    }
    if (decision === "correct") {
      if (!/^\d{4}-\d\d-\d\d$/.test(value.trim())) return { ok: false, reason: "badValue" };
      await db.update(problemReports).set({ rightOn: value.trim() }).where(eq(problemReports.id, id));
    }
    const [report] = await db.select().from(problemReports).where(eq(problemReports.id, id));
    const record = recordId ? await findRecord(db, kind, recordId) : null;
    const seenOn = (record?.values[closingColumn[kind]] ?? null) as string | null;
    const accepted = await acceptDate(
      db,
      id,
      { editor, answer: null, seenOn, source: report?.evidenceUrl ?? null },
      now,
    );
    return outcomeOf(accepted.ok, null);
  },
  async link(db, { id }, { decision }) {
    if (decision === "accept") return outcomeOf((await confirmDead(db, [id])) > 0, null);
    if (decision === "reject") return outcomeOf((await resetFailures(db, [id])) > 0, null);
    return taken;
  },
};

const outcomeOf = (isDone: boolean, before: RecordValues | null): Outcome =>
  isDone ? { ok: true, before } : taken;

/** Takes an editor's last decision back, if nobody has touched the record since. Returns whether it did. */
export async function undoLast(db: Database, editor: string, now: Date): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const [last] = await db
    .select()
    .from(queueDecisions)
    .where(
      and(
        eq(queueDecisions.editorId, editor),
        isNull(queueDecisions.undoneAt),
        gte(queueDecisions.decidedAt, hourAgo),
      ),
    )
    .orderBy(desc(queueDecisions.decidedAt), desc(queueDecisions.id))
    .limit(1)
    .for("update");
  if (!last?.before) return false;
  const [type, id = ""] = last.card.split(":");
  if (last.decision === "later") await releaseCard(db, last.card);
  else if (type === "find")
    await db.update(scrapedFinds).set({ state: "waiting", decidedAt: null }).where(eq(scrapedFinds.id, id));
  else if (type === "proposal") {
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id)).for("update");
    const record = row && (await findRecord(db, row.kind, row.recordId, { forUpdate: true }));
    if (!row || !record) return false;
    if (Object.keys(last.before).length > 0) await setColumns(db, record, last.before);
    await db.update(proposals).set({ state: "waiting", decidedAt: null }).where(eq(proposals.id, id));
  } else return false;
  await db.update(queueDecisions).set({ undoneAt: now }).where(eq(queueDecisions.id, last.id));
  return true;
}
