import { feesInShort, payInShort, paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { collegeLines, internshipLines, scholarshipLines } from "#app/catalogue/cards/card-lines.ts";
import { type ClosingLabel, closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { cycleOf } from "#app/catalogue/dates/cycle.ts";
import type { Judgement, Verdict } from "#app/catalogue/eligibility/judgement.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import type { OpportunityOf } from "#app/catalogue/kinds/tables.server.ts";
import type { Score } from "#app/catalogue/scoring/score.ts";
import type { Reason } from "#app/shared/ui/page/score-reasons.tsx";
import type { MatchPage } from "./find-matches.server.ts";
import { matchedInWords, nameOf } from "./words.ts";

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
  /** Reasons against, or things to check. */
  notes: string[];
  closing: ClosingLabel | null;
  applyAt: string | null;
}

export interface MatchGroup {
  verdict: Verdict;
  cards: MatchCard[];
}

/** Non-empty groups: can apply, check first, closed. */
export const groupsOf = (cards: MatchCard[]): MatchGroup[] =>
  (["can", "check", "closed"] as const)
    .map((verdict) => ({ verdict, cards: cards.filter((card) => card.verdict === verdict) }))
    .filter((group) => group.cards.length > 0);

export function cardsOf<Kind extends OpportunityKind>(
  kind: Kind,
  matches: MatchPage<Kind>["matches"],
  today: string,
): MatchCard[] {
  return matches.map(({ opportunity, score, judgement }) => ({
    ...facts[kind](opportunity, today),
    percent: score.percent,
    reasons: reasonsOf(kind, score),
    verdict: judgement.verdict,
    notes: notesOf(judgement),
  }));
}

const reasonsOf = (kind: OpportunityKind, { reasons }: Score): Reason[] =>
  reasons.map((reason) => ({
    label: nameOf(kind, reason.criterion),
    won: reason.won,
    of: reason.possible,
    matched: matchedInWords(reason),
  }));

/** Per card. */
const mostNotes = 2;

/** The rules that decided the verdict. */
const notesOf = ({ verdict, lines }: Judgement): string[] => {
  const decisive = { can: null, check: "check", closed: "no" }[verdict];
  return lines
    .filter(({ answer }) => answer === decisive)
    .map(({ text }) => text)
    .slice(0, mostNotes);
};

type Facts = Omit<MatchCard, "percent" | "reasons" | "verdict" | "notes">;

const facts: { [Kind in OpportunityKind]: (one: OpportunityOf<Kind>, today: string) => Facts } = {
  scholarship: (one, today) => ({
    id: one.id,
    title: one.title,
    lines: scholarshipLines(one),
    pays: paysInShort(one),
    closing: closingLabelOf(cycleOf(one), today),
    applyAt: one.applicationUrl || null,
  }),
  college: (one) => ({
    id: one.id,
    title: one.name,
    lines: collegeLines(one),
    pays: feesInShort(one.fees, one.tuitionRange).fees,
    closing: null,
    applyAt: null,
  }),
  internship: (one, today) => ({
    id: one.id,
    title: one.title,
    lines: internshipLines(one),
    pays: payInShort(one),
    closing: closingLabelOf(cycleOf(one), today),
    applyAt: one.applicationUrl || null,
  }),
};
