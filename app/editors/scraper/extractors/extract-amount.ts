import { type ExtractedValue, evidenceAt } from "./finding.ts";
import { normaliseText } from "./normalise-text.ts";
import { isAboutAnother } from "./other-awards.ts";

interface ExtractedAmount {
  /** As the page writes it; amounts are never converted. */
  text: string;
  /** ISO 4217; null for words such as "Fully funded". */
  currency: string | null;
}

const currencyPatterns: [RegExp, string][] = [
  [/^(?:us ?\$|\$|usd|u\.s\. ?\$|us dollars?|dollars?)$/i, "USD"],
  [/^(?:€|eur|euros?)$/i, "EUR"],
  [/^(?:£|gbp|pounds?(?: sterling)?|british pounds?)$/i, "GBP"],
  [/^(?:ca ?\$|c ?\$|cad|canadian dollars?|dollars canadiens)$/i, "CAD"],
  [/^(?:au ?\$|a ?\$|aud|australian dollars?)$/i, "AUD"],
  [/^(?:chf|swiss francs?)$/i, "CHF"],
  [/^(?:ksh\.?|kshs\.?|kes|kenyan? shillings?|sh\.?)$/i, "KES"],
  [/^(?:ush\.?|ugx|ugandan? shillings?)$/i, "UGX"],
  [/^(?:tzs|tsh\.?)$/i, "TZS"],
  [/^(?:₦|n|ngn|naira)$/i, "NGN"],
  [/^(?:gh ?₵|gh ?¢|₵|ghs|ghc|ghana cedis?|cedis?)$/i, "GHS"],
  [/^(?:etb|birr|ብር)$/i, "ETB"],
  [/^(?:r|zar|rands?)$/i, "ZAR"],
  [/^(?:rwf|frw)$/i, "RWF"],
  [/^(?:f ?cfa|cfa|xof|xaf|francs? cfa)$/i, "XOF"],
  [/^(?:zmw)$/i, "ZMW"],
  [/^(?:mad|dirhams?)$/i, "MAD"],
  [/^(?:mwk|malawi kwachas?)$/i, "MWK"],
  [/^(?:bwp|pulas?)$/i, "BWP"],
  [/^(?:n ?\$|nad|namibian? dollars?)$/i, "NAD"],
  [/^(?:mzn|meticais)$/i, "MZN"],
  [/^(?:aoa|kwanzas?)$/i, "AOA"],
  [/^(?:r ?\$|brl|reais)$/i, "BRL"],
  [/^(?:dzd)$/i, "DZD"],
  [/^(?:tnd)$/i, "TND"],
  [/^(?:mga|ariary)$/i, "MGA"],
  [/^(?:nz ?\$|nzd)$/i, "NZD"],
  [/^(?:try|turkish liras?)$/i, "TRY"],
  [/^(?:nok|norwegian kroner)$/i, "NOK"],
  [/^(?:dkk|danish kroner)$/i, "DKK"],
  [/^(?:rm|myr|ringgit)$/i, "MYR"],
  [/^(?:cve|escudos?)$/i, "CVE"],
  [/^(?:egp)$/i, "EGP"],
  [/^(?:¥|jpy|yen)$/i, "JPY"],
  [/^(?:rmb|cny|yuan)$/i, "CNY"],
  [/^(?:sek|kronor)$/i, "SEK"],
  [/^(?:₹|inr|rs\.?)$/i, "INR"],
];

