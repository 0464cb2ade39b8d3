import { sql } from "drizzle-orm";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { queryRows } from "#database/query-rows.ts";
import { kinds } from "#database/schema/lists.ts";
import { deadLink } from "./words.ts";

export interface CheckedLink {
  kind: Kind;
  id: string;
  address: string;
  isPublished: boolean;
}

/** Links checked this recently are skipped, so that a killed run resumes. */
const recheckAfterDays = 6;

export const linkColumn: Record<Kind, string> = {
  scholarships: "application_url",
  colleges: "website_url",
  internships: "application_url",
};

/** Links of everything that is open, and of listings hidden for a dead link. */
export async function listLinks(db: Database, now: Date): Promise<CheckedLink[]> {
  const links: CheckedLink[] = [];
  for (const kind of kinds) links.push(...(await listLinksOfKind(db, kind, now)));
  return links;
}

function listLinksOfKind(db: Database, kind: Kind, now: Date): Promise<CheckedLink[]> {
  const column = linkColumn[kind];
  const address = sql`record.${sql.identifier(column)}`;
  return queryRows<CheckedLink>(
    db,
    sql`
    with links as (
      select record.id, ${address} as address, true as "isPublished" from ${sql.identifier(kind)} as record
      where ${address} <> '' and ${stillOpen(sql`record.listed_until`, todayInUtc(now))}
      union all
      select id, coalesce(record->>${column}, ''), false from unpublished_records
      where kind = ${kind} and reason = ${deadLink}
    )
    select ${kind}::text as kind, links.* from links
    left join link_checks as looked on looked.kind = ${kind} and looked.record_id = links.id
      and looked.address = links.address and looked.checked_at > ${checkedSince(now)}
    where looked.record_id is null
    order by links.id`,
  );
}

export const checkedSince = (now: Date) =>
  new Date(now.getTime() - recheckAfterDays * 86_400_000).toISOString();
