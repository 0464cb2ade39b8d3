import type { MailedOpportunity } from "../mailed-opportunity.server.ts";

/** What one search has found, as a mail shows it. */
export interface MailedSearch {
  name: string;
  /** Where all of it is, the newest first. */
  address: string;
  found: MailedOpportunity[];
  /** So many more are only counted. */
  more: number;
}

type Find = MailedOpportunity & { name: string; search: string };

/** All that a mail shows of saved searches, and of one of them. */
const most = { inAMail: 10, ofASearch: 5 };

/** Search by search, each listing once; what does not fit is counted, and its address leads there. */
export function groupFinds(finds: Find[], isTold: (find: Find) => boolean): MailedSearch[] {
  const seen = new Set<string>();
  const news = finds.filter((find) => !isTold(find) && !seen.has(find.id) && seen.add(find.id));
  let room = most.inAMail;
  return [...Map.groupBy(news, ({ search }) => search)].map(([search, own]) => {
    const shown = own.slice(0, Math.min(room, most.ofASearch));
    room -= shown.length;
    return {
      name: own[0]?.name ?? "",
      address: `/browse?${search}&sort=newest`,
      found: shown.map(({ name: _, search: __, ...one }) => one),
      more: own.length - shown.length,
    };
  });
}
