import { eq, ne } from "drizzle-orm";
import { schoolPartnerships } from "#database/schema/index.ts";
import { settleAll } from "#database/settle-all.ts";
import type { MakeTile } from "../tile.ts";

/** Schools are promised an answer within two business days. */
export const partnershipsTile: MakeTile = async (db) => {
  const [waiting, others] = await settleAll([
    db.$count(schoolPartnerships, eq(schoolPartnerships.status, "new")),
    db.$count(schoolPartnerships, ne(schoolPartnerships.status, "new")),
  ]);
  return {
    title: "Partnership applications",
    facts: [
      { name: "New", value: waiting },
      { name: "Answered", value: others },
    ],
    to: "/admin/partnerships",
    needsAttention: waiting > 0,
  };
};
