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
import { isSameSentence } from "./same-sentence.ts";

/** What one night can read at a page a second; the rest is read the next night. */
const maxPages = 1_500;
/** The page must be gone in this many consecutive readings before a proposal is made. */
const missingBeforeReport = 2;
/**
 * The same for a host name that can't be resolved while others can: its domain may have expired, or its name servers
 * may be down for some days.
 */
const unreachableBeforeReport = 4;
/** Days for which evidence isn't written again, because each renewal creates a new version of the catalogue. */
const evidenceHolds = { deadline: 3, otherFacts: 7 };

interface RereadOptions {
  signal?: AbortSignal | undefined;
  now?: () => Date;
  sites?: readonly string[];
  limit?: number;
  /** Takes over a deadline that the page states in the same sentence as before: the setting UPDATE_DEADLINES. */
  updatesDeadlines?: boolean;
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
  /** Deadlines updated without an editor. */
  updated: number;
  confirmed: number;
  proposed: number;
  unreadable: number;
}

/**
 * Reads the pages of records that are due. What agrees renews "Last checked"; what differs becomes a proposal for an
 * editor. Each page is stored separately, so a killed run continues with the rest.
 */
export async function rereadRecords(
  tools: Pick<JobTools, "db" | "outbound" | "log">,
  {
    signal,
    now = () => new Date(),
    sites = wellKnownSites,
    limit = maxPages,
    updatesDeadlines = false,
    readPage = readInThread,
  }: RereadOptions = {},
): Promise<RereadSummary> {
  const { db, outbound, log } = tools;
  const done: RereadSummary = { read: 0, unchanged: 0, updated: 0, confirmed: 0, proposed: 0, unreadable: 0 };
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
    // If a host doesn't respond, our own network may be down: without internet the run ends here, and nothing is
    // stored.
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
      const { deadlineQuote } = record;
      await asWorker(db, (own) =>
        saveRead(own, record, { textHash: null, deadlineQuote, error, gone: 0 }, now()),
      );
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
    const { confirmed, proposed, updated } = await asWorker(db, (own) =>
      saveReading(own, record, { reading, url: fetched.url, updatesDeadlines }, now()),
    );
    if (confirmed) done.confirmed++;
    if (updated) done.updated++;
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
  updatesDeadlines: boolean;
}

async function saveReading(
  db: Database,
  due: DueRecord,
  { reading, url, updatesDeadlines }: ReadFrom,
  now: Date,
) {
  const today = todayInUtc(now);
  const record = await findRecord(db, due.kind, due.id, { forUpdate: true });
  const closing = closingColumn[due.kind];
  const isSaid = record && reading.deadline && reading.deadline.day === String(record.values[closing]);
  const deadlineQuote = isSaid ? reading.deadline?.quote : due.deadlineQuote;
  await saveRead(db, due, { textHash: reading.hash, deadlineQuote, error: null, gone: 0 }, now);
  if (!record) return { confirmed: false, proposed: 0, updated: false };
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
  // The same text already gave its proposals at the last reading.
  if (reading.hash === due.textHash) return { confirmed: isConfirmed, proposed: 0, updated: false };
  let proposed = 0;
  let updated = false;
  for (const { fact, ...change } of changes) {
    const field =
      fact === "deadline" ? closing : fact === "amount" ? pay : (recordTypes[due.kind].urlColumn ?? "");
    const excerpt = excerptAround(reading.text, change.quote ?? "");
    const proposal = {
      ...change,
      field,
      kind: due.kind,
      recordId: due.id,
      address: url,
      excerpt,
      saves: due.saves,
    };
    const isPlain = fact === "deadline" && isStatedAsBefore(due, { reading, url, today });
    if (updatesDeadlines && isPlain && !(await isRejected(db, proposal))) {
      await updateDeadline(db, { ...record, kind: due.kind }, proposal, now);
      updated = true;
    } else proposed += await propose(db, proposal);
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
  return { confirmed: isConfirmed, proposed, updated };
}

/** A deadline further away is probably misread. */
const furthestDays = 400;

/**
 * Whether the page, on the same host, states its only deadline in the same sentence in which it stated the former one.
 */
function isStatedAsBefore(
  { address, deadlineQuote }: DueRecord,
  { reading: { deadline, closed }, url, today }: Pick<ReadFrom, "reading" | "url"> & { today: string },
): boolean {
  if (!deadline?.isSure || closed || !deadlineQuote || movedTo(address, url)) return false;
  const days = daysBetween(today, deadline.day);
  return days >= 0 && days <= furthestDays && isSameSentence(deadlineQuote, deadline.quote);
}

/** Sets the deadline with its evidence, and stores the change for the queue's history. */
async function updateDeadline(
  db: Database,
  record: ReadRecord,
  change: typeof proposals.$inferInsert,
  now: Date,
): Promise<void> {
  const { kind, recordId, field, address, newValue = null, quote } = change;
  const before = (record.values.evidence ?? []) as Evidence[];
  const isDeadlineHere = (one: Evidence) => one.facts === "deadline" && one.url === address;
  const read: Evidence = {
    facts: "deadline",
    source: "official",
    url: address,
    checkedOn: todayInUtc(now),
  };
  await setColumns(db, record, {
    [field]: newValue,
    evidence: [...before.filter((one) => !isDeadlineHere(one)), read],
    checked_at: now.toISOString(),
  });
  await db
    .update(pageReads)
    .set({ deadlineQuote: quote })
    .where(and(eq(pageReads.kind, kind), eq(pageReads.recordId, recordId)));
  await db
    .delete(proposals)
    .where(
      and(
        eq(proposals.kind, kind),
        eq(proposals.recordId, recordId),
        eq(proposals.field, field),
        eq(proposals.origin, "page"),
        eq(proposals.state, "waiting"),
      ),
    );
  await db.insert(proposals).values({ ...change, state: "applied", decidedAt: now });
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
  const { textHash, deadlineQuote } = due;
  await saveRead(db, due, { textHash, deadlineQuote, error: fetched.error, gone }, now);
  if (!isGone || gone < (isUnknown ? unreachableBeforeReport : missingBeforeReport)) return;
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
  outcome: Pick<typeof pageReads.$inferInsert, "textHash" | "deadlineQuote" | "error" | "gone">,
  readAt: Date,
): Promise<void> {
  const seen = { address, readAt, ...outcome };
  await db
    .insert(pageReads)
    .values({ kind, recordId, ...seen })
    .onConflictDoUpdate({ target: [pageReads.kind, pageReads.recordId], set: seen });
}

/**
 * A newer reading replaces a pending proposal; what an editor rejected is not proposed again. Returns how many were
 * added.
 */
async function propose(db: Database, change: typeof proposals.$inferInsert): Promise<number> {
  if (await isRejected(db, change)) return 0;
  const { newValue = null, oldValue = null, reason, quote, excerpt, address, saves } = change;
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

/** Whether an editor rejected or undid the same change. */
async function isRejected(db: Database, change: typeof proposals.$inferInsert): Promise<boolean> {
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
  return rejected > 0;
}

type ReadRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>> & { kind: DueRecord["kind"] };

/**
 * Adds evidence for each fact on which the page and the record agree. Only the deadline renews "Last checked", which is
 * shown beside it. Colleges have no deadline, so nothing renews theirs.
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
