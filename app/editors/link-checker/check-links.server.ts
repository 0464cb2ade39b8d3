import { sql } from "drizzle-orm";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { publishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { setCheckedAt } from "#app/editors/catalogue/edit/set-checked-at.server.ts";
import { wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import { requireInternet } from "#app/shared/dependency-status/require-internet.server.ts";
import type { JobTools } from "#app/shared/jobs.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { linkChecks } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";
import { hideDeadListings } from "./dead-listings.server.ts";
import { type Judged, judgeLink } from "./judge-link.ts";
import { type Link, listLinks } from "./list-links.server.ts";
import { enoughNeighbours, fewestNeighbours, type Look, neighboursOf } from "./neighbours.ts";
import { unforeseen } from "./words.ts";

const anything = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.5",
  types: /^text\/html\b|^application\/xhtml\+xml\b|^$/i,
};
/** So many links are each other's neighbours. */
const atOnce = 20;

interface LinksChecked {
  checked: number;
  /** Failed while the hosts around them failed too, so that nothing is held against them. */
  unjudged: number;
  hidden: number;
  back: number;
  /** Dead, but too many to hide without an editor's word. */
  toDecide: number;
}

interface How {
  signal?: AbortSignal | undefined;
  now?: () => Date;
  /** Sites that show whether the world can be reached. */
  sites?: readonly string[];
}

/**
 * Looks at the official address of everything that is open, one after the other, and at those that were hidden for a dead one. What
 * may be an outage of ours is held against nobody.
 */
export async function checkLinks(
  tools: Pick<JobTools, "db" | "outbound" | "log">,
  { signal, now = () => new Date(), sites = wellKnownSites }: How = {},
): Promise<LinksChecked> {
  const { db, outbound, log } = tools;
  await requireInternet(tools, now(), sites);
  await asWorker(db, forgetGone);
  const done: LinksChecked = { checked: 0, unjudged: 0, hidden: 0, back: 0, toDecide: 0 };
  /** The batch after which the world was asked for last: once is enough for all of its failures. */
  let worldSeenAfter: Look[] | null = null;
  const links = await asWorker(db, (own) => listLinks(own, now()));
  for (let at = 0; at < links.length; at += atOnce) await checkBatch(links.slice(at, at + atOnce));
  const { hidden, toDecide } = await asWorker(db, (own) => hideDeadListings(own, now()));
  if (toDecide > 0) log.warn({ toDecide }, "so many links are dead that an editor has to decide");
  return { ...done, hidden, toDecide };

  /** An answer is noted at once; a failure only when it is known how its neighbours fared. */
  async function checkBatch(batch: Link[]): Promise<void> {
    const looks: Look[] = [];
    const failed: { link: Link; judged: Judged }[] = [];
    for (const link of batch) {
      signal?.throwIfAborted();
      const answer = await lookAt(link);
      const judged = judgeLink(answer);
      looks.push({ address: link.address, answer });
      if (judged.verdict === "dead" || !isWebAddress(link.address)) failed.push({ link, judged });
      else if (await asWorker(db, (own) => noteAnswer(own, link, judged, now()))) done.back++;
      done.checked++;
    }
    for (const { link, judged } of failed) {
      if (await doNeighboursAnswer(link, judged, looks))
        await asWorker(db, (own) => noteFailure(own, link, judged, now()));
      else done.unjudged++;
    }
  }

  /**
   * A host that says itself that its page is gone needs most of its neighbours to answer, a silent one the well-known sites too, asked
   * after it: the neighbours may have answered before the network went away.
   */
  async function doNeighboursAnswer({ address }: Link, judged: Judged, looks: Look[]): Promise<boolean> {
    const { asked, answered } = neighboursOf(address, looks);
    const isAlone = asked < fewestNeighbours;
    const doMost = answered >= asked * enoughNeighbours;
    if (judged.hasResponded && doMost && !isAlone) return true;
    if (worldSeenAfter !== looks) await requireInternet(tools, now(), sites);
    worldSeenAfter = looks;
    return isAlone || doMost;
  }

  /** One link that nobody foresaw must not keep the others from being looked at. */
  async function lookAt({ address }: Link): Promise<FetchResult> {
    try {
      return await outbound.fetchPublic(address, anything);
    } catch (problem) {
      log.error({ err: problem, address }, "a link could not be looked at");
      return { ok: false, reason: "broken", error: unforeseen };
    }
  }
}

/** The first sign of life shows a hidden record again. Says whether it did. */
async function noteAnswer(db: Database, link: Link, judged: Judged, now: Date): Promise<boolean> {
  const { kind, id, isPublished } = link;
  const isThere = judged.verdict === "alive";
  const comesBack = !isPublished && (isThere || judged.hasResponded);
  await note(db, link, judged, now, isThere || comesBack ? sql`0` : sql`${linkChecks.failures}`);
  if (comesBack) await publishRecords(db, kind, [id]);
  if (isThere) await setCheckedAt(db, kind, id, now);
  return comesBack;
}

const noteFailure = (db: Database, link: Link, judged: Judged, now: Date) =>
  note(
    db,
    link,
    judged,
    now,
    sql`case when ${linkChecks.address} = ${link.address} then ${linkChecks.failures} + 1 else 1 end`,
    1,
  );

async function note(
  db: Database,
  { kind, id, address }: Link,
  { status, error }: Judged,
  now: Date,
  failures: ReturnType<typeof sql>,
  first = 0,
): Promise<void> {
  const seen = { address, status, error, checkedAt: now };
  await db
    .insert(linkChecks)
    .values({ kind, recordId: id, ...seen, failures: first })
    .onConflictDoUpdate({ target: [linkChecks.kind, linkChecks.recordId], set: { ...seen, failures } });
}

/** What is in neither place any more needs no note. */
async function forgetGone(db: Database): Promise<void> {
  for (const kind of kinds)
    await db.execute(
      sql`delete from link_checks where kind = ${kind} and not exists (select 1 from ${sql.identifier(kind)} as record where record.id = record_id)
        and not exists (select 1 from unpublished_records as waiting where waiting.id = record_id)`,
    );
}
