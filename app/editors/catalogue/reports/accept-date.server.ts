import { and, eq } from "drizzle-orm";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { dayInWords, todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { type Evidence, problemReports, type RecordValues } from "#database/schema/index.ts";
import { setColumns } from "../edit/create-records.server.ts";
import { editorName } from "../edit/editor-name.server.ts";
import { findRecord } from "../edit/find-record.server.ts";
import { closingColumn } from "../fields/closing-column.ts";
import { nouns } from "../fields/record-types.ts";
import { closeReport, type HandledReport } from "./handle-report.server.ts";
import { reportWords as words } from "./words.ts";

interface Taking {
  /** Who takes it over. */
  editor: string;
  answer: string | null;
  /** The closing day that the editor saw beside the offered one. */
  seenOn: string | null;
}

type Taken =
  | { ok: true; report: HandledReport; day: string }
  | { ok: false; reason: keyof typeof words.notDone };

/**
 * Writes the day that a visitor offers into the record, with the page where they read it as evidence, and resolves the report.
 * Whoever saw another day than the record has now is asked to compare again.
 */
export async function takeDate(
  db: Database,
  id: string,
  { editor, answer, seenOn }: Taking,
  now: Date,
): Promise<Taken> {
  const [report] = await db
    .select()
    .from(problemReports)
    .where(and(eq(problemReports.id, id), eq(problemReports.state, "open")))
    .for("update");
  if (!report) return { ok: false, reason: "dealt" };
  const { kind, recordId, rightOn, evidenceUrl } = report;
  if (!rightOn) return { ok: false, reason: "no date" };
  const record = await findRecord(db, kind, recordId, { toChange: true });
  if (!record) return { ok: false, reason: "gone" };
  const column = closingColumn[kind];
  const former = (record.values[column] ?? null) as string | null;
  if (former !== seenOn && former !== rightOn) return { ok: false, reason: "changed" };

  const addresses = [record.values[nouns[kind].address ?? ""], record.values.call_url];
  const read: Evidence = {
    facts: words.facts,
    source: sourceOf(evidenceUrl, addresses),
    ...(evidenceUrl && { url: evidenceUrl }),
    checkedOn: todayInUtc(now),
    checkedBy: await editorName(db, editor),
  };
  await setColumns(db, record, {
    [column]: rightOn,
    evidence: withEvidence(record.values, read),
    checked_at: now.toISOString(),
  });
  const note = words.takenNote(dayInWords(rightOn), former ? dayInWords(former) : "none");
  const decision = words.decisions.take(dayInWords(rightOn));
  await closeReport(db, id, { state: "resolved", answer: answer ?? note, decision }, now);
  return { ok: true, report, day: rightOn };
}

/** A page of the provider's own site vouches for more than another one; without a page nothing does. */
function sourceOf(url: string | null, addresses: unknown[]): Evidence["source"] {
  if (!url) return "knowledge";
  const hosts = addresses.map((address) => hostOf(String(address ?? "")));
  return hosts.includes(hostOf(url)) ? "official" : "aggregator";
}

const hostOf = (address: string) =>
  isWebAddress(address) ? new URL(address).hostname.replace(/^www\./, "") : null;

/** The same page read again is noted once. */
function withEvidence(values: RecordValues, read: Evidence): Evidence[] {
  const others = ((values.evidence ?? []) as Evidence[]).filter(
    ({ facts, url }) => facts !== read.facts || (url ?? null) !== (read.url ?? null),
  );
  return [...others, read];
}
