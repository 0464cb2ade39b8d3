import { sql } from "drizzle-orm";
import { areNearlyTheSame } from "#app/advice/similar-titles.ts";
import { nouns } from "#app/catalogue/nouns.ts";
import { ask } from "#app/opportunities/ask.server.ts";
import type { Kind } from "#app/opportunities/kinds.ts";
import type { Database } from "#database/database.ts";

export interface Wanted {
  kind: Kind;
  title: string;
  /** The official address; empty where none was found. */
  address: string;
  /** Where it was found. */
  source: string;
}

interface Known {
  id: string;
  title: string;
  sameTitle: boolean;
  sameAddress: boolean;
  sameSource: boolean;
}

export type SameRecord = { id: string; title: string; isCertain: boolean };

/**
 * The record that this already is: found on the same page, or with the same title, or the same official address and nearly the
 * same title. One whose title is only near, or whose address only is the same, may be it. What editors took down counts too.
 */
export async function findSameRecord(
  db: Database,
  { kind, title, address, source }: Wanted,
): Promise<SameRecord | null> {
  const noun = nouns[kind];
  const [name, link] = [sql.identifier(noun.title), sql.identifier(noun.address ?? "source_url")];
  const sameTitle = sql`left(plain_title(${title}), 200)`;
  const known = await ask<Known>(
    db,
    sql`
    with candidates as (
      select id, ${name} as title, ${link} as address, source_url from ${sql.identifier(kind)}
      where left(plain_title(${name}), 200) = ${sameTitle}
        or (${link} <> '' and plain_address(${link}) = plain_address(${address}))
        or source_url = ${source}
        or plain_title(${name}) % plain_title(${title})
      union all
      select id, title, record->>${noun.address ?? "source_url"}, record->>'source_url' from unpublished_records
      where kind = ${kind}
    )
    select id, title, left(plain_title(title), 200) = ${sameTitle} as "sameTitle",
      coalesce(source_url = ${source}, false) as "sameSource",
      ${address} <> '' and coalesce(plain_address(address) = plain_address(${address}), false) as "sameAddress"
    from candidates limit 500`,
  );
  const nearly = (other: Known) => areNearlyTheSame(other.title, title);
  const certain = known.find(
    (other) => other.sameSource || other.sameTitle || (other.sameAddress && nearly(other)),
  );
  if (certain) return { id: certain.id, title: certain.title, isCertain: true };
  const perhaps = known.find((other) => other.sameAddress && hasPath(address)) ?? known.find(nearly);
  return perhaps
    ? { id: perhaps.id, title: perhaps.title, isCertain: kind === "colleges" && perhaps.sameAddress }
    : null;
}

/** A bare home page may stand for many opportunities; colleges have nothing else. */
const hasPath = (address: string) => (URL.parse(address)?.pathname ?? "/").length > 1;
