import type { Closing } from "#app/opportunities/closing.ts";
import { deadlineOf } from "#app/opportunities/deadline.ts";
import { writeItem } from "#app/opportunities/item.ts";
import { isWebAddress } from "#app/opportunities/web-address.ts";
import type { SavedItem } from "./list-saved.server.ts";
import type { Progress } from "./progress.ts";

export interface SavedCard extends Progress {
  item: string;
  isListed: boolean;
  title: string;
  byline: string;
  closing: Closing | null;
  /** "Closes 15 December 2026". */
  deadline: string | null;
  officialUrl: string | null;
}

export const cardsOfSaved = (items: SavedItem[], today: string): SavedCard[] =>
  items.map((saved) => {
    const { kind, day, cycle, title, isListed, byline, officialUrl, status, note } = saved;
    const deadline = deadlineOf(cycle, today);
    return {
      item: writeItem(saved),
      isListed,
      title,
      byline,
      closing: kind === "college" ? null : deadline.closing,
      deadline: day && `${deadline.name} ${deadline.hasClosed ? "on " : ""}${deadline.text}`,
      officialUrl: isWebAddress(officialUrl) ? officialUrl : null,
      status,
      note,
    };
  });
