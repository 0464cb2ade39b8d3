import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { countToCheck, pickForMail, roomToCheck } from "#app/students/alerts/mailed-opportunity.server.ts";
import type { IssueContent, IssueListing } from "#database/schema/index.ts";

const mostShown = 5;

/** A listing for one reader. */
export interface PickedListing extends IssueListing {
  /** Its score, if it is one of their matches. */
  percent?: number;
  /** Whether they may apply; undefined without a profile. */
  verdict?: ShownVerdict | null;
}

export interface PickedIssue extends Pick<IssueContent, "articles" | "subject" | "note" | "parts"> {
  scholarships: PickedListing[];
  closing: PickedListing[];
}

/** One reader's content of an issue: the first few of each list that are open to them. Null if nothing is left. */
export function pickListings({
  articles,
  scholarships,
  closing,
  ...edited
}: PickedIssue): PickedIssue | null {
  let room = roomToCheck([]);
  const pick = (all: PickedListing[]) => {
    const picked = pickForMail(all, room).slice(0, mostShown);
    room -= countToCheck(picked);
    return picked;
  };
  const lists = { articles, scholarships: pick(scholarships), closing: pick(closing) };
  const isWorthSending = Boolean(edited.note) || Object.values(lists).some((list) => list.length > 0);
  return isWorthSending ? { ...edited, ...lists } : null;
}

/** The issue for one reader: the best matches first, then the rest in order. */
export function sortForReader(
  content: IssueContent,
  score: (one: IssueListing) => PickedListing,
): PickedIssue {
  const order = (all: IssueListing[]) =>
    all.map(score).toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  return { ...content, scholarships: order(content.scholarships), closing: order(content.closing) };
}

/** Nothing is known about a visitor, so nothing is closed to them. */
export const pickForVisitors = (content: IssueContent) => pickListings(content);
