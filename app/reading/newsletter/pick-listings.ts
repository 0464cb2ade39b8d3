import type { IssueContent, IssueListing } from "#database/schema/index.ts";

const mostShown = 5;

/** What one reader gets of an issue: the first few of each list that are open to them. Null when nothing is left. */
export function pickListings(
  { articles, scholarships, closing }: IssueContent,
  isClosed: (one: IssueListing) => boolean,
): IssueContent | null {
  const pick = (all: IssueListing[]) => all.filter((one) => !isClosed(one)).slice(0, mostShown);
  const picked = { articles, scholarships: pick(scholarships), closing: pick(closing) };
  return Object.values(picked).some((list) => list.length > 0) ? picked : null;
}

/** Nothing is known of a visitor, so that nothing is closed to them. */
export const pickForVisitors = (content: IssueContent) => pickListings(content, () => false);
