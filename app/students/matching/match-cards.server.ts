import { feesInShort, payInShort, paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { collegeLines, internshipLines, scholarshipLines } from "#app/catalogue/cards/card-lines.ts";
import type { ClosingLabel } from "#app/catalogue/dates/closing.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import { whenInShort } from "#app/catalogue/dates/deadline.ts";
import type {
  Eligibility,
  Judgement,
  QuestionField,
  RuleAnswer,
  Verdict,
} from "#app/catalogue/eligibility/judgement.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { OpportunityOf } from "#app/catalogue/kinds/tables.server.ts";
import { type MatchGroup, matchGroups } from "#app/catalogue/matching/rank.ts";
import type { Score } from "#app/catalogue/scoring/score.ts";
import type { Reason } from "#app/shared/ui/page/score-reasons.tsx";
import { inputsFor } from "#app/students/eligibility/questions/inputs.ts";
import { criterionName, matchedInWords } from "./criterion-in-words.ts";
import type { MatchPage } from "./find-matches.server.ts";

/** Only what a card shows: the data is sent twice, in the HTML and for hydration. */
export interface MatchCard {
  id: string;
  title: string;
  /** Level, place and who may apply. */
  lines: string[];
  pays: string | null;
  percent: number;
  reasons: Reason[];
  verdict: Verdict;
  group: MatchGroup;
  /** The verdict in words, with when it opens. */
  verdictText: string;
  /** Reasons against, or things to check. */
  notes: string[];
  /** The course of a college that suits them, the question whose answer would settle the verdict, or the first note. */
  settle: string | null;
  when: ClosingLabel;
  applyAt: string | null;
}

export interface CardGroup {
  group: MatchGroup;
  cards: MatchCard[];
}

/** The groups that the cards are in, best first. */
export const groupsOf = (cards: MatchCard[]): CardGroup[] =>
  matchGroups
    .map((group) => ({ group, cards: cards.filter((card) => card.group === group) }))
    .filter(({ cards }) => cards.length > 0);

export function cardsOf<Kind extends OpportunityKind>(
  kind: Kind,
  matches: MatchPage<Kind>["matches"],
  today: string,
): MatchCard[] {
  return matches.map(({ opportunity, score, judgement, shown, group }) => ({
    ...facts[kind](opportunity, today),
    percent: score.percent,
    reasons: reasonsOf(kind, score),
    ...verdictFacts(shown),
    group,
    notes: notesOf(judgement),
    settle: settleOf(judgement),
  }));
}

const verdictFacts = ({ verdict, text }: ShownVerdict) => ({ verdict, verdictText: text });

const reasonsOf = (kind: OpportunityKind, { reasons }: Score): Reason[] =>
  reasons.map((reason) => ({
    label: criterionName(kind, reason.criterion),
    won: reason.won,
    of: reason.possible,
    matched: matchedInWords(reason),
  }));

/** Per card. */
const mostNotes = 2;

/** The rules that decided the verdict. */
const notesOf = ({ eligibility, lines }: Judgement): string[] => {
  const decisive = decisiveAnswer[eligibility];
  return lines
    .filter(({ answer }) => answer === decisive)
    .map(({ text }) => text)
    .slice(0, mostNotes);
};

/** Circumstances are explained before they are asked for. */
const isSensitive = (field: QuestionField) =>
  ["refugee", "disability", "lowIncome", "orphan"].includes(field);

function settleOf(judgement: Judgement): string | null {
  if (judgement.eligibility === "fits") return courseMet(judgement);
  const [first = null] = notesOf(judgement);
  const line = judgement.lines.find(({ answer }) => answer === "check");
  if (judgement.eligibility !== "missing" || !line?.question || isSensitive(line.question.field))
    return first;
  // The mean isn't asked again.
  if (line.question.isBySubject) return line.text;
  return inputsFor([line.question]).find(({ constant }) => !constant)?.label ?? first;
}

const decisiveAnswer: Record<Eligibility, RuleAnswer | null> = {
  fits: null,
  missing: "check",
  unknown: "check",
  noCourse: "check",
  no: "no",
};

/** The course by which a college suits them, with its grades. */
const courseMet = ({ lines }: Judgement): string | null =>
  lines.find(({ rule, answer }) => rule === "course" && answer === "yes")?.text ?? null;

type MatchCardFacts = Omit<
  MatchCard,
  "percent" | "reasons" | "verdict" | "group" | "verdictText" | "notes" | "settle"
>;

const facts: { [Kind in OpportunityKind]: (one: OpportunityOf<Kind>, today: string) => MatchCardFacts } = {
  scholarship: (one, today) => ({
    id: one.id,
    title: one.title,
    lines: scholarshipLines(one),
    pays: paysInShort(one),
    when: whenInShort(cycleOf(one), today),
    applyAt: one.applicationUrl || null,
  }),
  college: (one, today) => ({
    id: one.id,
    title: one.name,
    lines: collegeLines(one),
    pays: feesInShort(one.fees, one.tuitionRange).fees,
    when: whenInShort(cycleOf(one), today),
    applyAt: null,
  }),
  internship: (one, today) => ({
    id: one.id,
    title: one.title,
    lines: internshipLines(one),
    pays: payInShort(one),
    when: whenInShort(cycleOf(one), today),
    applyAt: one.applicationUrl || null,
  }),
};
