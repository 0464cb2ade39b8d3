import { and, eq, gt, lt } from "drizzle-orm";
import { listDeadListings } from "#app/editors/link-checker/dead-listings.server.ts";
import { deadLink, failuresToHide } from "#app/editors/link-checker/words.ts";
import { linkChecks, unpublishedRecords } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import type { MakeTile } from "../tile.ts";

/** Listings whose official page does not respond; hidden after three weeks. */
export const deadLinksTile: MakeTile = async (db) => {
  const isFailing = and(gt(linkChecks.failures, 0), lt(linkChecks.failures, failuresToHide));
  const [failing, hidden] = await settleAll([
    db.$count(linkChecks, isFailing),
    db.$count(unpublishedRecords, eq(unpublishedRecords.reason, deadLink)),
  ]);
  const toDecide = (await listDeadListings(db)).length;
  return {
    title: "Dead links",
    facts: [
      { name: "Failing", value: failing },
      ...(toDecide > 0 ? [{ name: "For you to decide", value: toDecide }] : []),
      { name: "Hidden", value: hidden },
    ],
    to: "/admin/links",
    needsAttention: hidden + toDecide > 0,
  };
};
