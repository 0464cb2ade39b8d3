import { and, eq, sql } from "drizzle-orm";
import { setColumns } from "#app/editors/catalogue/edit/create-records.server.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { closingColumn } from "#app/editors/catalogue/fields/closing-column.ts";
import { recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import { htmlOf, pageOrPdf } from "#app/editors/scraper/page/page-html.server.ts";
import { daysBetween, todayInUtc } from "#app/shared/calendar/days.ts";
import { hasResponded, wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import { requireInternet } from "#app/shared/dependency-status/require-internet.server.ts";
import type { JobTools } from "#app/shared/jobs.ts";
import type { FetchRefusal } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, pageReads, proposals } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { compareRecord, excerptAround } from "./compare-record.ts";
import { type DueRecord, listDue } from "./list-due.server.ts";
import type { PageReading, readRecordPage } from "./read-record-page.ts";

/** A night's work at a page a second; the rest is read the next night. */
const maxPages = 1_500;
/** Consecutive readings that must find the page gone before a proposal is made. */
const goneBeforeAsking = 2;
/** A name that can't be found while others can: its domain may have lapsed, or its name servers rest for some days. */
const unknownBeforeAsking = 4;
/** Days for which evidence isn't written again: each renewal is a new version of the catalogue. */
const evidenceHolds = { deadline: 3, otherFacts: 7 };

interface RereadOptions {
  signal?: AbortSignal | undefined;
  now?: () => Date;
  sites?: readonly string[];
  limit?: number;
  /** Runs in a worker by default, because the content is untrusted. */
  readPage?: (...page: Parameters<typeof readRecordPage>) => Promise<ReturnType<typeof readRecordPage>>;
}

const unreadable = { ok: false, reason: "unreadable" } as const;

async function readInThread(...page: Parameters<typeof readRecordPage>) {
  const read = await runInThread<typeof readRecordPage>(
    "#app/editors/reread/read-record-page.ts",
    "readRecordPage",
    ...page,
  );
  return read.ok ? read.result : unreadable;
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
  {
    signal,
    now = () => new Date(),
    sites = wellKnownSites,
    limit = maxPages,
    readPage = readInThread,
  }: RereadOptions = {},
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
    const fetched = await outbound.fetchPublic(record.address, pageOrPdf);
    // A silent host may be an outage of ours: without the internet the run ends here, and nothing is stored.
    if (!hasResponded(fetched)) await requireInternet(tools, now(), sites);
    const today = todayInUtc(now());
    if (!fetched.ok) {
      done.unreadable++;
      await asWorker(db, (own) => saveUnread(own, record, fetched, now()));
      return;
    }
    const html = await htmlOf(fetched);
    const read =
      html.ok && html.result !== null ? await readPage(html.result, fetched.url, today) : unreadable;
    if (!read.ok) {
      done.unreadable++;
      const error = read.reason;
      await asWorker(db, (own) => saveRead(own, record, { textHash: null, error, gone: 0 }, now()));
      return;
    }
    const { reading } = read;
    if (reading.isMissing) {
      done.unreadable++;
      await asWorker(db, (own) => saveUnread(own, record, softMissing(reading.title), now()));
      return;
    }
    done.read++;
    if (reading.hash === record.textHash) done.unchanged++;
    const { confirmed, proposed } = await asWorker(db, (own) =>
      saveReading(own, record, { reading, url: fetched.url }, now()),
    );
    if (confirmed) done.confirmed++;
    done.proposed += proposed;
  }
}

/** "Page not found" with status 200. */
const softMissing = (title: string): FetchRefusal => ({
  ok: false,
  reason: "status",
  status: 404,
  error: title,
});

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
  const pay = { scholarships: "amount", colleges: "tuition_range", internships: "salary_range" }[due.kind];
  const textOf = (name: string) => (record.values[name] ? String(record.values[name]) : null);
  const { confirms, changes } = compareRecord(
    {
      kind: due.kind,
      title: record.title,
      aliases: (record.values.aliases ?? []) as string[],
      deadline: textOf(closing),
      amount: textOf(pay),
      isRolling: record.values.is_rolling === true,
      country: textOf(due.kind === "internships" ? "location" : "country"),
      level: textOf("education_level"),
      ageMax: Number(textOf("age_max")) || null,
    },
    reading,
    today,
  );
  await renewEvidence(db, { ...record, kind: due.kind }, confirms, { url, now });
  const isConfirmed = confirms.length > 0;
  // The same text gave its proposals at the last reading.
  if (reading.hash === due.textHash) return { confirmed: isConfirmed, proposed: 0 };
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
  return { confirmed: isConfirmed, proposed };
}

/** The new URL, if the page is now on another host. */
function movedTo(address: string, url: string): string | null {
  const host = (one: string) => URL.parse(one)?.hostname.replace(/^www\./, "");
  return host(address) === host(url) ? null : url;
}

async function saveUnread(db: Database, due: DueRecord, fetched: FetchRefusal, now: Date) {
  const isUnknown = fetched.reason === "unknown host";
  const isGone = fetched.status === 404 || fetched.status === 410 || isUnknown;
  const gone = isGone ? due.gone + 1 : due.gone;
  await saveRead(db, due, { textHash: due.textHash, error: fetched.error, gone }, now);
  if (!isGone || gone < (isUnknown ? unknownBeforeAsking : goneBeforeAsking)) return;
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

/**
 * Adds evidence for each fact that the page says as we do. Only the deadline renews "Last checked", which stands beside it; colleges
 * have no such day, so their page alone renews nothing.
 */
async function renewEvidence(
  db: Database,
  record: ReadRecord,
  confirms: readonly string[],
  { url, now }: { url: string; now: Date },
): Promise<void> {
  const today = todayInUtc(now);
  const before = (record.values.evidence ?? []) as Evidence[];
  const isOurs = (one: Evidence, facts: string) => one.facts === facts && one.url === url && !one.checkedBy;
  const isFresh = (facts: string) => {
    const days = facts === "deadline" ? evidenceHolds.deadline : evidenceHolds.otherFacts;
    return before.some(
      (one) => isOurs(one, facts) && one.checkedOn && daysBetween(one.checkedOn, today) < days,
    );
  };
  const renewed = confirms.filter((facts) => !isFresh(facts));
  if (renewed.length === 0) return;
  const others = before.filter((one) => !renewed.some((facts) => isOurs(one, facts)));
  const read = renewed.map((facts): Evidence => ({ facts, source: "official", url, checkedOn: today }));
  await setColumns(db, record, {
    evidence: [...others, ...read],
    ...(renewed.includes("deadline") && { checked_at: now.toISOString() }),
  });
}
