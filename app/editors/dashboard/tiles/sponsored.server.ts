import { and, eq, isNotNull } from "drizzle-orm";
import { sponsoredListings, sponsoredRequests } from "#database/schema/index.ts";
import type { MakeTile } from "../tile.ts";

export const sponsoredTile: MakeTile = async (db) => {
  const { state, confirmedAt } = sponsoredRequests;
  const toApprove = await db.$count(sponsoredRequests, and(eq(state, "waiting"), isNotNull(confirmedAt)));
  return {
    title: "Sponsored listings",
    facts: [
      { name: "To approve", value: toApprove },
      { name: "Active", value: await db.$count(sponsoredListings, eq(sponsoredListings.isActive, true)) },
    ],
    to: "/admin/sponsored",
    needsAttention: toApprove > 0,
  };
};
