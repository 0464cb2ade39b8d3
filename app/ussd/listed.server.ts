import {
  readCollegeCards,
  readInternshipCards,
  readScholarshipCards,
} from "#app/catalogue/cards/read-cards.server.ts";
import { cycleStatusInWords } from "#app/catalogue/dates/closing.ts";
import { cycleStatusOf, noCycle } from "#app/catalogue/dates/cycle.ts";
import type { Item } from "#app/catalogue/kinds/item.ts";
import type { OpportunityKind } from "#app/catalogue/kinds/kinds.ts";
import { monthOf } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import { opportunityKinds } from "#database/schema/lists.ts";
import { shortWords } from "./short-words.ts";

/** What a phone shows of one opportunity. */
export interface UssdListing extends Item {
  title: string;
  /** "30 Nov", "usually Nov"; empty if no day is known. */
  when: string;
  /** "Open now, closes in 14 days". */
  state: string;
  /** Its card's summary. */
  lines: string[];
  money: string;
}

/** In the order of the items, without unpublished ones. */
export async function readListed(db: Database, items: Item[], today: string): Promise<UssdListing[]> {
  const found = new Map<string, UssdListing>();
  for (const kind of opportunityKinds) {
    const ids = items.filter((item) => item.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const one of await readOfKind(db, kind, ids)) {
      const status = cycleStatusOf({ ...noCycle, ...one.cycle }, today);
      found.set(one.id, {
        kind,
        id: one.id,
        title: one.title,
        when: status.closes ? dayInShort(status.closes) : "",
        state: cycleStatusInWords(status, today).text,
        lines: one.lines,
        money: one.money ?? "",
      });
    }
  }
  return items.flatMap(({ id }) => found.get(id) ?? []);
}

/** "30 Nov", or "usually Nov" if the day hasn't been announced. */
function dayInShort({ day, isAnnounced }: { day: string; isAnnounced: boolean }): string {
  const month = monthOf(day);
  return isAnnounced ? shortWords.day(new Date(day).getUTCDate(), month) : shortWords.usually(month);
}

async function readOfKind(db: Database, kind: OpportunityKind, ids: string[]) {
  if (kind === "scholarship") return (await readScholarshipCards(db, ids)).map(withMoney);
  if (kind === "internship") return (await readInternshipCards(db, ids)).map(withMoney);
  const found = await readCollegeCards(db, ids);
  return found.map((card) => ({ ...card, title: card.name, money: card.fees }));
}

const withMoney = <Card extends { pays: string | null }>(card: Card) => ({ ...card, money: card.pays });
