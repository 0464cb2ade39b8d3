import { z } from "zod";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requiredText } from "#app/shared/forms/fields.server.ts";
import { dollar, rules } from "./rules.ts";
import { labels, problems } from "./words.ts";

const { min, max } = rules.perDollar;

/** A rate from a form or a file. The names are the columns of `currency_rates`. */
export const rate = z
  .object({
    currency: requiredText({ ...rules.currency, minLength: 1, maxLength: 20 }, labels.currency.toLowerCase())
      .transform((text) => text.toUpperCase())
      .refine((text) => /^[A-Z]{3}$/.test(text), problems.currency),
    perDollar: z
      .string({ error: problems.perDollar })
      .transform((text) => text.replaceAll(/[,\s]/g, ""))
      .refine((text) => /^\d{1,10}(\.\d{1,6})?$/.test(text), problems.perDollar)
      .transform(Number)
      .refine((figure) => figure >= min && figure <= max, problems.perDollar),
    dated: requiredText({ ...rules.dated, minLength: 1 }, "the date of the rate").refine(
      isPast,
      problems.dated,
    ),
    source: requiredText(rules.source, "where it was read"),
  })
  .refine(({ currency, perDollar }) => currency !== dollar || perDollar === 1, {
    path: ["perDollar"],
    message: problems.dollar,
  });

export type RateFacts = z.output<typeof rate>;

/** A year, a month or a day in the past. */
function isPast(text: string): boolean {
  if (!/^\d{4}(-\d\d(-\d\d)?)?$/.test(text) || text < "1990") return false;
  const whole = text + "2000-01-01".slice(text.length);
  const day = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(whole) && whole <= todayInUtc();
}
