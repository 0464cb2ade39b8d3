import { desc } from "drizzle-orm";
import { paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { scholarshipCycle } from "#app/catalogue/dates/closing-columns.server.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { stillOpen } from "#app/catalogue/dates/still-open.server.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";

const shown = 5;

/** The five newest open scholarships. */
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
    closing: closingLabelOf(cycleOf(cycle), today),
  }));
}
