import type { AskedReferee } from "#database/schema/index.ts";
import type { savedStatuses } from "#database/schema/lists.ts";

export type SavedStatus = (typeof savedStatuses)[number];

/** What a student noted about a saved item. */
export interface Progress {
  status: SavedStatus;
  note: string;
  referees: AskedReferee[];
}

/** Everything that is deleted with an item and restored by undo. */
export interface SavedProgress extends Progress {
  ticked: string[];
  wantsOpening: boolean;
}

/** Saved items per user. */
export const mostSaved = 500;
