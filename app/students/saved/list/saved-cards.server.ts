import { bylineInWords } from "#app/catalogue/cards/byline.ts";
import { checklistOf } from "#app/catalogue/dates/checklist.ts";
import type { ChecklistStep } from "#app/catalogue/dates/checklist-step.ts";
import type { ClosingLabel } from "#app/catalogue/dates/closing.ts";
import { type CycleState, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { closingDayInWords, whenInShort } from "#app/catalogue/dates/deadline.ts";
import { yearStripOf } from "#app/catalogue/dates/year-strip.ts";
import type { ShownVerdict } from "#app/catalogue/eligibility/verdict.ts";
import { isWebAddress } from "#app/catalogue/facts/web-address.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import type { Progress } from "../track/progress.ts";
import type { SavedItem } from "./list-saved.server.ts";

export interface SavedCard extends Progress {
  item: string;
  isListed: boolean;
  title: string;
  byline: string;
  when: ClosingLabel;
  /** The same as in the matches; null without a profile. */
  verdict: ShownVerdict | null;
  isDue: boolean;
  /** For example "Closes 15 December 2026". */
  deadline: string | null;
  /** "Usually opens in August and closes in October." */
  year: string | null;
  /** The checklist. */
  steps: ChecklistStep[];
  ticked: string[];
  wantsOpening: boolean;
  /** It may open in the future. */
  opensLater: boolean;
  officialUrl: string | null;
}

export interface CardGroup {
  status: Progress["status"];
  cards: SavedCard[];
}

/** States in which an opening alert makes no sense. */
const isNever: CycleState[] = ["open", "always"];

interface KnownItem {
  due: ReadonlySet<string>;
  verdictOf: (item: Item) => ShownVerdict | null;
  today: string;
}

export const cardsOfSaved = (items: SavedItem[], { due, verdictOf, today }: KnownItem): SavedCard[] =>
  items.map((saved) => {
    const { kind, day, cycle, title, isListed, byline, officialUrl, status, note } = saved;
    const { state } = cycleStatusOf(cycle, today);
    const isCollege = kind === "college";
    return {
      item: formatItem(saved),
      isListed,
      title,
      byline: bylineInWords(kind, byline),
      when: whenInShort(cycle, today),
      verdict: isListed ? verdictOf(saved) : null,
      isDue: due.has(formatItem(saved)),
      deadline: day && closingDayInWords(cycle, today),
      year: (isListed && yearStripOf(cycle, today)?.text) || null,
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
