import { dayInWords, daysBetween, firstDayOf, lastDayOf, monthInWords } from "#app/shared/calendar/days.ts";
import { listNames, withColon } from "#app/shared/languages/formats.ts";
import type { Evidence } from "#database/schema/facts.ts";
import type { certainties } from "#database/schema/lists.ts";
import { evidenceWords as says } from "./evidence-words.ts";
import { isWebAddress } from "./web-address.ts";

/** Evidence with one of these words is about dates; the database uses the same list. "May" isn't in it, because it is also a verb. */
export const dateWords =
  "cycle|deadlines?|dates?|opens?|opened|opening|closes?|closed|closing|window|intakes?|round|rolling|calendar|january|february|march|april|june|july|august|september|october|november|december";

/** What a piece of evidence is about, by the words that editors use for it. */
const topics = {
  deadline: new RegExp(`\\b(${dateWords})\\b`, "i"),
  money: /\b(amounts?|fees?|tuition|pay|paid|pays|stipend|covers?|money|allowance|costs?|salary|loan)\b/i,
  who: /\b(who|eligib\w{1,9}|ages?|grades?|citizens?|countries|requirements?|entry|cut-?offs?|marks?)\b/i,
  how: /\b(documents?|essays?|interviews?|referees?|references|portal|steps|apply|application)\b/i,
};
type EvidenceTopic = keyof typeof topics;

const about = (evidence: Evidence[], topic: EvidenceTopic) =>
  evidence.filter(({ facts }) => topics[topic].test(facts));

/** A check of this year's dates is valid for this many days. */
const checkHoldsDays = 120;
const oldAfterDays = 365;
const bestFirst = ["official", "press", "aggregator", "visitor", "knowledge"];

/** Whether this year's dates were checked recently. */
export const isDeadlineChecked = (evidence: Evidence[], today: string): boolean =>
  !areDatesReported(evidence) &&
  about(evidence, "deadline").some(
    ({ checkedOn, source }) =>
      checkedOn && source !== "visitor" && daysBetween(checkedOn, today) <= checkHoldsDays,
  );

/** A visitor's report of the dates, if no better source has confirmed them since. */
function unconfirmedReport(evidence: Evidence[]): Evidence | null {
  const dated = about(evidence, "deadline").sort(byWorth);
  const report = dated.find(({ source }) => source === "visitor");
  if (!report) return null;
  const better = dated.slice(0, dated.indexOf(report));
  return better.every(({ checkedOn }) => (checkedOn ?? "") < (report.checkedOn ?? "")) ? report : null;
}

/** Whether the dates come from a visitor's report that no better source has confirmed since. */
export const areDatesReported = (evidence: Evidence[]): boolean => unconfirmedReport(evidence) !== null;

/** The best source of a group of facts. */
const bestAbout = (evidence: Evidence[], topic: EvidenceTopic): Evidence | undefined =>
  (topic === "deadline" && unconfirmedReport(evidence)) || about(evidence, topic).sort(byWorth)[0];

/** Where a group of facts was read: "Who can apply: from the official site, 3 October 2026". Null without a source. */
export function sourceOf(evidence: Evidence[], topic: EvidenceTopic, today: string): string | null {
  const best = bestAbout(evidence, topic);
  return best ? `${withColon(says.topics[topic])} ${sourceInWords(best, today)}` : null;
}

/**
 * A line for each source: "Deadline, Money: from the official site, 3 October 2026". Evidence that belongs to no group counts for all of
 * them. A record without evidence gets "not confirmed", so that every page names its source.
 */