const number = "\\d{1,3}(?:(?:, ?|[ .])\\d{3}){1,4}(?:\\.\\d{2})?|\\d{1,12}(?:\\.\\d{1,2})?";
const thousands = "(?: ?(?:k|thousand)(?!\\p{L}))?";
const before =
  "u\\.s\\. ?\\$|us ?\\$|ca ?\\$|au ?\\$|nz ?\\$|[acnr] ?\\$|\\$|€|£|₦|gh ?[₵¢]|₵|¥|₹|(?:usd|eur|gbp|cad|aud|chf|kshs?\\.?|kes|ush\\.?|ugx|tzs|tsh\\.?|ngn|ghs|ghc|etb|birr|zar|rwf|frw|xof|xaf|zmw|egp|mad|mwk|bwp|nad|mzn|aoa|brl|dzd|tnd|mga|nok|dkk|myr|cve|jpy|rmb|cny|sek|inr|nzd|sgd|hkd|thb|huf|pln|czk|sar|aed|qar|mur|scr|szl|lsl|gmd|gnf|sll|lrd|bif|djf|sos|ssp|sdg|mru|kmf|idr|pkr|krw|sh\\.)(?: ?\\$)? ?|\\bsh(?=\\d{1,3},\\d{3})|\\btry(?= ?\\d{1,3}[, ]\\d{3})|\\brm(?= ?\\d{1,3}[, ]\\d{3})|\\b[nr](?=\\d{1,3}[, ]\\d{3})";
const behind =
  "ብር|usd|us dollars?|dollars canadiens|dollars?|eur|euros?|€|gbp|pounds?(?: sterling)?|cad|canadian dollars?|aud|australian dollars?|chf|swiss francs?|kes|kenyan? shillings?|ksh|ugx|ugandan? shillings?|tzs|ngn|naira|ghs|ghana cedis?|cedis?|etb|birr|zar|rands?|rwf|f ?cfa|francs? cfa|cfa|xof|xaf|zmw|egp|mad|dirhams?|mwk|malawi kwachas?|bwp|pulas?|nad|mzn|meticais|aoa|kwanzas?|brl|reais|dzd|tnd|mga|ariary|cve|escudos?|nok|dkk|myr|ringgit|jpy|yen|cny|rmb|yuan|sek|kronor|inr|nzd|turkish liras?|sgd|hkd|huf|forints?|pln|czk|sar|aed|qar|mur|gmd|gnf|bif|djf|krw";
const range = `(?: ?(?:-|to|and) ?(?:${before})? ?(?:${number})${thousands})?`;
const per =
  "(?:,? ?(?:per|a|an|each|every|par|por|/) ?(?:academic )?(?:year|annum|month|semester|session|quarter|trimester|term|week|day|student|person|scholar|recipient|child|an|mois|semestre|trimestre|ano|mês)| kwa (?:mwezi|mwaka|muhula|wiki|siku)|,? (?:annually|monthly|yearly|weekly|each(?! \\p{L})|mensais|anuais|p\\.?a\\.?|p\\.?m\\.?))?";
const amount = new RegExp(
  `(?<![\\w$€£₦])(?<most>up to |at least |from |over |a maximum of |at most |not more than |no more than |በወር |በዓመት )?(?:(?<sign>${before}) ?(?:${number})${thousands}(?!\\d)(?! ?(?:million|billion|bn|m\\b))${range}(?! ?(?:million|billion|bn|m\\b))(?: (?:${behind})(?![\\p{L}\\p{N}]))?|(?:${number})${thousands}${range} (?<name>${behind})(?![\\p{L}\\p{N}]))${per}`,
  "giu",
);

