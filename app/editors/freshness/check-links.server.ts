import { sql } from "drizzle-orm";
import type { ErrandTools } from "#app/common/errands.ts";
import type { Fetched } from "#app/common/outside.ts";
import { publishRecords, unpublishRecords } from "#app/editors/catalogue/publish-records.server.ts";
import { noteChecked } from "#app/editors/scraper/finds/keep-find.server.ts";
import type { Kind } from "#app/opportunities/kinds.ts";
import { isWebAddress } from "#app/opportunities/web-address.ts";
import { ask } from "#database/ask.ts";
import type { Database } from "#database/database.ts";
import { linkChecks } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";
import { judgeLink } from "./judge-link.ts";
import { deadLink, failuresToHide, unforeseen } from "./words.ts";

const anything = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.5",
  types: /^text\/html\b|^application\/xhtml\+xml\b|^$/i,
};
const addressColumn: Record<Kind, string> = {
  scholarships: "application_url",
  colleges: "website_url",
  internships: "application_url",
};
/** Looked at within so many days is looked at: a run that was killed goes on with the others. */
const freshDays = 6;
const atOnce = 20;

interface Link {
  kind: Kind;
  id: string;
  address: string;
  isPublished: boolean;
}

export interface LinksChecked {
  checked: number;
  hidden: number;
  back: number;
}

/** Looks at the official address of everything that is open, one after the other, and at those that were hidden for a dead one. */
export async function checkLinks(
  { db, outside, log }: Pick<ErrandTools, "db" | "outside" | "log">,
  signal?: AbortSignal,
  now: () => Date = () => new Date(),
): Promise<LinksChecked> {
  const done: LinksChecked = { checked: 0, hidden: 0, back: 0 };
  await asWorker(db, forgetGone);
  for (const kind of kinds) {
    for (
      let links = await nextLinks(db, kind, now());
      links.length > 0;
      links = await nextLinks(db, kind, now())
    ) {
      for (const link of links) {
        signal?.throwIfAborted();
        const answer = await lookAt(link);
        const became = await asWorker(db, (own) => noteAnswer(own, link, judgeLink(answer), now()));
        done.checked++;
        if (became) done[became]++;
      }
    }
  }
  return done;

  /** One link that nobody foresaw must not keep the others from being looked at. */
  async function lookAt({ address }: Link): Promise<Fetched> {
    try {
      return await outside.fetchPublic(address, anything);
    } catch (problem) {
      log.error({ err: problem, address }, "a link could not be looked at");
      return { ok: false, reason: "broken", error: unforeseen };
    }
  }
}

async function nextLinks(db: Database, kind: Kind, now: Date): Promise<Link[]> {
  const column = addressColumn[kind];
  const isOpen = kind === "colleges" ? sql`true` : sql`not record.has_closed`;
  const before = new Date(now.getTime() - freshDays * 86_400_000).toISOString();
  const links = await asWorker(db, (own) =>
    ask<Link>(
      own,
      sql`
      with links as (
        select record.id, record.${sql.identifier(column)} as address, true as "isPublished" from ${sql.identifier(kind)} as record
        where record.${sql.identifier(column)} <> '' and ${isOpen}
        union all
        select id, record->>${column}, false from unpublished_records where kind = ${kind} and reason = ${deadLink}
      )
      select ${kind}::text as kind, links.* from links
      where not exists (select 1 from link_checks as looked where looked.kind = ${kind} and looked.record_id = links.id
        and looked.address = links.address and looked.checked_at > ${before})
      order by links.id limit ${atOnce}`,
    ),
  );
  return links.map((link) => ({ ...link, address: link.address ?? "" }));
}

/** Three failures in a row hide a record; the first sign of life shows it again. */
async function noteAnswer(
  db: Database,
  { kind, id, address, isPublished }: Link,
  { verdict, status, error }: ReturnType<typeof judgeLink>,
  now: Date,
): Promise<"hidden" | "back" | null> {
  const failing = verdict === "dead" || !isWebAddress(address);
  const [noted] = await db
    .insert(linkChecks)
    .values({ kind, recordId: id, address, failures: failing ? 1 : 0, status, error, checkedAt: now })
    .onConflictDoUpdate({
      target: [linkChecks.kind, linkChecks.recordId],
      set: {
        address,
        status,
        error,
        checkedAt: now,
        failures: failing
          ? sql`case when ${linkChecks.address} = ${address} then ${linkChecks.failures} + 1 else 1 end`
          : verdict === "alive"
            ? 0
            : sql`${linkChecks.failures}`,
      },
    })
    .returning({ failures: linkChecks.failures });
  if (verdict === "alive") {
    if (!isPublished) await publishRecords(db, kind, [id]);
    await noteChecked(db, kind, id, now);
    return isPublished ? null : "back";
  }
  if (!isPublished || !failing || (noted?.failures ?? 0) < failuresToHide) return null;
  await unpublishRecords(db, kind, [id], deadLink);
  return "hidden";
}

/** What is in neither place any more needs no note. */
async function forgetGone(db: Database): Promise<void> {
  for (const kind of kinds)
    await db.execute(
      sql`delete from link_checks where kind = ${kind} and not exists (select 1 from ${sql.identifier(kind)} as record where record.id = record_id)
        and not exists (select 1 from unpublished_records as waiting where waiting.id = record_id)`,
    );
}
