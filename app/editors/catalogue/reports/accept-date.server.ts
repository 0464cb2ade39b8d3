import { and, eq } from "drizzle-orm";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, problemReports, type RecordValues } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { editorName } from "../edit/editor-name.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { closingColumn } from "../fields/closing-column.ts";
import { recordTypes } from "../fields/record-types.ts";
import { closeReport, type HandledReport } from "./handle-report.server.ts";
import { reportWords as words } from "./words.ts";

interface DateAcceptance {
  /** The editor's user id. */
  editor: string;
  answer: string | null;
  /** The deadline that the editor saw beside the reported one. */
  seenOn: string | null;
  /** The page that the editor opened and found the date on. */
  source: string | null;
}

type AcceptOutcome =
  | { ok: true; report: HandledReport; day: string }
  | { ok: false; reason: keyof typeof words.notDone };

/**
 * Writes the reported date into the record, with the page that the editor opened as evidence, and resolves the report. A report alone changes
 * nothing. Fails if the record's date has changed since the editor saw it.
 */
export async function acceptDate(
  db: Database,
  id: string,
  { editor, answer, seenOn, source }: DateAcceptance,
  now: Date,
): Promise<AcceptOutcome> {
  const [report] = await db
    .select()
    .from(problemReports)
    .where(and(eq(problemReports.id, id), eq(problemReports.state, "open")))
    .for("update");
  if (!report) return { ok: false, reason: "dealt" };
  const { kind, recordId, rightOn } = report;
  if (!rightOn) return { ok: false, reason: "no date" };
  if (!source || !isWebAddress(source)) return { ok: false, reason: "no source" };
  const record = await findRecord(db, kind, recordId, { forUpdate: true });
  if (!record) return { ok: false, reason: "gone" };
  const column = closingColumn[kind];
  const former = (record.values[column] ?? null) as string | null;
  if (former !== seenOn && former !== rightOn) return { ok: false, reason: "changed" };

  const addresses = [record.values[recordTypes[kind].urlColumn ?? ""], record.values.call_url];
  const read: Evidence = {
    facts: words.facts,
    source: sourceKindOf(source, addresses),
    url: source,
    checkedOn: todayInUtc(now),
    checkedBy: await editorName(db, editor),
  };
  await setColumns(db, record, {
    [column]: rightOn,
    evidence: withEvidence(record.values, read),
    // A report that its provider doesn't confirm doesn't count as a check.
    ...(read.source === "official" && { checked_at: now.toISOString() }),
  });
  const note = words.takenNote(dayInWords(rightOn), former ? dayInWords(former) : "none");
  const decision = words.decisions.take(dayInWords(rightOn));
  await closeReport(db, id, { state: "resolved", answer: answer ?? note, decision }, now);
  return { ok: true, report, day: rightOn };
}

/** Only the provider's own site confirms what a visitor reported. */
function sourceKindOf(url: string, addresses: unknown[]): Evidence["source"] {
  const hosts = addresses.map((address) => hostOf(String(address ?? "")));
  return hosts.includes(hostOf(url)) ? "official" : "visitor";
}

const hostOf = (address: string) =>
  isWebAddress(address) ? new URL(address).hostname.replace(/^www\./, "") : null;

/** Replaces earlier evidence from the same page. */
function withEvidence(values: RecordValues, read: Evidence): Evidence[] {
  const others = ((values.evidence ?? []) as Evidence[]).filter(
    ({ facts, url }) => facts !== read.facts || (url ?? null) !== (read.url ?? null),
  );
  return [...others, read];
}
