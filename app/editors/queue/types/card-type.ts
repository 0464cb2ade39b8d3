import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { CatalogueField } from "#app/editors/catalogue/fields/catalogue-field.ts";
import type { Database } from "#database/database.ts";
import type { RecordValues } from "#database/schema/index.ts";
import type { queueDecisions } from "#database/schema/lists.ts";

export type RecordCardType = "proposal" | "find" | "report" | "link" | "doubt" | "pair";
export type CardTypeName = RecordCardType | "wording";
export type QueueDecision = (typeof queueDecisions)[number];

/** A pending decision: "proposal:" and the id of what it is about. */
interface AnyCard {
  card: string;
  id: string;
  recordId: string | null;
  title: string;
  closesOn: string | null;
  saves: number;
  matches: number;
}

export interface RecordCard extends AnyCard {
  type: RecordCardType;
  kind: Kind;
}

/** About a translated sentence, not a record. */
export interface WordingCard extends AnyCard {
  type: "wording";
  kind: null;
}

export type QueueCard = RecordCard | WordingCard;

/** A fact that the decision changes. `was` is null if the record is new. */
export interface ShownFact {
  label: string;
  was: string | null;
  wasFrom?: string | undefined;
  becomes: string;
  becomesFrom?: string | undefined;
  quote: string;
}

export interface CardDetails {
  heading: string;
  facts: ShownFact[];
  /** The headings of the two sides of a fact; "Now on Fursa" and "Read on the page" by default. */
  sides?: [string, string];
  /** The stored text around the quote; empty if there is none. */
  excerpt: string;
  address: string;
  fullForm?: string;
  /** The record as it would be after Accept, for the preview; null without a preview. */
  becomes: RecordValues | null;
  /** The fields that Correct sets. */
  fields: { field: Pick<CatalogueField, "name" | "label" | "input">; value: string }[];
  /** The decisions that this card allows, with their labels. Later is always allowed. */
  offers: Partial<Record<Exclude<QueueDecision, "later">, string>>;
  /** Accept and Correct require that the editor has opened a page that says so. */
  needsSource?: boolean;
}

export interface CardDecision {
  decision: Exclude<QueueDecision, "later">;
  /** The values of `fields`, by name. */
  values: Record<string, string>;
  /** The page that the editor says they opened, or null. */
  openedPage: string | null;
  /** The editor's user id. */
  editor: string;
}

export type Outcome =
  | { ok: true; before: RecordValues | null; after?: RecordValues | null }
  | { ok: false; reason: "taken" | "badValue" | "incomplete" | "noSource" };

interface DecidedCard {
  id: string;
  decision: QueueDecision;
  before: RecordValues;
  after: RecordValues | null;
}

/** What a type of card shows and does. */
export interface CardType<Card extends QueueCard = RecordCard> {
  /** Null if the card is gone. */
  show(db: Database, card: Card, today: string): Promise<CardDetails | null>;
  decide(db: Database, card: Card, choice: CardDecision, now: Date): Promise<Outcome>;
  /** Returns false if it can't be undone, for example because the record has changed since. */
  undo(db: Database, decided: DecidedCard): Promise<boolean>;
}

export const alreadyDecided = { ok: false, reason: "taken" } as const;
export const badValue = { ok: false, reason: "badValue" } as const;
