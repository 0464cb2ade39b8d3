import { checklistOf, countedFrom, type ToSend } from "#app/catalogue/dates/checklist.ts";
import type { ChecklistStep } from "#app/catalogue/dates/checklist-step.ts";
import { closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { type CycleColumns, cycleOf, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { areDatesReported } from "#app/catalogue/facts/evidence.ts";
import { moneyInWords } from "#app/catalogue/facts/money.ts";
import type { Evidence } from "#database/schema/facts.ts";
import type { FactRow } from "../facts/fact-row.ts";
import { factWords, tonightWords as words } from "../words.ts";

export interface TonightAnswer {
  answer: "yes" | "not yet" | "unsure";
  /** What is missing, or what to have ready. */
  why: string[];
  points: FactRow[];
  steps: ChecklistStep[];
  countedFrom: string | null;
  /** It may still open. */
  opensLater: boolean;
  /** Open, or usually open at this time of the year. */
  isMaybeOpen: boolean;
  knowsDates: boolean;
}

interface ApplicationColumns extends ToSend {
  applicationFee: number | null;
  applicationFeeCurrency: string | null;
  isOnline?: boolean | null;
  applyThrough?: string | null;
  /** How a college admits students. */
  admission?: string | null;
  evidence: Evidence[];
}

/**
 * Whether the application can be sent this evening from a phone, and what is missing. Unknown does not count as yes.
 */
export function tonightOf(record: CycleColumns & ApplicationColumns, today: string): TonightAnswer {
  const cycle = cycleOf(record);
  const { state } = cycleStatusOf(cycle, today);
  const isOnline = isSentOnline(record);
  const isReported = areDatesReported(record.evidence);
  const isOpen = (state === "open" || state === "always") && !isReported;
  const isMaybeOpen = isReported || ["usually_open", "usually_closes", "unknown"].includes(state);
  const letters = lettersNeeded(record);
  const missing = [
    !isOpen && !isMaybeOpen && words.notOpen,
    isOnline === false && words.onPaper,
    letters > 0 && words.needsReferees(letters),
  ].filter((why) => why !== false);
  const doubts = [
    isMaybeOpen && words.maybeOpen,
    isOnline === null && words.maybeOnline,
    !record.documents && words.unknownDocuments,
  ].filter((why) => why !== false);
  const answer = missing.length > 0 ? "not yet" : doubts.length > 0 ? "unsure" : "yes";
  return {
    answer,
    why: answer === "yes" ? [words.haveReady] : [...missing, ...doubts],
    points: [
      { name: words.isOpen, value: closingLabelOf(cycle, today).text },
      { name: words.isOnline, value: onlineInWords(isOnline) },
      { name: words.isFree, value: feeInWords(record) },
    ],
    steps: checklistOf(record, cycle, today),
    countedFrom: countedFrom(cycle, today),
    opensLater: !isOpen,
    isMaybeOpen: state === "open" || state === "always" || state === "usually_open",
    knowsDates: state !== "unknown",
  };
}

/** How many people have to write a letter: at least one if the documents name one. */
const lettersNeeded = ({ referees, documents }: ToSend): number =>
  referees ?? Number(documents?.some((name) => /\b(?:reference|recommendation)/i.test(name)) ?? false);

/** Systems in which many colleges take applications, all of them on the web. */
const portals = /\b(?:online|portal|KUCCPS p|UCAS|OUAC|Common App|Common or|Studielink)/i;

/** A portal in the record says how to apply. */
const isSentOnline = ({ isOnline, applyThrough, admission }: ApplicationColumns): boolean | null =>
  isOnline ?? (portals.test(`${applyThrough ?? ""} ${admission ?? ""}`) ? true : null);

const onlineInWords = (isOnline: boolean | null): string =>
  isOnline === null ? factWords.notStated : isOnline ? words.yesOnline : words.noOnline;

function feeInWords({ applicationFee, applicationFeeCurrency }: ApplicationColumns): string {
  if (applicationFee === null) return factWords.notStated;
  if (applicationFee === 0) return words.yesFree;
  const fee = { value: applicationFee, currency: applicationFeeCurrency ?? "", per: null };
  return words.notFree(moneyInWords(fee));
}
