import { eq } from "drizzle-orm";
import { knownRecords } from "#app/community/scam-check/known-records/known-records.server.ts";
import type { KnownRecord } from "#app/community/scam-check/known-records/named-records.ts";
import { idPattern } from "#app/shared/urls/parse-id.ts";
import { colleges, internships, scholarships } from "#database/schema/index.ts";
import { opportunityKinds } from "#database/schema/opportunity-lists.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";

export type AboutRecord = Pick<KnownRecord, "kind" | "id" | "name">;

type AboutOutcome = { ok: true; record: AboutRecord | null } | { ok: false; candidates: AboutRecord[] };

const address = new RegExp(`(?:^|/)(${opportunityKinds.join("|")})s?/(${idPattern})`, "i");
const mostCandidates = 6;

/**
 * Resolves the text of "What is it about?": a URL of ours, or a name. If several match, the member chooses. A URL is
 * looked up in the database, because it may be of a new record; names are cached.
 */
export async function resolveAboutRecord(
  viewer: Viewer,
  typed: string | null,
  now: number,
): Promise<AboutOutcome> {
  if (!typed) return { ok: true, record: null };
  const [, kind, id] = address.exec(typed.toLowerCase()) ?? [];
  if (!kind || !id) return matchRecordByName(typed, await knownRecords(viewer, now));
  const record = await findRecord(viewer, kind as AboutRecord["kind"], id);
  return record ? { ok: true, record } : { ok: false, candidates: [] };
}

const named = {
  scholarship: { table: scholarships, name: scholarships.title },
  college: { table: colleges, name: colleges.name },
  internship: { table: internships, name: internships.title },
} as const;

function findRecord({ database }: Viewer, kind: AboutRecord["kind"], id: string) {
  const { table, name } = named[kind];
  return asViewer({ kind: "visitor", database }, async (db): Promise<AboutRecord | null> => {
    const [found] = await db.select({ name }).from(table).where(eq(table.id, id));
    return found ? { kind, id, ...found } : null;
  });
}

export function matchRecordByName(typed: string, catalogue: readonly KnownRecord[]): AboutOutcome {
  const wanted = plain(typed).split(" ").filter(Boolean);
  const found = catalogue.filter(({ name }) => {
    const plainName = plain(name);
    return wanted.length > 0 && wanted.every((word) => plainName.includes(word));
  });
  const exact = found.filter(({ name }) => plain(name) === plain(typed));
  const [only] = exact.length === 1 ? exact : found;
  if (only && (exact.length === 1 || found.length === 1)) return { ok: true, record: only };
  return { ok: false, candidates: found.slice(0, mostCandidates) };
}

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
