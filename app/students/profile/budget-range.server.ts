import { eq } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { currencyRates } from "#database/schema/index.ts";
import type { budgetRanges } from "#database/schema/lists.ts";

type BudgetRange = (typeof budgetRanges)[number];

interface Budget {
  budgetRange: BudgetRange | null;
  budgetValue: number | null;
  budgetCurrency: string | null;
}

/** The chosen range in dollars, or the range that a budget in another currency converts to. */
export async function budgetRangeOf(
  db: Database,
  { budgetRange, budgetValue, budgetCurrency }: Budget,
): Promise<BudgetRange | null> {
  if (budgetRange || budgetValue === null || !budgetCurrency) return budgetRange;
  const [rate] = await db.select().from(currencyRates).where(eq(currencyRates.currency, budgetCurrency));
  return rate ? rangeOf(budgetValue / rate.perDollar) : null;
}

function rangeOf(dollars: number): BudgetRange {
  if (dollars < 5_000) return "0-5000";
  if (dollars < 10_000) return "5000-10000";
  return dollars < 20_000 ? "10000-20000" : "20000+";
}
