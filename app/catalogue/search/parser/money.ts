import { lookUp } from "#app/shared/forms/lookup.ts";
import { type Meaning, meaning, type ParsedPhrase, type TypedMoney } from "./meaning.ts";

const currencies: Record<string, string | null> = {
  ksh: "KES",
  kshs: "KES",
  kes: "KES",
  "kenya shillings": "KES",
  ugx: "UGX",
  ush: "UGX",
  "uganda shillings": "UGX",
  "ugandan shillings": "UGX",
  "kenyan shillings": "KES",
  "tanzanian shillings": "TZS",
  tzs: "TZS",
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
  // Not "cdf", which is the Constituency Development Fund in Kenya.
  cfa: "XOF",
  fcfa: "XOF",
  xof: "XOF",
  xaf: "XAF",
  bif: "BIF",
  euro: "EUR",
  eur: "EUR",
  pounds: "GBP",
  gbp: "GBP",
  rand: "ZAR",
  zar: "ZAR",
  rwf: "RWF",
};
/** A student who names a semester's fees studies there. */
const countries: Record<string, string> = {
  KES: "Kenya",
  UGX: "Uganda",
  NGN: "Nigeria",
  GHS: "Ghana",
  ETB: "Ethiopia",
  TZS: "Tanzania",
  ZAR: "South Africa",
  RWF: "Rwanda",
};
const homePoints = 10;
const numbers: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  "a hundred": 100,
  "one hundred": 100,
  "two hundred": 200,
  "three hundred": 300,
  "five hundred": 500,
  half: 0.5,
  "half a": 0.5,
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
  months: "month",
  yr: "year",
};
const oneOf = (words: Record<string, unknown>) => Object.keys(words).join("|");
const mostBefore =
  "under|below|less than|not more than|no more than|not above|maximum of|maximum|max|at most|up to|upto|cheaper than|within|not exceeding|budget of|budget|isiyozidi|chini ya|moins de";
const leastBefore = "over|above|more than|at least|minimum of|minimum|not less than|from|zaidi ya|plus de";
const paid =
  "that pays|that pay|which pays|paying|pays|pay|paid|that gives|giving|gives|worth|with allowance of|allowance of|stipend of|of";
/** Words that follow the amount. */
const leastBehind = "(?:and|or|na) (?:above|more|over|higher|upwards?|zaidi)|upwards?|et plus|ou plus";
const mostBehind = "(?:and|or) (?:below|less|lower|under)|max|maximum|at most|ou moins";
const amount = new RegExp(
  [
    `^(?:(${paid}) )?(?:(?:(${mostBefore})|(${leastBefore})|about|around|almost|roughly) ?)?`,
    `(?:(${oneOf(currencies)}) ?)?`,
    `(?:(\\d+(?:\\.\\d+)?)|(${oneOf(numbers)})(?= (?:${oneOf(times)})\\b))(?: ?(${oneOf(times)}))?\\b`,
    `(?: (${oneOf(currencies)})\\b)?`,
    `(?: (?:per|a|an|every|each|kwa|par) (${oneOf(periods)})\\b| (monthly|yearly|annually)\\b)?`,
    `(?: (${mostBehind})\\b| (${leastBehind})\\b)?`,
  ].join(""),
  "i",
);
const adverbs: Record<string, TypedMoney["per"]> = { monthly: "month", yearly: "year", annually: "year" };
/** A bare number may be a year, a mark or a class; "under 5000" is money. */
const leastAlone = 1_000;
const mostWords = 10;

/** Parses an amount of money from this word on; also returns the number of words. */
export function readMoney(keys: string[], place: number): { length: number; means: Meaning } | null {
  const found = amount.exec(keys.slice(place, place + mostWords).join(" "));
  const [all, pays, most, least, before, digits, word, size, behind, per, adverb, lower, upper] = found ?? [];
  if (!all || (digits === undefined && word === undefined)) return null;
  const isMost = (most ?? lower) !== undefined;
  const isLeast = (least ?? upper) !== undefined;
  const number = digits === undefined ? (lookUp(numbers, word?.toLowerCase() ?? "") ?? 0) : Number(digits);
  const value = number * (lookUp(times, size?.toLowerCase() ?? "") ?? 1);
  const named = (before ?? behind)?.toLowerCase();
  const isAlone = named === undefined && size === undefined;
  const isBounded = isMost || isLeast || pays !== undefined;
  const period = lookUp(periods, per?.toLowerCase() ?? "") ?? lookUp(adverbs, adverb?.toLowerCase() ?? "");
  if (isAlone && (value < leastAlone || (!isBounded && !period) || /^20[2-3]\d$/.test(digits ?? "")))
    return null;
  const currency = named === undefined ? null : (lookUp(currencies, named) ?? null);
  const money: TypedMoney = {
    value,
    currency,
    per: period ?? null,
    isMost,
    isLeast,
  };
  const home = lookUp(countries, currency ?? "");
  return {
    length: all.trim().split(" ").length,
    means: meaning("amount", labelOf(money), {
      money,
      prefers: home ? { [`country ${home}`]: homePoints } : {},
      kind: kindOf(money, pays !== undefined),
    }),
  };
}

/** Fees are per semester with an upper limit; funding is an award. */
function kindOf({ isMost, isLeast, per }: TypedMoney, isPaid: boolean): Meaning["kind"] {
  if (isPaid || isLeast) return null;
  return isMost || per === "semester" || per === "trimester" ? "colleges" : null;
}

const labelOf = ({ value, currency, per, isMost, isLeast }: TypedMoney): string =>
  [
    isMost ? "At most" : isLeast ? "At least" : "About",
    currency,
    value.toLocaleString("en"),
    per && `a ${per}`,
  ]
    .filter(Boolean)
    .join(" ");

const isFees = ({ means }: ParsedPhrase) =>
  means?.about === "money" && "covers tuition" in means.tags && means.narrows !== null;
const namesAwards = ({ means }: ParsedPhrase) => means?.kind === "scholarships" && means.about !== "amount";

/** "School fees 150k naira" means a college with such fees, "scholarship of 150k naira" an award. */
export function readFees(pieces: ParsedPhrase[]): ParsedPhrase[] {
  const money = pieces.find(({ means }) => means?.money);
  if (!money?.means || money.means.money?.isLeast || pieces.some(namesAwards)) return pieces;
  const isAboutFees = pieces.some(isFees);
  if (!isAboutFees && money.means.kind !== "colleges") return pieces;
  return pieces.map((piece) => {
    if (isFees(piece)) return { ...piece, means: meaning("small", null) };
    if (piece !== money || !piece.means?.money) return piece;
    const { money: typed } = piece.means;
    return {
      ...piece,
      means: {
        ...piece.means,
        label: labelOf({ ...typed, isMost: true }),
        money: { ...typed, isMost: true },
        kind: "colleges",
      },
    };
  });
}