const isGiven =
  /(?<!\p{L})(?:worth|valued?(?: at)?|stipends?|grants?|awards?|awarded|receiv\w{1,10}|reçoi\p{L}{1,4}|receb\p{L}{1,4}|scholarships?|fellowships?|bursar\w{1,10}|prizes?|allowances?|fund(?:ing|ed)?|amount|benefits?|up to|provid\w{1,10}|offer\w{1,10}|bourses?|allocation|montant|indemnit\p{L}{1,5}|prise? en charge|pays?|paid|wages?|salary|remuneration|compensation|supports?(?: of)?|cover\w{0,10}|win|total(?:ling)? of|sum of|living|gets?|earns?|gives?|given|amounts? to|s'élèvent?|sponsorships?|entitled to|pay:|gratification|ré(?:munération|tribution)|garanti\p{L}{0,3}|touch\p{L}{1,6}|perç\p{L}{2,6}|percev\p{L}{1,5}|vers\p{L}{1,5}|bénéfici\p{L}{1,6}|subsídios?|valor|bolsas?|pagos?|salário|ufadhili|posho|kujikimu|\p{L}{0,4}(?:lipa|lipwa|pata|pewa|patiwa)|kiasi|mshahara)(?!\p{L})|(?:ይከፈ|ክፍያ|ይሰጣ|ድጎማ|በወር|የኪስ ገንዘብ)/iu;
const isTaken =
  /\b(?:application fee|fees? (?:of|is|are)|fee:|non-?refundable|income|revenue|turnover|budget|deposit|loan|cost(?:s|ing)? (?:of|is|are|about)|costs?:?|raised|penalty|fine of|earn(?:s|ing)? (?:less|more) than|earning|less than|charge|tuition (?:fees? )?(?:of|is|are|:)(?! (?:fully )?(?:waived|free|covered|paid))|bank statement|blocked account|proof of (?:funds|income)|rent|frais (?:de|d')|deduct|pay (?:a|an|us)|registration)\b[^.\n;]{0,90}$/i;

/** "… covers the cost of tuition and gives a stipend of …". */
const isGivenToo =
  /(?: and| et|,| plus) [^.\n;]{0,24}(?<!\p{L})(?:stipends?|allowances?|scholarships?|grants?|bursary|receiv\p{L}{1,4}|gets?|earns?|ré(?:munération|tribution)|allocation|indemnité|bourse|gratification|reçoi\p{L}{1,4})[^.\n;]{0,14}$/iu;

/** Groups that awards and employers often pay differently. */
const groups = [
  /\b(?:under-?graduates?|bachelor|licence|first[- ]degree|degree holders|with (?:a )?degrees?)/i,
  /\b(?:master|honours|mba|post-?graduate|graduate students)/i,
  /\b(?:ph\.?d|doctora)|thèse/i,
  /\bdiplomas?\b/i,
  /\b(?:certificates?|artisans?)\b/i,
  /\bresearch students?\b/i,
  /\bpost-?doc/i,
  /\b(?:secondary|high) schools?\b/i,
  /\b(?:universit(?:y|ies)|colleges?) students?\b|\b(?:tertiary|tvet)\b/i,
];

/**
 * The groups that receive a sum: named in its clause, in the heading above, or after it, as in "for master's students".
 * Empty if none is named.
 */
function groupOf(text: string, start: number, end: number, previousEnd: number, headed: string): string {
  const [line = "", above = ""] = text
    .slice(Math.max(previousEnd, start - 120, 0), start)
    .split("\n")
    .reverse();
  const clause = line.split(/[.;] /).at(-1) ?? "";
  const heading = /^\W{0,3}(?:up to |a |an )?$/i.test(clause) ? above.slice(-50) : "";
  const follows =
    /^[^.\n;]{0,12}?(?:for|pour|to|aux)(?: the| les?| la)? [^.\n;,]{0,30}/i.exec(
      text.slice(end, end + 70),
    )?.[0] ?? "";
  const words = `${clause} ${heading} ${follows}`;
  return groupsIn(words) || groupsIn(headed);
}

const groupsIn = (words: string) => groups.flatMap((group, at) => (group.test(words) ? [at] : [])).join();

/** "Master's level:", above the lines that say what master's students get. */
const groupHeading =
  /(?:^|\n)[^\p{L}\n]{0,4}(?:for )?((?:under-?graduates?|bachelor'?s?|licence|post-?graduates?|honours|master'?s?|ph\.?d|doctora(?:te|l|t|nts?)|diplomas?|certificates?)(?: (?:level|degrees?|students?|scholarships?|programmes?|studies|holders|candidates|tracks?|streams?|fellows?)){0,2}) ?:?(?=\n)/giu;
/** A heading is about the lines below it, not about the rest of the page. */
const maxHeaded = 400;

/** "It takes AUD 10,000 off the tuition fee." */
const isOff = /^ ?(?:a year )?off (?:the |your |their )?(?:tuition|fees)/i;

const fully =
  /\b(?:fully[- ]?(?:funded|sponsored|financed)|full(?:y)?[- ](?:scholarships?|ride|funding|bursary|school fees|tuition(?: (?:scholarship|waiver|fees?))?)|full cost of attendance|100 ?% (?:tuition|scholarship|funded)|(?<![\d.])[1-9]\d ?% (?:tuition (?:fees? )?|fees? )(?:waivers?|discounts?|reductions?|scholarships?)|all expenses? (?:paid|covered)|all[- ]expenses?[- ]paid|entièrement (?:financée?|prise? en charge)|totalement financée?|bourse (?:complète|intégrale))(?![\p{L}])/giu;
const notFully =
  /\b(?:not|n't|partial(?:ly)? or|no|non|pas|neither|nor|never|isn't|without|unlike|other|more|these|list of|than|all)(?: (?:a|an|be|is|are|currently|offered|as|any|the))? $/i;
/** "Fully funded scholarships in Canada" is the name of a list. */
const offers =
  /\b(?:offers?|offering|provides?|awards?|grants?|gives?|funds|offre|offrent|accorde|propose|are|is)(?: (?:a|an|up to|\d{1,5}|des|de|annual|several|some)){0,3} $/i;
const isList =
  /^ (?:\w{1,20} ){0,2}(?:scholarships|opportunities|programmes|programs|internships|fellowships|positions|bourses)\b/i;

const wordsFor = (phrase: string) =>
  /\d ?%/.test(phrase) && !/^100/.test(phrase)
    ? phrase
    : /tuition/i.test(phrase)
      ? "Full tuition"
      : /school fees/i.test(phrase)
        ? "Full school fees"
        : "Fully funded";

/** The award or pay in the page's own words. Fees, budgets and incomes don't count. */
export function extractAmount(source: string, title = ""): ExtractedValue<ExtractedAmount> | null {
  const text = normaliseText(source);
  let tuition: ExtractedValue<ExtractedAmount> | null = null;
  for (const whole of text.matchAll(fully)) {
    const end = whole.index + whole[0].length;
    if (notFully.test(text.slice(Math.max(0, whole.index - 30), whole.index))) continue;
    const isOffered = offers.test(text.slice(Math.max(0, whole.index - 40), whole.index));
    if (isList.test(text.slice(end, end + 70)) && whole.index > title.length && !isOffered) continue;
    if (title && isAboutAnother(text, whole.index, title)) continue;
    const found: ExtractedValue<ExtractedAmount> = {
      value: { text: wordsFor(whole[0]), currency: null },
      evidence: evidenceAt(text, whole.index, end),
      isSure: true,
    };
    if (found.value.text === "Fully funded") return found;
    tuition ??= found;
  }
  // A tuition waiver says less than the amount that is paid with it.
  return sumIn(text, title) ?? tuition;
}

function sumIn(text: string, title: string): ExtractedValue<ExtractedAmount> | null {
  let previousEnd = 0;
  let chosen: ExtractedValue<ExtractedAmount> | null = null;
  let chosenEnd = 0;
  const groupsPaid = new Set<string>();
  const headings = [...text.matchAll(groupHeading)];
  for (const match of text.matchAll(amount)) {
    const [start, end] = [match.index, match.index + match[0].length];
    // The words before the previous amount belong to that one.
    const from = Math.max(start - 90, previousEnd, 0);
    const headed = headings.findLast(({ index }) => index < start && start - index < maxHeaded)?.[1] ?? "";
    const group = groupOf(text, start, end, previousEnd, headed);
    previousEnd = end;
    const nearby = text.slice(from, start);
    const lineStart = start - nearby.length + nearby.lastIndexOf("\n") + 1;
    const sentence = text.slice(lineStart, start).replace(/^.{0,90}[.;!?] (?=[A-Z])/s, "");
    const follows = /^[^.\n;]{0,40}/.exec(text.slice(end, end + 40))?.[0] ?? "";
    const label =
      /(?:^|\n)([^\n:]{3,40}):?\n$/.exec(text.slice(Math.max(0, lineStart - 42), lineStart))?.[1] ?? "";
    const currency = currencyOf(match.groups?.sign ?? match.groups?.name ?? "");
    if (!currency || (isTaken.test(sentence) && !isGivenToo.test(sentence)) || isFee.test(follows)) continue;
    if (title && isAboutAnother(text, start, title)) continue;
    if (group) groupsPaid.add(group);
    if (chosen && groupsPaid.size > 1) return null;
    const between = text.slice(from, start);
    if (chosen && from > start - 90 && !/[.;\n]/.test(between) && isOfOthers.test(between)) return null;
    if (chosen) {
      if (!group && groupsPaid.size === 0 && start - chosenEnd > 90) return chosen;
      continue;
    }
    if (
      !isGiven.test(sentence + match[0]) &&
      !isGiven.test(follows) &&
      !isGiven.test(label) &&
      !isOff.test(follows) &&
      !isForLiving.test(follows)
    )
      continue;
    chosen = {
      value: {
        text: withPeriod(match[0].trim().replace(/^(?:from|over|at least) /i, ""), sentence),
        currency,
      },
      evidence: evidenceAt(text, start, end),
      isSure:
        isGiven.test(sentence) ||
        isGiven.test(label) ||
        /^ ?(?:scholarship|grant|award|prize|stipend|fellowship|bursary)/i.test(follows),
    };
    // "€1,200 for master's students, €1,800 for PhD students": there is no single amount.
    chosenEnd = end;
    if (groupsPaid.size > 1) return null;
  }
  return chosen;
}

/** "KSh 1,000 attachment fee", but not "£4,000 tuition fee discount". */
const isFee =
  /^,? (?:application|registration|processing|attachment|admission|administration|enrolment|training|interview) fees?\b|^[^.;]{0,30}\b(?:not|non-?) ?refundable/i;
/** "Students of universities get N100,000, students of polytechnics N80,000". */
const isOfOthers = /\b(?:students?|holders?|those|pupils|learners|winners?|runners?-up|prize|place)\b/i;
/** "USD 350 per month for upkeep", in a list of what the award pays. */
const isForLiving =
  /^(?: or \S{1,12})? (?:for|towards?|pour) (?:\w{1,10} ){0,2}(?:upkeep|living|subsistence|maintenance|housing|rent|accommodation|transport|meals|food|pocket money|logement)/i;

const periods: [RegExp, string][] = [
  [/(?<!\p{L})(?:monthly|mensuel(?:le)?|mensal)(?!\p{L})[^.\n;,]{0,45}$/iu, "per month"],
  [/(?<!\p{L})(?:annual|yearly|annuel(?:le)?|anual)(?!\p{L})[^.\n;,]{0,45}$/iu, "per year"],
];
const hasPeriod =
  /(?:month|year|annum|week|day|semester|session|quarter|term|mois|an|semestre|mês|ano|mensais|anuais|annually|monthly|yearly|weekly|p\.?[am]\.?)$/i;

/** "A monthly stipend of $500" is $500 per month. */
function withPeriod(sum: string, sentence: string): string {
  const period = hasPeriod.test(sum) ? undefined : periods.find(([words]) => words.test(sentence))?.[1];
  return period ? `${sum} ${period}` : sum;
}

function currencyOf(written: string): string | null {
  const name = written.trim().replace(/^([a-z]{3}) ?\$$/i, "$1");
  return currencyPatterns.find(([form]) => form.test(name))?.[1] ?? null;
}
