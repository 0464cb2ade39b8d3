import { type SQL, sql } from "drizzle-orm";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { findField, recordTypes } from "../fields/record-types.ts";
import { type CompletenessRule, homepage, oneYearBefore } from "./measures.ts";

/** How SQL reads a column of a record, as text or as JSON. */
export interface ColumnAccess {
  text: (column: string) => SQL;
  json: (column: string) => SQL;
}

/** From the record's own table, aliased as `record`. */
export const publishedColumns: ColumnAccess = {
  text: (column) => sql`record.${sql.identifier(column)}::text`,
  json: (column) => sql`record.${sql.identifier(column)}`,
};

/** From the `record` column of unpublished_records. */
export const unpublishedColumns: ColumnAccess = {
  text: (column) => sql`record->>${column}::text`,
  json: (column) => sql`record->${column}::text`,
};

/** The SQL condition equivalent to `meetsRule`; never null. Columns that the kind lacks count as empty. */
export function ruleCondition(
  rule: CompletenessRule,
  kind: CatalogueKind,
  { text, json }: ColumnAccess,
  today: string,
): SQL {
  const of = (column: string) =>
    findField(recordTypes[kind], column) ? sql`coalesce(${text(column)}, '')` : sql`''`;
  const both = (rules: CompletenessRule[], word: SQL) =>
    sql`(${sql.join(
      rules.map((one) => ruleCondition(one, kind, { text, json }, today)),
      word,
    )})`;
  if ("filled" in rule) return sql`${of(rule.filled)} not in ('', '{}', '[]')`;
  if ("isTrue" in rule) return sql`${of(rule.isTrue)} = 'true'`;
  if ("isHomepage" in rule) return sql`${of(rule.isHomepage)} ~* ${homepage.source}`;
  if ("not" in rule) return sql`not ${ruleCondition(rule.not, kind, { text, json }, today)}`;
  if ("any" in rule) return both(rule.any, sql` or `);
  if ("all" in rule) return both(rule.all, sql` and `);
  const each = sql`jsonb_array_elements(${arrayOf(json("evidence"))}) as one`;
  if (rule.evidence === "page")
    return sql`exists (select from ${each} where coalesce(one->>'source', '') <> 'knowledge')`;
  return sql`exists (
    select from ${each}, lateral (values (one->>'dated'), (one->>'checkedOn')) as seen (day)
    where day <> '' and left(day, 10) collate "C" >= left(${oneYearBefore(today)}, length(day)))`;
}

export const arrayOf = (value: SQL) =>
  sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
