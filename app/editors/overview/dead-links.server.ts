import { and, eq, gt, lt } from "drizzle-orm";
import { deadLink, failuresToHide } from "#app/editors/freshness/words.ts";
import { linkChecks, unpublishedRecords } from "#database/schema/index.ts";
import type { MakeTile } from "./tile.ts";

/** Listings whose official page could not be reached: hidden after the third week. */
export const deadLinksTile: MakeTile = async (db) => {
  const failing = await db.$count(
    linkChecks,
    and(gt(linkChecks.failures, 0), lt(linkChecks.failures, failuresToHide)),
  );
  const hidden = await db.$count(unpublishedRecords, eq(unpublishedRecords.reason, deadLink));
  return {
    title: "Dead links",
    facts: [
      { name: "Failing", value: failing },
      { name: "Hidden", value: hidden },
    ],
    to: "/admin/catalogue/scholarships?state=unpublished",
    needsAttention: hidden > 0,
  };
};
