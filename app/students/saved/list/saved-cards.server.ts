import { checklistOf, type Step } from "#app/catalogue/dates/checklist.ts";
import type { ClosingLabel } from "#app/catalogue/dates/closing.ts";
import { type CycleState, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { deadlineOf } from "#app/catalogue/dates/deadline.ts";
import { type YearStrip, yearStripOf } from "#app/catalogue/dates/year-strip.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { formatItem } from "#app/catalogue/kinds/item.ts";
import type { Progress } from "../track/progress.ts";
import type { SavedItem } from "./list-saved.server.ts";

export interface SavedCard extends Progress {
  item: string;
  isListed: boolean;
  title: string;
  byline: string;
  closing: ClosingLabel | null;
  /** For example "Closes 15 December 2026". */
  deadline: string | null;
  strip: YearStrip | null;
  /** The checklist. */
  steps: Step[];
  ticked: string[];
  wantsOpening: boolean;
  /** It may open in the future. */
  opensLater: boolean;
  officialUrl: string | null;
}

export interface CardGroup {
  status: Progress["status"];
  /** Across all pages. */
  count: number;
  cards: SavedCard[];
}

/** States in which an opening alert makes no sense. */
const isNever: CycleState[] = ["open", "always"];

export const cardsOfSaved = (items: SavedItem[], today: string): SavedCard[] =>
  items.map((saved) => {
    const { kind, day, cycle, title, isListed, byline, officialUrl, status, note } = saved;
    const deadline = deadlineOf(cycle, today);
    const { state } = cycleStatusOf(cycle, today);
    const isCollege = kind === "college";
    return {
      item: formatItem(saved),
      isListed,
      title,
      byline,
      closing: isCollege && state === "unknown" ? null : deadline.closing,
      deadline:
        day && `${deadline.name} ${deadline.hasClosed && !deadline.isExpected ? "on " : ""}${deadline.text}`,
      strip: isListed ? yearStripOf(cycle, today) : null,
      steps: isListed ? checklistOf(saved.toSend, cycle, today) : [],
      ticked: saved.ticked,
      wantsOpening: saved.wantsOpening,
      opensLater: isListed && !isNever.includes(state) && !(isCollege && state === "unknown"),
      officialUrl: isWebAddress(officialUrl) ? officialUrl : null,
      status,
      note,
      referees: saved.referees,
    };
  });
