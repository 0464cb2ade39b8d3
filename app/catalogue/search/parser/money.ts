import { lookUp } from "#app/shared/forms/lookup.ts";
import { type Meaning, meaning, type TypedMoney } from "./meaning.ts";

const currencies: Record<string, string | null> = {
  ksh: "KES",
  kshs: "KES",
  kes: "KES",
  "kenya shillings": "KES",
  ugx: "UGX",
  ush: "UGX",
  "uganda shillings": "UGX",
  shillings: null,
  shilling: null,
  bob: "KES",
  naira: "NGN",
  ngn: "NGN",
  cedis: "GHS",
  cedi: "GHS",
  ghs: "GHS",
  ghc: "GHS",
  birr: "ETB",
  etb: "ETB",
  dollars: "USD",
  dollar: "USD",
  usd: "USD",
  euros: "EUR",
  euro: "EUR",
  eur: "EUR",
  pounds: "GBP",
  gbp: "GBP",
  rand: "ZAR",
};
const thousand = 1_000;
const million = 1_000_000;
const times: Record<string, number> = { k: thousand, thousand, m: million, million, millions: million };
const periods: Record<string, TypedMoney["per"]> = {
  semester: "semester",
  sem: "semester",
  term: "trimester",
  trimester: "trimester",
  year: "year",
  annum: "year",
  month: "month",
};
const oneOf = (words: Record<string, unknown>) => Object.keys(words).join("|");
const amount = new RegExp(
  [
    "^(?:(under|below|less than|not more than|maximum|max|at most|up to|cheaper than)|over|above|more than|at least|about|around|worth(?: over)?)?",
    ` ?(?:(${oneOf(currencies)}) ?)?`,
    `(\\d+(?:\\.\\d+)?)(?: ?(${oneOf(times)}))?\\b`,
    `(?: (${oneOf(currencies)})\\b)?`,
    `(?: (?:per|a|an|every|each) (${oneOf(periods)})\\b)?`,
  ].join(""),
  "i",
);
/** A bare number may be a year, a mark or a class: "under 5000" is money. */
const leastAlone = 1_000;
const mostWords = 8;

/** The money that the words from a place on speak of, and in how many words. */
export function readMoney(keys: string[], place: number): { length: number; means: Meaning } | null {
  const found = amount.exec(keys.slice(place, place + mostWords).join(" "));
  const [all, most, before, number, size, behind, per] = found ?? [];
  if (!all || number === undefined) return null;
  const value = Number(number) * (lookUp(times, size?.toLowerCase() ?? "") ?? 1);
  const named = (before ?? behind)?.toLowerCase();
  const isAlone = named === undefined && size === undefined;
  if (isAlone && (value < leastAlone || (!most && !per) || /^20[2-3]\d$/.test(number))) return null;
  const money: TypedMoney = {
    value,
    currency: named === undefined ? null : (lookUp(currencies, named) ?? null),
    per: lookUp(periods, per?.toLowerCase() ?? "") ?? null,
    isMost: most !== undefined,
  };
  return {
    length: all.trim().split(" ").length,
    means: meaning("amount", labelOf(money), { money }),
  };
}

const labelOf = ({ value, currency, per, isMost }: TypedMoney): string =>
  [isMost ? "At most" : "About", currency, value.toLocaleString("en"), per && `a ${per}`]
    .filter(Boolean)
    .join(" ");
