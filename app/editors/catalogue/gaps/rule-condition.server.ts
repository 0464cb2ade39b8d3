import { type SQL, sql } from "drizzle-orm";
import type { CatalogueKind } from "../fields/catalogue-field.ts";
import { fieldOf, nouns } from "../fields/record-types.ts";
import { homepage, type Rule, yearBefore } from "./measures.ts";

/** Where a record stands, and how to get at one of its columns as text or as JSON. */
export interface Standing {
  text: (column: string) => SQL;
  json: (column: string) => SQL;
}

/** In a table of its own, by the name `record`. */
export const inTable: Standing = {
  text: (column) => sql`record.${sql.identifier(column)}::text`,
  json: (column) => sql`record.${sql.identifier(column)}`,
};

/** Among the unpublished, in the column `record`. */
export const inJson: Standing = {
  text: (column) => sql`record->>${column}::text`,
  json: (column) => sql`record->${column}::text`,
};

/** The same rule as `holds`, as a condition: true or false, never null. A column that the kind does not have says nothing. */
export function isMeasured(rule: Rule, kind: CatalogueKind, { text, json }: Standing, today: string): SQL {
  const of = (column: string) =>
    fieldOf(nouns[kind], column) ? sql`coalesce(${text(column)}, '')` : sql`''`;
  const both = (rules: Rule[], word: SQL) =>
    sql`(${sql.join(
      rules.map((one) => isMeasured(one, kind, { text, json }, today)),
      word,
    )})`;
  if ("said" in rule) return sql`${of(rule.said)} not in ('', '{}', '[]')`;
  if ("isTrue" in rule) return sql`${of(rule.isTrue)} = 'true'`;
  if ("isHomepage" in rule) return sql`${of(rule.isHomepage)} ~* ${homepage.source}`;
  if ("not" in rule) return sql`not ${isMeasured(rule.not, kind, { text, json }, today)}`;
  if ("any" in rule) return both(rule.any, sql` or `);
  if ("all" in rule) return both(rule.all, sql` and `);
  const each = sql`jsonb_array_elements(${arrayOf(json("evidence"))}) as one`;
  if (rule.evidence === "page")
    return sql`exists (select from ${each} where coalesce(one->>'source', '') <> 'knowledge')`;
  return sql`exists (
    select from ${each}, lateral (values (one->>'dated'), (one->>'checkedOn')) as seen (day)
    where day <> '' and left(day, 10) collate "C" >= left(${yearBefore(today)}, length(day)))`;
}

export const arrayOf = (value: SQL) =>
  sql`case jsonb_typeof(${value}) when 'array' then ${value} else '[]' end`;
