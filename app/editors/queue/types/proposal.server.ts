import { and, eq } from "drizzle-orm";
import { sourceOf } from "#app/catalogue/facts/evidence.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { editorName } from "#app/editors/catalogue/edit/editor-name.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { publishRecords, unpublishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { textsOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { answerInstitution } from "#app/editors/claims/answer-institution.server.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, proposals, type RecordValues } from "#database/schema/index.ts";
import { queueWords, reasonWords } from "../words.ts";
import { alreadyDecided, badValue, type CardDecision, type CardType, type RecordCard } from "./card-type.ts";
import { changeColumns, restoreColumns } from "./change-columns.server.ts";
import { fieldToCorrect, hostOf, inWords, labelOf, topicOf } from "./field-values.ts";

/** A change that the record's page suggests. */
export const proposalCards: CardType = {
  async show(db, { id, kind }, today) {
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id));
    const record = row && (await findRecord(db, kind, row.recordId));
    if (!row || !record) return null;
    const { field, oldValue, newValue, reason, quote, excerpt, address } = row;
    const hides = isLost(reason);
    const canAccept = newValue !== null || reason === "closed";
    const evidence = (record.values.evidence ?? []) as Evidence[];
    return {
      heading: reasonWords[reason],
      facts: [
        {
          label: labelOf(kind, field),
          was: inWords(oldValue),
          wasFrom: sourceOf(evidence, topicOf(kind, field), today) ?? undefined,
          becomes: hides
            ? queueWords.hiddenFromStudents
            : reason === "closed" && newValue === null
              ? queueWords.noDate
              : inWords(newValue),
          becomesFrom: (row.origin === "institution" ? queueWords.sentBy : queueWords.readOn)(
            hostOf(address),
            dayInWords(todayInUtc(row.createdAt)),
          ),
          quote,
        },
      ],
      excerpt,
      address,
      becomes: canAccept ? { ...record.values, ...withoutFigure(field), [field]: newValue } : null,
      fields: [fieldToCorrect(kind, field, newValue)],
      // What an institution writes is confirmed by its own page.
      needsSource: row.origin === "institution",
      offers: {
        ...(hides ? { accept: queueWords.hide } : canAccept && { accept: queueWords.accept }),
        correct: queueWords.correct,
        reject: queueWords.reject,
      },
    };
  },

  async decide(db, card, choice, now) {
    const [row] = await db
      .select()
      .from(proposals)
      .where(and(eq(proposals.id, card.id), eq(proposals.state, "waiting")))
      .for("update");
    if (!row || choice.decision === "merge") return alreadyDecided;
    const close = async (state: "accepted" | "corrected" | "rejected") => {
      await db.update(proposals).set({ state, decidedAt: now }).where(eq(proposals.id, card.id));
      return answerInstitution(db, row, { title: card.title, now });
    };
    if (choice.decision === "reject") {
      // An email can't be taken back.
      return { ok: true, before: (await close("rejected")) ? null : {} };
    }
    if (choice.decision === "accept" && isLost(row.reason)) {
      await unpublishRecords(db, row.kind, [row.recordId], queueWords.hiddenAsGone);
      await close("accepted");
      return { ok: true, before: { is_published: true }, after: { is_published: false } };
    }
    const isFromPage = row.origin === "page";
    const source = isFromPage ? row.address : choice.openedPage;
    if (!source || !isWebAddress(source)) return { ok: false, reason: "noSource" };
    const outcome = await applyProposal(db, card, { ...row, address: source }, choice, now);
    if (!outcome.ok) return outcome;
    const isAnswered = await close(choice.decision === "correct" ? "corrected" : "accepted");
    return isAnswered ? { ok: true, before: null } : outcome;
  },

  async undo(db, { id, before, after }) {
    const [row] = await db.select().from(proposals).where(eq(proposals.id, id)).for("update");
    if (!row) return false;
    const { kind, recordId } = row;
    const isRestored = before.is_published
      ? (await publishRecords(db, kind, [recordId])) === 1
      : await restoreColumns(db, { kind, id: recordId }, { before, after });
    if (!isRestored) return false;
    await db.update(proposals).set({ state: "waiting", decidedAt: null }).where(eq(proposals.id, id));
    return true;
  },
};

/** The evidence from the page no longer confirms the record. */
const isLost = (reason: (typeof proposals.$inferSelect)["reason"]) =>
  reason === "gone" || reason === "other page";

async function applyProposal(
  db: Database,
  { kind }: RecordCard,
  row: typeof proposals.$inferSelect,
  { decision, values, editor }: CardDecision,
  now: Date,
) {
  const { field, oldValue, newValue, address } = row;
  const record = await findRecord(db, kind, row.recordId, { forUpdate: true });
  if (!record) return alreadyDecided;
  const current = String(record.values[field] ?? "");
  // The editor decided on the value shown beside the new one. If the record has changed, the card comes again with its
  // current value.
  if (current !== (oldValue ?? "")) {
    const change =
      current === newValue ? { state: "accepted" as const, decidedAt: now } : { oldValue: current };
    await db.update(proposals).set(change).where(eq(proposals.id, row.id));
    return alreadyDecided;
  }
  const wanted = decision === "correct" ? (values[field] ?? "").trim() : (newValue ?? "");
  if (decision === "correct" && !wanted) return badValue;
  const parsed = parseField(kind, record.values, field, wanted);
  if (parsed === undefined) return badValue;
  const read: Evidence = {
    facts: field === closingColumn[kind] ? "deadline" : field.replaceAll("_", " "),
    source: "official",
    url: address,
    checkedOn: todayInUtc(now),
    checkedBy: await editorName(db, editor),
  };
  const evidence = (record.values.evidence ?? []) as Evidence[];
  const changed = await changeColumns(db, record, {
    ...withoutFigure(field),
    [field]: parsed,
    evidence: [...evidence.filter((one) => one.facts !== read.facts || one.url !== read.url), read],
    // "Last checked" is shown beside the deadline, and reading another fact doesn't check the deadline.
    ...(field === closingColumn[kind] && { checked_at: now.toISOString() }),
  });
  return { ok: true as const, ...changed };
}

/**
 * Cards show the figure in preference to the words, so a figure that belongs to the old words would hide the new ones.
 */
const withoutFigure = (field: string): RecordValues =>
  field === "amount" || field === "salary_range"
    ? { amount_value: null, amount_currency: null, amount_per: null }
    : {};

/** The value of one field as the form would parse it; undefined if the form would reject it. */
function parseField(kind: RecordCard["kind"], values: RecordValues, field: string, text: string) {
  const parsed = parseRecord(recordTypes[kind], { ...textsOf(recordTypes[kind], values), [field]: text });
  return !parsed.ok && field in parsed.problems ? undefined : (parsed.values[field] ?? null);
}
