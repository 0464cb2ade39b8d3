import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { areNearlyTheSame } from "#app/content/advice/similar-titles.ts";
import { findLikelyDuplicates } from "#app/editors/catalogue/duplicates/find-likely-duplicates.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";

interface Described {
  kind: Kind;
  title: string;
  provider: string;
  /** The official address; empty where none was found. */
  address: string;
  /** Where it was found. */
  source: string;
}

export type SameRecord = { id: string; title: string; isCertain: boolean };

/** Two titles that share less are two opportunities, even where a portal gives both the same address. */
const alikeEnough = 0.7;

/**
 * The record that this already is: found on the same page, with the same title and provider, or with the same official address and
 * nearly the same title. Where only a title is near, it may be it: perhaps the next year's. What editors took down counts too.
 */
export async function findSameRecord(db: Database, described: Described): Promise<SameRecord | null> {
  const { kind, title, provider, address } = described;
  const known = await findBySource(db, described);
  if (known) return { ...known, isCertain: true };
  const alike = await findLikelyDuplicates(db, kind, { title, provider, url: address });
  const certain = alike.find(
    ({ why, ...other }) =>
      why === "same title" ||
      (why === "same address" && (kind === "colleges" || areNearlyTheSame(other.title, title))),
  );
  if (certain) return { id: certain.id, title: certain.title, isCertain: true };
  const perhaps = alike.find(
    ({ similarity, ...other }) =>
      (kind !== "colleges" && similarity >= alikeEnough) || areNearlyTheSame(other.title, title),
  );
  return perhaps ? { id: perhaps.id, title: perhaps.title, isCertain: false } : null;
}

async function findBySource(db: Database, { kind, source }: Described) {
  const [known] = await queryRows<{ id: string; title: string }>(
    db,
    sql`select id, record_title(to_jsonb(record)) as title from ${sql.identifier(kind)} as record where source_url = ${source}
      union all select id, title from unpublished_records where kind = ${kind} and record->>'source_url' = ${source} limit 1`,
  );
  return known ?? null;
}
