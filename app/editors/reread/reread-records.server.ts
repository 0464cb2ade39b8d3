import { and, eq, sql } from "drizzle-orm";
import { decodePage } from "#app/editors/article-import/page/decode-page.ts";
import { setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { hasResponded, wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import { requireInternet } from "#app/shared/dependency-status/require-internet.server.ts";
import type { JobTools } from "#app/shared/jobs.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, pageReads, proposals } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { compareRecord, excerptAround } from "./compare-record.ts";
import { type DueRecord, listDue } from "./list-due.server.ts";
import type { PageReading, readRecordPage } from "./read-record-page.ts";

const page = {
  accept: "text/html,application/xhtml+xml",
  types: /^(text\/html|application\/xhtml\+xml)\b|^$/i,
};
/** A night's work at a page a second; the rest is read the next night. */
const maxPages = 1_500;
/** Consecutive readings that must find the page gone before an editor is asked. */
const goneBeforeAsking = 2;
const factWords = "deadline";

interface RereadOptions {
  signal?: AbortSignal | undefined;
  now?: () => Date;
  sites?: readonly string[];
  limit?: number;
}

interface RereadSummary {
  read: number;
  unchanged: number;
  confirmed: number;
  proposed: number;
  unreadable: number;
}

/**
 * Reads the pages of records again, on their rhythm. What agrees renews "Last checked"; what differs becomes a proposal for an editor.
 * Each page is stored on its own, so a run that was killed continues with the rest.
 */
export async function rereadRecords(
  tools: Pick<JobTools, "db" | "outbound" | "log">,
  { signal, now = () => new Date(), sites = wellKnownSites, limit = maxPages }: RereadOptions = {},
): Promise<RereadSummary> {
  const { db, outbound, log } = tools;
  const done: RereadSummary = { read: 0, unchanged: 0, confirmed: 0, proposed: 0, unreadable: 0 };
  const due = await asWorker(db, (own) => listDue(own, todayInUtc(now()), limit));
  if (due.length === 0) return done;
  await requireInternet(tools, now(), sites);
  for (const record of due) {
    signal?.throwIfAborted();
    try {
      await readOne(record);
    } catch (error) {
      if (signal?.aborted) throw error;
      log.error({ err: error, address: record.address }, "reading a record's page again failed");
      done.unreadable++;
    }
  }
  return done;

  async function readOne(record: DueRecord): Promise<void> {
    const fetched = await outbound.fetchPublic(record.address, page);
    // A silent host may be an outage of ours: without the internet the run ends here, and nothing is stored.
    if (!hasResponded(fetched)) await requireInternet(tools, now(), sites);
    const today = todayInUtc(now());
    if (!fetched.ok) {
      done.unreadable++;
      await asWorker(db, (own) => saveUnread(own, record, fetched, now()));
      return;
    }
    const apart = await runInThread<typeof readRecordPage>(
      "#app/editors/reread/read-record-page.ts",
      "readRecordPage",
      decodePage(fetched.body, fetched.contentType),
      fetched.url,
      today,
    );
    if (!apart.ok || !apart.result.ok) {
      done.unreadable++;
      const error = apart.ok && !apart.result.ok ? apart.result.reason : "too large";
      await asWorker(db, (own) => saveRead(own, record, { textHash: null, error, gone: 0 }, now()));
      return;
    }
    const { reading } = apart.result;
    done.read++;
    if (reading.hash === record.textHash) done.unchanged++;
    const { confirmed, proposed } = await asWorker(db, (own) =>
      saveReading(own, record, { reading, url: fetched.url }, now()),
    );
    if (confirmed) done.confirmed++;
    done.proposed += proposed;
  }
}

interface ReadFrom {
  reading: PageReading;
  /** After redirects. */
  url: string;
}

async function saveReading(db: Database, due: DueRecord, { reading, url }: ReadFrom, now: Date) {
  const today = todayInUtc(now);
  const record = await findRecord(db, due.kind, due.id, { forUpdate: true });
  await saveRead(db, due, { textHash: reading.hash, error: null, gone: 0 }, now);
  if (!record) return { confirmed: false, proposed: 0 };
  const closing = closingColumn[due.kind];
  const pay = due.kind === "internships" ? "salary_range" : "amount";
  const textOf = (name: string) => (record.values[name] ? String(record.values[name]) : null);
  const { confirmsDeadline, changes } = compareRecord(
    {
      title: record.title,
      aliases: (record.values.aliases ?? []) as string[],
      deadline: textOf(closing),
      amount: textOf(pay),
      isRolling: record.values.is_rolling === true,
    },
    reading,
    today,
  );
  if (confirmsDeadline) await renewChecked(db, { ...record, kind: due.kind }, url, now);
  // The same text says the same as the last time, when an editor was asked already.
  if (reading.hash === due.textHash) return { confirmed: confirmsDeadline, proposed: 0 };
  let proposed = 0;
  for (const { fact, ...change } of changes) {
    const field =
      fact === "deadline" ? closing : fact === "amount" ? pay : (recordTypes[due.kind].urlColumn ?? "");
    const excerpt = excerptAround(reading.text, change.quote ?? "");
    proposed += await propose(db, {
      ...change,
      field,
      kind: due.kind,
      recordId: due.id,
      address: url,
      excerpt,
      saves: due.saves,
    });
  }
  const moved = movedTo(due.address, url);
  if (moved)
    proposed += await propose(db, {
      kind: due.kind,
      recordId: due.id,
      reason: "moved",
      field: recordTypes[due.kind].urlColumn ?? "",
      oldValue: due.address,
      newValue: moved,
      quote: reading.title,
      excerpt: reading.text.slice(0, 400),
      address: url,
      saves: due.saves,
    });
  return { confirmed: confirmsDeadline, proposed };
}

/** The new address, if the page now stands on another host. */
function movedTo(address: string, url: string): string | null {
  const host = (one: string) => URL.parse(one)?.hostname.replace(/^www\./, "");
  return host(address) === host(url) ? null : url;
}

async function saveUnread(
  db: Database,
  due: DueRecord,
  fetched: Exclude<FetchResult, { ok: true }>,
  now: Date,
) {
  const isGone = fetched.status === 404 || fetched.status === 410;
  const gone = isGone ? due.gone + 1 : due.gone;
  await saveRead(db, due, { textHash: due.textHash, error: fetched.error, gone }, now);
  if (!isGone || gone < goneBeforeAsking) return;
  await propose(db, {
    kind: due.kind,
    recordId: due.id,
    reason: "gone",
    field: recordTypes[due.kind].urlColumn ?? "",
    oldValue: due.address,
    newValue: null,
    quote: fetched.error,
    address: due.address,
    saves: due.saves,
  });
}

async function saveRead(
  db: Database,
  { kind, id: recordId, address }: DueRecord,
  outcome: Pick<typeof pageReads.$inferInsert, "textHash" | "error" | "gone">,
  readAt: Date,
): Promise<void> {
  const seen = { address, readAt, ...outcome };
  await db
    .insert(pageReads)
    .values({ kind, recordId, ...seen })
    .onConflictDoUpdate({ target: [pageReads.kind, pageReads.recordId], set: seen });
}

/** A newer reading replaces a proposal that still waits; what an editor rejected is not proposed again. Returns how many were added. */
async function propose(db: Database, change: typeof proposals.$inferInsert): Promise<number> {
  const { kind, recordId, field, newValue = null, oldValue = null } = change;
  const rejected = await db.$count(
    proposals,
    and(
      eq(proposals.kind, kind),
      eq(proposals.recordId, recordId),
      eq(proposals.field, field),
      eq(proposals.state, "rejected"),
      sql`${proposals.newValue} is not distinct from ${newValue} and ${proposals.oldValue} is not distinct from ${oldValue}`,
    ),
  );
  if (rejected > 0) return 0;
  const { reason, quote, excerpt, address, saves } = change;
  await db
    .insert(proposals)
    .values(change)
    .onConflictDoUpdate({
      target: [proposals.kind, proposals.recordId, proposals.field, proposals.origin],
      targetWhere: sql`state = 'waiting'`,
      set: { reason, quote, excerpt, address, saves, newValue, oldValue },
    });
  return 1;
}

type ReadRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>> & { kind: DueRecord["kind"] };

/** The page names the same deadline: its evidence and "Last checked" say so. */
async function renewChecked(db: Database, record: ReadRecord, url: string, now: Date): Promise<void> {
  const evidence = (record.values.evidence ?? []) as Evidence[];
  const read: Evidence = { facts: factWords, source: "official", url, checkedOn: todayInUtc(now) };
  const others = evidence.filter((one) => one.facts !== factWords || one.url !== url || one.checkedBy);
  await setColumns(db, record, { evidence: [...others, read], checked_at: now.toISOString() });
}
