import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { countToCheck, pickForMail, roomToCheck } from "#app/students/alerts/mailed-opportunity.server.ts";
import type { IssueContent, IssueListing } from "#database/schema/index.ts";

const mostShown = 5;

/** A listing as one reader gets it. */
export interface PickedListing extends IssueListing {
  /** How well it fits her, where it is one of her matches. */
  percent?: number;
  /** Whether she may apply; unset where nothing is known of her. */
  verdict?: ShownVerdict | null;
}

export interface PickedIssue {
  articles: IssueContent["articles"];
  scholarships: PickedListing[];
  closing: PickedListing[];
}

/** What one reader gets of an issue: the first few of each list that are open to them. Null when nothing is left. */
export function pickListings({ articles, scholarships, closing }: PickedIssue): PickedIssue | null {
  let room = roomToCheck([]);
  const pick = (all: PickedListing[]) => {
    const picked = pickForMail(all, room).slice(0, mostShown);
    room -= countToCheck(picked);
    return picked;
  };
  const picked = { articles, scholarships: pick(scholarships), closing: pick(closing) };
  return Object.values(picked).some((list) => list.length > 0) ? picked : null;
}

/** The issue for one reader: what fits her best first, and the rest as it was. */
export function sortForReader(
  content: IssueContent,
  score: (one: IssueListing) => PickedListing,
): PickedIssue {
  const order = (all: IssueListing[]) =>
    all.map(score).toSorted((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  return { ...content, scholarships: order(content.scholarships), closing: order(content.closing) };
}

/** Nothing is known of a visitor, so that nothing is closed to them. */
export const pickForVisitors = (content: IssueContent) => pickListings(content);
