import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type colleges, currencyRates, type internships, type scholarships } from "#database/schema/index.ts";
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

const timesOf = (per: SQLWrapper): SQL => {
  const cases = Object.entries(timesAYear).map(([name, times]) => sql`when ${name} then ${times}::numeric`);
  return sql`(case ${per} ${sql.join(cases, sql` `)} else 1 end)`;
};

/** What it pays in a year, in cents of a US dollar. */
export function worthOf(table: typeof scholarships | typeof internships): SQL<string> {
  const { amountValue, amountCurrency, amountPer } = table;
  const { currency, perDollar } = currencyRates;
  const times = timesOf(amountPer);
  const rate = sql`(select ${perDollar} from ${currencyRates} where ${currency} = ${amountCurrency})`;
  return sql`case when ${amountValue} is null then ${unknownWorth}::numeric else
    least(coalesce(round(100 * ${amountValue} * ${times} / ${rate}), ${unknownWorth}::numeric), ${mostWorth}::numeric) end`;
}

/** How far a year's fees, of students at home where they are known, stay below any: what costs least is worth most. */
export function cheapnessOf({ fees }: typeof colleges): SQL<string> {
  const { currency, perDollar } = currencyRates;
  const least = sql`coalesce((fee->>'min')::numeric, (fee->>'max')::numeric)`;
  const cents = sql`(
    select round(100 * ${least} * ${timesOf(sql`fee->>'per'`)} / ${perDollar})
    from jsonb_array_elements(${fees}) as fee join ${currencyRates} on ${currency} = fee->>'currency'
    where ${least} is not null order by fee->>'who' = 'home' desc, 1 limit 1)`;
  return sql`coalesce(${mostWorth}::numeric - least(${cents}, ${mostWorth}::numeric), ${unknownWorth}::numeric)`;
}
