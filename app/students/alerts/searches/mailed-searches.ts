import { countToCheck, type MailedOpportunity, pickForMail } from "../mailed-opportunity.server.ts";

/** New results of a saved search, as an email shows them. */
export interface MailedSearch {
  name: string;
  /** All results, newest first. */
  address: string;
  found: MailedOpportunity[];
  /** Results left out. */
  more: number;
}

type SearchFind = MailedOpportunity & { name: string; search: string };

const most = { inAMail: 10, ofASearch: 5 };

/** Groups finds by search, each listing once. */
export function groupFinds(
  finds: SearchFind[],
  isNotified: (find: SearchFind) => boolean,
  roomToCheck: number,
): MailedSearch[] {
  const seen = new Set<string>();
  const news = finds.filter((find) => !isNotified(find) && !seen.has(find.id) && seen.add(find.id));
  let room = most.inAMail;
  let left = roomToCheck;
  return [...Map.groupBy(news, ({ search }) => search)].map(([search, own]) => {
    const shown = pickForMail(own, left).slice(0, Math.min(room, most.ofASearch));
    room -= shown.length;
    left -= countToCheck(shown);
    return {
      name: own[0]?.name ?? "",
      address: `/browse?${search}&sort=newest`,
      found: shown.map(({ name: _, search: __, ...one }) => one),
      more: own.length - shown.length,
    };
  });
}
