import { type SQL, sql } from "drizzle-orm";
import { currencyRates, type internships, type scholarships } from "#database/schema/index.ts";
import type { moneyPeriods } from "#database/schema/lists.ts";

/** How often it is paid in a year. What is paid once counts as a year's. */
const timesAYear: Record<(typeof moneyPeriods)[number], number> = {
  year: 1,
  semester: 2,
  trimester: 3,
  month: 12,
  week: 52,
  day: 365,
  once: 1,
};

/** No figure, or none that we can compare, comes behind those that pay nothing. */
const unknownWorth = -1;
/** Beyond any real one, and short enough for an address. */
const mostWorth = 10 ** 15;

/** What it pays in a year, in cents of a US dollar. */
export function worthOf(table: typeof scholarships | typeof internships): SQL<string> {
  const { amountValue, amountCurrency, amountPer } = table;
  const { currency, perDollar } = currencyRates;
  const cases = Object.entries(timesAYear).map(([per, times]) => sql`when ${per} then ${times}::numeric`);
  const times = sql`(case ${amountPer} ${sql.join(cases, sql` `)} else 1 end)`;
  const rate = sql`(select ${perDollar} from ${currencyRates} where ${currency} = ${amountCurrency})`;
  return sql`case when ${amountValue} is null then ${unknownWorth}::numeric else
    least(coalesce(round(100 * ${amountValue} * ${times} / ${rate}), ${unknownWorth}::numeric), ${mostWorth}::numeric) end`;
}
