import { desc } from "drizzle-orm";
import { paysInShort } from "#app/opportunities/card-facts.ts";
import { closingOf } from "#app/opportunities/closing.ts";
import { scholarshipCycle } from "#app/opportunities/closing-columns.server.ts";
import { cycleOf } from "#app/opportunities/cycle.ts";
import { stillOpen } from "#app/opportunities/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";

const shown = 5;

/** The five newest scholarships that are still open, with what decides a click. */
export async function listNewestScholarships(db: Database, today: string) {
  const { id, title, fieldOfStudy, amount, covers, amountValue, amountCurrency, amountPer } = scholarships;
  const newest = await db
    .select({
      shown: { id, title, fieldOfStudy },
      money: { amount, covers, amountValue, amountCurrency, amountPer },
      cycle: scholarshipCycle,
    })
    .from(scholarships)
    .where(stillOpen(scholarships.listedUntil, today))
    .orderBy(desc(scholarships.createdAt), desc(id))
    .limit(shown);
  return newest.map(({ shown, money, cycle }) => ({
    ...shown,
    pays: paysInShort(money),
    closing: closingOf(cycleOf(cycle), today),
  }));
}
