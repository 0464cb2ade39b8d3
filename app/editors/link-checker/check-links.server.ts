import { sql } from "drizzle-orm";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { publishRecords } from "#app/editors/catalogue/edit/publish-records.server.ts";
import { hasResponded, wellKnownSites } from "#app/shared/dependency-status/check-internet.ts";
import { requireInternet } from "#app/shared/dependency-status/require-internet.server.ts";
import type { JobTools } from "#app/shared/jobs.ts";
import type { FetchResult } from "#app/shared/outbound.ts";
import type { Database } from "#database/database.ts";
import { linkChecks } from "#database/schema/index.ts";
import { kinds } from "#database/schema/lists.ts";
import { asWorker } from "#database/viewer.ts";
import { hideDeadListings } from "./dead-listings.server.ts";
import { judgeLink, type LinkVerdict } from "./judge-link.ts";
import { type CheckedLink, listLinks } from "./list-links.server.ts";
import { unforeseen } from "./words.ts";

const anyPage = {
  accept: "text/html,application/xhtml+xml,*/*;q=0.5",
  types: /^text\/html\b|^application\/xhtml\+xml\b|^$/i,
};
/** Links per batch: each one is judged with the others of its batch. */
const batchSize = 20;

interface LinkCheckSummary {
  checked: number;
  /** Failed while most other hosts failed too, so the failure does not count. */
  unjudged: number;
  hidden: number;
  back: number;
  /** Dead, but too many to hide without an editor's decision. */
  toDecide: number;
}

interface LinkCheckOptions {
  signal?: AbortSignal | undefined;
  now?: () => Date;
  /** Well-known sites, to tell whether we are online. */
  sites?: readonly string[];
}

/**
 * Checks the official URL of everything that is open, and of listings hidden for a dead link. Failures that
 * may be our own outage don't count.
 */
export async function checkLinks(
  tools: Pick<JobTools, "db" | "outbound" | "log">,
  { signal, now = () => new Date(), sites = wellKnownSites }: LinkCheckOptions = {},
): Promise<LinkCheckSummary> {
  const { db, outbound, log } = tools;
  await requireInternet(tools, now(), sites);
  await asWorker(db, deleteOrphanedChecks);
  const done: LinkCheckSummary = { checked: 0, unjudged: 0, hidden: 0, back: 0, toDecide: 0 };
  /** The last batch after which we verified that we are online: once per batch is enough. */
  let onlineAfter: LinkResponse[] | null = null;
  const links = await asWorker(db, (own) => listLinks(own, now()));
  for (let at = 0; at < links.length; at += batchSize) await checkBatch(links.slice(at, at + batchSize));
  const { hidden, toDecide } = await asWorker(db, (own) => hideDeadListings(own, now()));
  if (toDecide > 0) log.warn({ toDecide }, "too many dead links to hide without an editor's decision");
  return { ...done, hidden, toDecide };

  /** Successes are stored at once, failures only when the other hosts of the batch are known. */
  async function checkBatch(batch: CheckedLink[]): Promise<void> {
    const looks: LinkResponse[] = [];
    const failed: { link: CheckedLink; judged: LinkVerdict }[] = [];
    for (const link of batch) {
      signal?.throwIfAborted();
      const response = await fetchLink(link);
      const judged = judgeLink(response);
      looks.push({ address: link.address, answer: response });
      if (judged.verdict === "dead" || !isWebAddress(link.address)) failed.push({ link, judged });
      else if (await asWorker(db, (own) => saveResponse(own, link, judged, now()))) done.back++;
      done.checked++;
    }
    for (const { link, judged } of failed) {
      if (await isHostToBlame(link, judged, looks))
        await asWorker(db, (own) => saveFailure(own, link, judged, now()));
      else done.unjudged++;
    }
  }

  /**
   * If a host responds that the page is gone, most other hosts must have responded too. If it doesn't respond,
   * well-known sites must respond after it as well, since our network may have failed in between.
   */
  async function isHostToBlame(
    { address }: CheckedLink,
    judged: LinkVerdict,
    looks: LinkResponse[],
  ): Promise<boolean> {
    const { checked, answered } = countOtherHosts(address, looks);
    const isAlone = checked < minHosts;
    const doMost = answered >= checked * minRespondingShare;
    if (judged.hasResponded && doMost && !isAlone) return true;
    if (onlineAfter !== looks) await requireInternet(tools, now(), sites);
    onlineAfter = looks;
    return isAlone || doMost;
  }

  /** One unexpected error must not stop the run. */
  async function fetchLink({ address }: CheckedLink): Promise<FetchResult> {
    try {
      return await outbound.fetchPublic(address, anyPage);
    } catch (error) {
      log.error({ err: error, address }, "checking a link failed");
      return { ok: false, reason: "broken", error: unforeseen };
    }
  }
}

/**
 * The first response publishes a hidden record again. Returns whether it did. "Last checked" is not renewed: the link works, but
 * the page was not read.
 */
async function saveResponse(
  db: Database,
  link: CheckedLink,
  judged: LinkVerdict,
  now: Date,
): Promise<boolean> {
  const { kind, id, isPublished } = link;
  const isThere = judged.verdict === "alive";
  const comesBack = !isPublished && (isThere || judged.hasResponded);
  await saveCheck(db, link, judged, now, isThere || comesBack ? sql`0` : sql`${linkChecks.failures}`);
  if (comesBack) await publishRecords(db, kind, [id]);
  return comesBack;
}

const saveFailure = (db: Database, link: CheckedLink, judged: LinkVerdict, now: Date) =>
  saveCheck(
    db,
    link,
    judged,
    now,
    sql`case when ${linkChecks.address} = ${link.address} then ${linkChecks.failures} + 1 else 1 end`,
    1,
  );

async function saveCheck(
  db: Database,
  { kind, id, address }: CheckedLink,
  { status, error }: LinkVerdict,
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

/** Deletes checks of records that no longer exist. */
async function deleteOrphanedChecks(db: Database): Promise<void> {
  for (const kind of kinds)
    await db.execute(
      sql`delete from link_checks where kind = ${kind} and not exists (select 1 from ${sql.identifier(kind)} as record where record.id = record_id)
        and not exists (select 1 from unpublished_records as waiting where waiting.id = record_id)`,
    );
}

interface LinkResponse {
  address: string;
  answer: FetchResult;
}

/** Fewer other hosts prove nothing. */
const minHosts = 3;

/** This share of them must respond; in a healthy catalogue, a few per cent don't. */
const minRespondingShare = 2 / 3;

/** How many other hosts were requested beside a link's own, and how many responded. */
function countOtherHosts(
  address: string,
  looks: readonly LinkResponse[],
): { checked: number; answered: number } {
  const own = hostOf(address);
  const hosts = new Map<string, boolean>();
  for (const look of looks) {
    const host = hostOf(look.address);
    if (host !== own) hosts.set(host, hosts.get(host) || hasResponded(look.answer));
  }
  return { checked: hosts.size, answered: [...hosts.values()].filter(Boolean).length };
}

const hostOf = (address: string) => URL.parse(address)?.host ?? "";
