import { sql } from "drizzle-orm";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { areNearlyTheSame } from "#app/content/advice/similar-titles.ts";
import { withAndWithoutSlash } from "#app/editors/article-import/source-url.ts";
import { findLikelyDuplicates } from "#app/editors/catalogue/duplicates/find-likely-duplicates.server.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { createAwardMatcher, type NamedRecord } from "./match-award.ts";

interface FindDescription {
  kind: Kind;
  title: string;
  provider: string;
  /** The official URL; may be empty. */
  address: string;
  /** The URL of the page where it was found. */
  source: string;
}

export type SameRecord = { id: string; title: string; isCertain: boolean };

/** Less similar titles are different opportunities, even if they share a portal's URL. */
const minSimilarity = 0.7;

/**
 * The record that a find duplicates: same source page, same title and provider, same official URL and
 * nearly the same title, or the same rare words. A title that is only similar is not certain. Unpublished
 * records count too.
 */
export async function findSameRecord(db: Database, described: FindDescription): Promise<SameRecord | null> {
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
  const award = kind === "colleges" ? null : createAwardMatcher(await listNames(db, kind))(described);
  if (award?.isCertain) return award;
  const perhaps = alike.find(
    ({ similarity, ...other }) =>
      (kind !== "colleges" && similarity >= minSimilarity) || areNearlyTheSame(other.title, title),
  );
  return perhaps ? { id: perhaps.id, title: perhaps.title, isCertain: false } : award;
}

/** Every record of a kind by its names: some thousand short rows, read only for a page that is new to us. */
function listNames(db: Database, kind: Exclude<Kind, "colleges">): Promise<NamedRecord[]> {
  const provider = sql.identifier(kind === "scholarships" ? "provider" : "company");
  const place = sql.identifier(kind === "scholarships" ? "country" : "location");
  return queryRows<NamedRecord>(
    db,
    sql`select id, title, aliases, coalesce(${provider}, '') as provider, coalesce(application_url, '') as address, coalesce(${place}, '') as country
      from ${sql.identifier(kind)}
      union all
      select id, title, array(select jsonb_array_elements_text(case when jsonb_typeof(record->'aliases') = 'array' then record->'aliases' else '[]' end)),
        coalesce(record->>${kind === "scholarships" ? "provider" : "company"}, ''), coalesce(record->>'application_url', ''), ''
      from unpublished_records where kind = ${kind}`,
  );
}

async function findBySource(db: Database, { kind, source }: FindDescription) {
  const forms = sql.join(
    withAndWithoutSlash(source).map((form) => sql`${form}`),
    sql`, `,
  );
  const [known] = await queryRows<{ id: string; title: string }>(
    db,
    sql`select id, record_title(to_jsonb(record)) as title from ${sql.identifier(kind)} as record where source_url in (${forms})
      union all select id, title from unpublished_records where kind = ${kind} and record->>'source_url' in (${forms}) limit 1`,
  );
  return known ?? null;
}
