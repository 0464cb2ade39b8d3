import { paymentSignals } from "./payment-signals.ts";
import { pressureSignals } from "./pressure-signals.ts";
import type { Signal } from "./signal.ts";

export type SignalName = keyof typeof signs;

const signs = { ...paymentSignals, ...pressureSignals } satisfies Record<string, Signal>;

export interface FoundSignal {
  name: SignalName;
  weight: number;
  /** The words that matched. */
  quote: string;
}

/** The signs in a message, each once, the most serious first. */
export function findSignals(sentences: readonly string[], hasOfficialAddress: boolean): FoundSignal[] {
  return Object.entries<Signal>(signs)
    .filter(([, sign]) => !(hasOfficialAddress && sign.onlyWithoutOfficial))
    .flatMap(([name, { weight, withOfficial = weight, patterns }]) => {
      const quote = sentences.find((sentence) => patterns.some((pattern) => asserts(sentence, pattern)));
      if (quote === undefined) return [];
      return [
        {
          name: name as SignalName,
          weight: hasOfficialAddress ? withOfficial : weight,
          quote: shortened(quote),
        },
      ];
    })
    .sort((one, other) => other.weight - one.weight);
}

/** The text warns of fraud instead of committing it: "Beware of people who ask for a fee." */
const warns =
  /\b(beware|fraud(sters?|ulent)?|scammers?|impostors?|impersonat\w{1,10}|report (such|any|it|them)|warn(s|ing)?)\b/i;
/** Negated just before or just after: "no application fee", "the fee is waived". */
const deniedBefore =
  /\b(no|not|never|without|nobody|neither|nor|don't|doesn't|won't|cannot|can't|isn't|free of|instead of)(?: [\w']{1,30}){0,4} ?$/i;
const coveredBefore =
  /\b(covers?|covered|covering|includes?|including|reimburses?|refunds?|waives?|pays for|paid for|funds)\b/i;
const takenBack =
  /^ ?(waiver|is waived|are waived|waived|is free|is not|are not|isn't|will not|won't|never)\b/i;
/** The maximum length of a negation and the four words after it. */
const longestDenial = 160;
/** A new clause begins after these words. */
const turn = /\b(just|but|only|then|however|please|kindly)\b/gi;

function asserts(sentence: string, pattern: RegExp): boolean {
  if (warns.test(sentence)) return false;
  const found = pattern.exec(sentence);
  if (!found) return false;
  const before = sentence.slice(0, found.index).split(turn).at(-1)?.split(/[,:;]/) ?? [];
  const after = sentence.slice(found.index + found[0].length);
  return (
    !deniedBefore.test(before.at(-1)?.slice(-longestDenial) ?? "") &&
    !coveredBefore.test(
      before
        .join(",")
        .split(/[.;:!?]/)
        .at(-1) ?? "",
    ) &&
    !takenBack.test(after)
  );
}

const longestQuote = 160;
const shortened = (quote: string) =>
  quote.length > longestQuote ? `${quote.slice(0, longestQuote).trimEnd()}...` : quote;
