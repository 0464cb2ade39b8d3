import { eq } from "drizzle-orm";
import { sourceOf } from "#app/catalogue/facts/evidence.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { reasonNames } from "#app/community/reports/words.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { publishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { parseDay } from "#app/editors/catalogue/fields/parse-day.ts";
import { acceptDate } from "#app/editors/catalogue/reports/accept-date.server.ts";
import { handleReport } from "#app/editors/catalogue/reports/handle-report.server.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, problemReports, type RecordValues } from "#database/schema/index.ts";
import { queueWords } from "../words.ts";
import {
  alreadyDecided,
  badValue,
  type CardDecision,
  type CardType,
  type Outcome,
  type RecordCard,
} from "./card-type.ts";
import { readColumns, restoreColumns } from "./change-columns.server.ts";
import { fieldToCorrect, inWords, labelOf } from "./field-values.ts";

type Report = typeof problemReports.$inferSelect;

/** A problem that a visitor reported. Nothing changes without a page that the editor opened. */
export const reportCards: CardType = {
  async show(db, { id, kind, recordId }, today) {
    const report = await findReport(db, id);
    if (report?.state !== "open") return null;
    const record = recordId ? await findRecord(db, kind, recordId) : null;
    const column = closingColumn[kind];
    const evidence = (record?.values.evidence ?? []) as Evidence[];
    const { rightOn, reason } = report;
    const isAboutDate = record !== null && (rightOn !== null || reason === "date" || reason === "closed");
    const was = record ? ((record.values[column] ?? null) as string | null) : null;
    return {
      heading: reasonNames[reason],
      facts: rightOn
        ? [
            {
              label: labelOf(kind, column),
              was: inWords(was),
              wasFrom: sourceOf(evidence, "deadline", today) ?? undefined,
              becomes: inWords(rightOn),
              becomesFrom: queueWords.reportedOn(dayInWords(todayInUtc(report.createdAt))),
              quote: "",
            },
          ]
        : [],
      excerpt: report.note ?? "",
      address: report.evidenceUrl ?? "",
      becomes: record && rightOn ? { ...record.values, [column]: rightOn } : null,
      fields: isAboutDate ? [fieldToCorrect(kind, column, rightOn)] : [],
      needsSource: isAboutDate,
      offers: {
        ...(rightOn && record && { accept: queueWords.accept }),
        ...(!rightOn && reason === "scam" && { accept: queueWords.hide }),
        ...(!isAboutDate && reason !== "scam" && { accept: queueWords.corrected }),
        ...(isAboutDate && { correct: queueWords.correct }),
        reject: queueWords.reject,
      },
    };
  },

  async decide(db, card, choice, now) {
    const report = await findReport(db, card.id);
    if (report?.state !== "open" || choice.decision === "merge") return alreadyDecided;
    // An email to the reporter can't be taken back.
    const undoable = (before: RecordValues, after: RecordValues = {}): Outcome =>
      report.email ? { ok: true, before: null } : { ok: true, before, after };
    if (choice.decision === "reject") {
      const handled = await handleReport(db, card.id, { action: "dismiss", answer: null }, now);
      return handled ? undoable({}) : alreadyDecided;
    }
    if (choice.decision === "accept" && !report.rightOn) {
      const action = report.reason === "scam" ? "unpublish" : "resolve";
      const handled = await handleReport(db, card.id, { action, answer: null }, now);
      return handled ? undoable({}, { action }) : alreadyDecided;
    }
    return acceptReportedDate(db, card, choice, now, undoable);
  },

  async undo(db, { id, before, after }) {
    const report = await findReport(db, id);
    if (!report || report.state === "open") return false;
    const { kind, recordId } = report;
    if (after?.action === "unpublish") await publishRecords(db, kind, [recordId]);
    else if (!(await restoreColumns(db, { kind, id: recordId }, { before, after }))) return false;
    await db
      .update(problemReports)
      .set({ state: "open", answer: null, handledAt: null })
      .where(eq(problemReports.id, id));
    return true;
  },
};

async function acceptReportedDate(
  db: Database,
  { id, kind, recordId }: RecordCard,
  { decision, values, openedPage, editor }: CardDecision,
  now: Date,
  undoable: (before: RecordValues, after: RecordValues) => Outcome,
): Promise<Outcome> {
  const column = closingColumn[kind];
  if (!openedPage || !isWebAddress(openedPage)) return { ok: false, reason: "noSource" };
  if (decision === "correct") {
    const day = parseDay((values[column] ?? "").trim());
    if (!day) return badValue;
    await db.update(problemReports).set({ rightOn: day }).where(eq(problemReports.id, id));
  }
  const record = recordId ? await findRecord(db, kind, recordId, { forUpdate: true }) : null;
  if (!record) return alreadyDecided;
  const names = [column, "evidence", "checked_at"];
  const before = await readColumns(db, record, names);
  const seenOn = (record.values[column] ?? null) as string | null;
  const accepted = await acceptDate(db, id, { editor, answer: null, seenOn, source: openedPage }, now);
  if (!accepted.ok) return alreadyDecided;
  return undoable(before, await readColumns(db, record, names));
}

async function findReport(db: Database, id: string): Promise<Report | undefined> {
  const [report] = await db.select().from(problemReports).where(eq(problemReports.id, id));
  return report;
}
