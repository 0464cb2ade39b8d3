import { eq } from "drizzle-orm";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { deleteRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { mergeFind, publishFind, rejectFind } from "#app/editors/scraper/review/decide-find.server.ts";
import { findFind } from "#app/editors/scraper/review/list-finds.server.ts";
import type { Database } from "#database/database.ts";
import { type RecordValues, scrapedFinds } from "#database/schema/index.ts";
import { queueWords } from "../words.ts";
import { alreadyDecided, type CardType, type Outcome, type RecordCard } from "./card-type.ts";
import { readColumns, restoreColumns } from "./change-columns.server.ts";
import { fieldToCorrect, inWords, labelOf } from "./field-values.ts";

type QueuedFind = NonNullable<Awaited<ReturnType<typeof findFind>>>;

/** The fields that decide whether a find is right; the long form has the rest. */
const shownFields: Record<RecordCard["kind"], string[]> = {
  scholarships: ["title", "deadline", "amount", "country", "education_level", "application_url"],
  internships: ["title", "company", "application_deadline", "salary_range", "location", "application_url"],
  colleges: ["name", "location", "country", "website_url"],
};

/** An opportunity that the scraper found. */
export const findCards: CardType = {
  async show(db, { id, kind }) {
    const find = await findFind(db, id);
    if (find?.state !== "waiting") return null;
    const like = find.like ? await findRecord(db, kind, find.like.id) : null;
    const parsed = parseFind(find, {});
    const textOf = (name: string) => find.fields[name]?.value ?? "";
    return {
      heading: like ? queueWords.mayBe(like.title, find.doubts.join(" ")) : find.doubts.join(" "),
      facts: shownFields[kind]
        .filter((name) => find.fields[name] || like?.values[name])
        .map((name) => ({
          label: labelOf(kind, name),
          was: like ? inWords(String(like.values[name] ?? "")) : null,
          becomes: inWords(textOf(name)),
          quote: name.endsWith("title") || name === "name" ? "" : (find.fields[name]?.evidence ?? ""),
        })),
      excerpt: find.fields.description?.value ?? "",
      address: find.address,
      fullForm: `/admin/review/${id}`,
      becomes: parsed.ok ? parsed.values : null,
      fields: shownFields[kind].map((name) => fieldToCorrect(kind, name, textOf(name))),
      offers: {
        accept: queueWords.publish,
        correct: queueWords.correct,
        reject: queueWords.reject,
        ...(like && { merge: queueWords.merge }),
      },
    };
  },

  async decide(db, { id, kind }, { decision, values }, now) {
    if (decision === "reject") {
      const rejected = await rejectFind(db, id, now);
      return rejected.ok ? { ok: true, before: {} } : alreadyDecided;
    }
    const find = await findFind(db, id);
    if (find?.state !== "waiting") return alreadyDecided;
    const parsed = parseFind(find, decision === "correct" ? values : {});
    if (!parsed.ok) return { ok: false, reason: decision === "correct" ? "badValue" : "incomplete" };
    if (decision === "merge") return merge(db, find, parsed.values, now);
    const published = await publishFind(db, id, parsed.values, now);
    if (!published.ok || !published.recordId) return alreadyDecided;
    const record = await findRecord(db, kind, published.recordId);
    return { ok: true, before: {}, after: { version: record?.version ?? null } };
  },

  async undo(db, { id, before, after }) {
    const [find] = await db.select().from(scrapedFinds).where(eq(scrapedFinds.id, id)).for("update");
    if (!find) return false;
    const { kind, recordId, state } = find;
    if (state === "published" && recordId) {
      const record = await findRecord(db, kind, recordId, { forUpdate: true });
      if (record?.version !== after?.version) return false;
      await deleteRecords(db, kind, [recordId]);
    } else if (recordId && !(await restoreColumns(db, { kind, id: recordId }, { before, after })))
      return false;
    await db
      .update(scrapedFinds)
      .set({ state: "waiting", decidedAt: null, recordId: null })
      .where(eq(scrapedFinds.id, id));
    return true;
  },
};

function parseFind(find: QueuedFind, corrected: Record<string, string>) {
  const texts = Object.fromEntries(Object.entries(find.fields).map(([name, { value }]) => [name, value]));
  const all = { ...texts, ...corrected, source_url: find.address, source_name: find.sourceName };
  return parseRecord(recordTypes[find.kind], all);
}

async function merge(db: Database, find: QueuedFind, values: RecordValues, now: Date): Promise<Outcome> {
  const before = find.like && (await findRecord(db, find.kind, find.like.id));
  const checkedAt = (record: typeof before) => (record ? readColumns(db, record, ["checked_at"]) : {});
  const checkedBefore = await checkedAt(before);
  const merged = await mergeFind(db, find.id, values, now);
  const after = merged.ok && merged.recordId ? await findRecord(db, find.kind, merged.recordId) : null;
  if (!before || !after) return alreadyDecided;
  const changed = Object.keys(after.values).filter(
    (name) => JSON.stringify(before.values[name]) !== JSON.stringify(after.values[name]),
  );
  const only = (all: RecordValues) => Object.fromEntries(changed.map((name) => [name, all[name]]));
  return {
    ok: true,
    before: { ...only(before.values), ...checkedBefore },
    after: { ...only(after.values), ...(await checkedAt(after)) },
  };
}
