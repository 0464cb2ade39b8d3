import { and, eq } from "drizzle-orm";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { publishRecords, unpublishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { linkColumn } from "#app/editors/link-checker/list-links.server.ts";
import { deadLink } from "#app/editors/link-checker/words.ts";
import type { Database } from "#database/database.ts";
import { linkChecks } from "#database/schema/index.ts";
import { queueWords } from "../words.ts";
import { alreadyDecided, badValue, type CardType, type RecordCard } from "./card-type.ts";
import { changeColumns, restoreColumns } from "./change-columns.server.ts";
import { fieldToCorrect } from "./field-values.ts";

/** A record whose official page doesn't respond: still published, or hidden by the link checker. */
export const linkCards: CardType = {
  async show(db, { id, kind }) {
    const check = await findCheck(db, kind, id);
    const record = await findRecord(db, kind, id);
    if (!check || !record) return null;
    const { isPublished } = record;
    return {
      heading: queueWords.failing(check.failures, check.error ?? ""),
      facts: [
        {
          label: queueWords.shownToStudents,
          was: isPublished ? queueWords.yes : queueWords.hiddenNow,
          becomes: isPublished ? queueWords.hiddenUntil : queueWords.staysHidden,
          quote: "",
        },
      ],
      sides: [queueWords.now, queueWords.afterAccept],
      excerpt: "",
      address: check.address,
      becomes: null,
      fields: [fieldToCorrect(kind, linkColumn[kind], check.address)],
      offers: {
        accept: isPublished ? queueWords.hide : queueWords.leaveHidden,
        correct: queueWords.correct,
        reject: queueWords.pageIsFine,
      },
    };
  },

  async decide(db, { id, kind }, { decision, values }) {
    const check = await findCheck(db, kind, id);
    const record = await findRecord(db, kind, id, { forUpdate: true });
    if (!check || !record || decision === "merge") return alreadyDecided;
    const { isPublished } = record;
    const before = { is_published: isPublished, failures: check.failures };
    if (decision === "accept") {
      if (isPublished) await unpublishRecords(db, kind, [id], deadLink);
      // It no longer counts as failing, so the card disappears; the link checker still publishes the record once its
      // page responds.
      else await setFailures(db, kind, id, 0);
      return { ok: true, before, after: { is_published: false } };
    }
    const address = (values[linkColumn[kind]] ?? "").trim();
    if (decision === "correct" && (!isWebAddress(address) || address === check.address)) return badValue;
    if (!isPublished) await publishRecords(db, kind, [id]);
    await setFailures(db, kind, id, 0);
    if (decision === "reject") return { ok: true, before, after: { is_published: true } };
    const changed = await changeColumns(db, { kind, id, isPublished: true }, { [linkColumn[kind]]: address });
    return {
      ok: true,
      before: { ...before, ...changed.before },
      after: { is_published: true, ...changed.after },
    };
  },

  async undo(db, { id, before, after }) {
    const [check] = await db.select().from(linkChecks).where(eq(linkChecks.recordId, id));
    const record = check && (await findRecord(db, check.kind, id, { forUpdate: true }));
    if (!check || !record || record.isPublished !== after?.is_published) return false;
    const { is_published: wasPublished, failures, ...columns } = before;
    if (!(await restoreColumns(db, { kind: check.kind, id }, { before: columns, after }))) return false;
    await setFailures(db, check.kind, id, Number(failures));
    if (wasPublished === true && !record.isPublished) await publishRecords(db, check.kind, [id]);
    if (wasPublished === false && record.isPublished) await unpublishRecords(db, check.kind, [id], deadLink);
    return true;
  },
};

const isCheckOf = (kind: RecordCard["kind"], id: string) =>
  and(eq(linkChecks.kind, kind), eq(linkChecks.recordId, id));

async function findCheck(db: Database, kind: RecordCard["kind"], id: string) {
  const [check] = await db.select().from(linkChecks).where(isCheckOf(kind, id));
  return check;
}

const setFailures = (db: Database, kind: RecordCard["kind"], id: string, failures: number) =>
  db.update(linkChecks).set({ failures }).where(isCheckOf(kind, id));