export function sourceLines(evidence: Evidence[], today: string): string[] {
  const sources = (Object.keys(topics) as EvidenceTopic[]).flatMap((topic) => {
    const best = bestAbout(evidence, topic);
    return best ? [{ topic: says.topics[topic], source: sourceInWords(best, today) }] : [];
  });
  // Written without Map.groupBy, which phones of five years ago lack.
  const lines = [...new Set(sources.map(({ source }) => source))].map((source) => {
    const read = sources.filter((one) => one.source === source);
    return `${withColon(listNames(read.map(({ topic }) => topic)))} ${source}`;
  });
  if (lines.length > 0) return lines;
  const [best] = [...evidence].sort(byWorth);
  return [`${withColon(says.allFacts)} ${best ? sourceInWords(best, today) : says.notConfirmed}`];
}

/**
 * The best evidence of each topic and the last check of this year's dates, without addresses and wording, for the offline catalogue.
 * `sourceLines` and `isDeadlineChecked` give the same result for it.
 */
export function evidenceInShort(evidence: Evidence[]): Evidence[] {
  const dates = about(evidence, "deadline").sort((one, other) =>
    (other.checkedOn ?? "").localeCompare(one.checkedOn ?? ""),
  );
  const chosen = (Object.keys(topics) as EvidenceTopic[]).flatMap((topic) => {
    const best = bestAbout(evidence, topic);
    const lastLook = topic === "deadline" && dates[0] !== best ? dates[0] : undefined;
    return [best, lastLook].flatMap((row) => (row ? { row, word: topicWords[topic] } : []));
  });
  const [other] = chosen.length > 0 ? [] : [...evidence].sort(byWorth);
  return [...new Set(other ? [other] : chosen.map(({ row }) => row))].map((row) => ({
    facts: chosen.flatMap((one) => (one.row === row ? one.word : [])).join(", "),
    source: row.source,
    ...(row.dated && { dated: row.dated }),
    ...(row.checkedOn && { checkedOn: row.checkedOn }),
  }));
}

/** Each names one topic. */
const topicWords: Record<EvidenceTopic, string> = {
  deadline: "deadline",
  money: "money",
  who: "who",
  how: "documents",
};

const byWorth = (one: Evidence, other: Evidence) =>
  bestFirst.indexOf(one.source) - bestFirst.indexOf(other.source) || seenOn(other).localeCompare(seenOn(one));

/** The day on which it was last known to be true. */
const seenOn = ({ checkedOn, dated }: Evidence) => [checkedOn ?? "", dated ?? ""].sort().at(-1) ?? "";

/** "from the official site, 3 October 2026"; "not confirmed". */
function sourceInWords(row: Evidence, today: string): string {
  if (row.source === "knowledge") return says.notConfirmed;
  if (row.source === "visitor") return says.byVisitor;
  const seen = seenOn(row);
  const read = listNames([says.read[row.source], seen ? partialDay(seen) : says.undated]);
  return seen && isOld(seen, today) ? says.mayHaveChanged(read) : read;
}

/** A year or a month counts as its last day. */
export const isOld = (written: string, today: string) =>
  daysBetween(lastDayOf(written), today) > oldAfterDays;

/** "2026", "March 2026", "10 March 2026". */
export const partialDay = (written: string): string =>
  written.length === 4
    ? written
    : written.length === 7
      ? monthInWords(firstDayOf(written))
      : dayInWords(written);

interface EvidenceRow {
  facts: string;
  source: string;
  url: string | null;
  /** "checked on 3 October 2026 by Amina". */
  checked: string | null;
}

/** All evidence of a record, for the full list. */
export const evidenceRows = (evidence: Evidence[], today: string): EvidenceRow[] =>
  evidence.map((row) => ({
    facts: row.facts,
    source: sourceInWords(row, today),
    url: row.url && isWebAddress(row.url) ? row.url : null,
    checked: row.checkedOn
      ? `${says.checkedOn} ${dayInWords(row.checkedOn)}${row.checkedBy ? ` ${says.by} ${row.checkedBy}` : ""}`
      : null,
  }));

export const certaintyInWords = (certainty: (typeof certainties)[number] | null): string | null =>
  certainty && certainty !== "high" ? says.certainty[certainty] : null;
