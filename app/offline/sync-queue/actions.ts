import type { SavedStatus } from "#app/students/saved/track/progress.ts";

/** Answers of a profile, by their names in its form. */
export type FormValues = Record<string, string | string[]>;

/** The answers that can be changed without a network: independent ones that verdicts need. */
export const offlineAnswers = [
  "finished",
  "wantedLevels",
  "fieldsOfInterest",
  "sex",
  "bornOn",
  "workYears",
  "region",
] as const;

/**
 * An action on a phone without a network. If its value can be changed elsewhere meanwhile, `before` is the former
 * value on the phone, to detect conflicts.
 */
export type OfflineAction =
  | { what: "save" | "unsave"; item: string; title: string }
  | { what: "note"; item: string; title: string; before: string; now: string }
  | { what: "status"; item: string; title: string; before: SavedStatus; now: SavedStatus }
  | { what: "tick"; item: string; title: string; step: string; text: string; isDone: boolean }
  | { what: "profile"; before: FormValues; now: FormValues }
  | { what: "answer"; thread: string; title: string; now: string };

/** With the number that the phone gave it. */
export interface NumberedAction {
  id: string;
  act: OfflineAction;
}

/** The result. A conflict contains the present value; nothing was changed. */
export type ActionOutcome =
  | { is: "done" }
  | { is: "refused"; words: string }
  | { is: "conflict"; theirs: string | FormValues };

/** The results of one batch. Actions that are missing are to be sent again. */
export type ActionOutcomes = Record<string, ActionOutcome>;

/** At most this many are sent at once. */
export const maxBatch = 50;
