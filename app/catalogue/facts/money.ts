import { lookUp } from "#app/shared/forms/lookup.ts";
import { language } from "#app/shared/languages/language.ts";
import type { moneyPeriods } from "#database/schema/lists.ts";
import { moneyWords as says } from "./money-words.ts";

export interface Money {
  value: number;
  currency: string;
  per: (typeof moneyPeriods)[number] | null;
}

/** Units of a currency for one US dollar, with the date of the rate. */
export interface Rate {
  currency: string;
  perDollar: number;
  dated: string;
}

const inFigures = (value: number) => value.toLocaleString(language(), { maximumFractionDigits: 2 });

const inPeriod = (sum: string, per: Money["per"]) => (per && per !== "once" ? says.per(sum, per) : sum);

/** "KES 120,000 a year"; "Free" for nothing. */
export const moneyInWords = ({ value, currency, per }: Money): string =>
  value === 0 ? says.free : inPeriod(says.sum(currency, inFigures(value)), per);

/** "KES 120,000 to 400,000 a year". One bound may be missing. */
export function rangeInWords(
  from: number | null | undefined,
  to: number | null | undefined,
  of: Omit<Money, "value">,
): string {
  const [least, most] = [from ?? null, to ?? null];
  if (least === null || most === null || least === most) {
    const value = least ?? most ?? 0;
    const sum = moneyInWords({ ...of, value });
    if (value === 0) return sum;
    return least === null ? says.upTo(sum) : most === null ? says.from(sum) : sum;
  }
  return inPeriod(says.range(of.currency, inFigures(least), inFigures(most)), of.per);
}

const eachOf = (currency: string, countries: readonly string[]) =>
  Object.fromEntries(countries.map((country) => [country, currency]));

const currencies: Readonly<Record<string, string>> = {
  Kenya: "KES",
  Nigeria: "NGN",
  Ghana: "GHS",
  Ethiopia: "ETB",
  Uganda: "UGX",
  Tanzania: "TZS",
  Rwanda: "RWF",
  Burundi: "BIF",
  "Democratic Republic of the Congo": "CDF",
  ...eachOf("XOF", [
    "Benin",
    "Burkina Faso",
    "Côte d'Ivoire",
    "Guinea-Bissau",
    "Mali",
    "Niger",
    "Senegal",
    "Togo",
  ]),
  ...eachOf("XAF", [
    "Cameroon",
    "Central African Republic",
    "Chad",
    "Equatorial Guinea",
    "Gabon",
    "Republic of the Congo",
  ]),
};

/** The currency of a country; undefined if it isn't known. */
export const currencyOf = (country: string): string | undefined => lookUp(currencies, country);

/** The approximate amount in the reader's currency and in dollars, with the date of the rates; empty without a rate. */
export function inOtherCurrencies(
  money: Money,
  rates: Rate[],
  country: string | null,
): { text: string; dated: string } | null {
  const rateOf = (currency: string) => rates.find((rate) => rate.currency === currency);
  const own = rateOf(money.currency);
  if (!own || money.value === 0) return null;
  const wanted = [country && currencyOf(country), "USD"].filter((one) => one && one !== money.currency);
  const found = [...new Set(wanted)].flatMap((currency) => rateOf(currency as string) ?? []);
  if (found.length === 0) return null;
  const about = found.map((rate) => {
    const value = roundly((money.value / own.perDollar) * rate.perDollar);
    return moneyInWords({ value, currency: rate.currency, per: null });
  });
  const dated = [own, ...found].map((rate) => rate.dated).sort()[0] ?? own.dated;
  return { text: inPeriod(says.about(about), money.per), dated };
}

/** Rounded to two significant figures: the rates are approximate. */
function roundly(value: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(value)) - 1, 0);
  return Math.round(value / unit) * unit;
}
