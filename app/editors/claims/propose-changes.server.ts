import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { findRecord } from "#app/editors/catalogue/edit/find-record.server.ts";
import { parseRecord } from "#app/editors/catalogue/fields/parse-record.server.ts";
import { textOf, textsOf } from "#app/editors/catalogue/fields/record-texts.ts";
import { findField, recordTypes } from "#app/editors/catalogue/fields/record-types.ts";
import type { Database } from "#database/database.ts";
import { proposals } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import type { RecordClaim } from "./claim-token.server.ts";
import { isAtDomain, officialDomain } from "./official-domain.ts";

/** The facts that an institution knows best and that students decide by. */
const claimedFields: Record<Kind, string[]> = {
  scholarships: ["deadline", "amount", "eligibility", "application_url"],
  internships: ["application_deadline", "salary_range", "description", "application_url"],
  colleges: ["application_deadline", "tuition_range", "description", "website_url"],
};

/** The published record of a claim, with the fields that the institution can correct. Null if it is gone. */
export async function findClaimed(database: Database, { kind, recordId, email }: RecordClaim) {
  const record = await asWorker(database, (db) => findRecord(db, kind, recordId));
  if (!record?.isPublished) return null;
  const url = String(record.values[recordTypes[kind].urlColumn ?? ""] ?? "");
  const domain = officialDomain(url);
  // The page may have moved to another institution since the link was sent.
  if (!domain || !isAtDomain(email, domain)) return null;
  const fields = claimedFields[kind].flatMap((name) => {
    const field = findField(recordTypes[kind], name);
    return field ? [{ field, value: textOf(field, record.values[name]) }] : [];
  });
  return { title: record.title, url, domain, fields, record };
}

type ClaimedRecord = NonNullable<Awaited<ReturnType<typeof findClaimed>>>;
type ProposalOutcome = { ok: true; changes: number } | { ok: false; problems: Record<string, string> };

/** Stores each changed field as a proposal for the editors. Sending a field again replaces its pending proposal. */
export async function proposeChanges(
  database: Database,
  { kind, recordId, email }: RecordClaim,
  { record, fields }: ClaimedRecord,
  sent: { texts: Record<string, string>; page: string },
): Promise<ProposalOutcome> {
  const changed = fields.filter(({ field, value }) => (sent.texts[field.name] ?? "").trim() !== value.trim());
  const texts = Object.fromEntries(changed.map(({ field: { name } }) => [name, sent.texts[name] ?? ""]));
  const parsed = parseRecord(recordTypes[kind], { ...textsOf(recordTypes[kind], record.values), ...texts });
  const problems = parsed.ok
    ? {}
    : Object.fromEntries(Object.entries(parsed.problems).filter(([name]) => name in texts));
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const rows = changed.map(({ field: { name } }) => ({
    kind,
    recordId,
    reason: "institution" as const,
    origin: "institution" as const,
    field: name,
    oldValue: record.values[name] ? String(record.values[name]) : null,
    newValue: parsed.values[name] ? String(parsed.values[name]) : null,
    address: sent.page,
    sentBy: email,
  }));
  await asWorker(database, async (db) => {
    for (const row of rows)
      await db
        .insert(proposals)
        .values(row)
        .onConflictDoUpdate({
          target: [proposals.kind, proposals.recordId, proposals.field, proposals.origin],
          targetWhere: sql`state = 'waiting'`,
          set: { oldValue: row.oldValue, newValue: row.newValue, address: row.address, sentBy: email },
        });
  });
  return { ok: true, changes: rows.length };
}
