import { eq, ne } from "drizzle-orm";
import { countRows } from "#database/ask.ts";
import { schoolPartnerships } from "#database/schema/index.ts";
import type { MakeTile } from "./tile.ts";

/** A school was promised an answer within two business days. */
export const partnershipsTile: MakeTile = async (db) => {
  const [waiting, others] = await Promise.all([
    countRows(db, schoolPartnerships, eq(schoolPartnerships.status, "new")),
    countRows(db, schoolPartnerships, ne(schoolPartnerships.status, "new")),
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
