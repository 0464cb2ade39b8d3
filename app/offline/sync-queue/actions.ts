import type { SavedStatus } from "#app/students/saved/track/progress.ts";

/** Answers of a profile, by the names that its form has for them. */
export type Told = Record<string, string | string[]>;

/** The answers that can be changed without a network: each stands for itself, and verdicts are made of them. */
export const toldOffline = [
  "finished",
  "wantedLevels",
  "fieldsOfInterest",
  "sex",
  "bornOn",
  "workYears",
  "region",
] as const;

/**
 * What somebody does on a phone without a network. Where a thing can be changed elsewhere meanwhile, `before` is what the phone
 * believed: what is there by then may be something else.
 */
export type Act =
  | { what: "save" | "unsave"; item: string; title: string }
  | { what: "note"; item: string; title: string; before: string; now: string }
  | { what: "status"; item: string; title: string; before: SavedStatus; now: SavedStatus }
  | { what: "tick"; item: string; title: string; step: string; text: string; isDone: boolean }
  | { what: "profile"; before: Told; now: Told }
  | { what: "answer"; thread: string; title: string; now: string };

/** With the number that the phone gave it. */
export interface NumberedAct {
  id: string;
  act: Act;
}

/** What became of it. A conflict holds what is there instead; nothing was changed. */
export type Outcome =
  | { is: "done" }
  | { is: "refused"; words: string }
  | { is: "conflict"; theirs: string | Told };

/** Of those that were sent at once. What is not named is to be sent again. */
export type Outcomes = Record<string, Outcome>;

/** How many are sent at once at most. */
export const mostAtOnce = 50;
