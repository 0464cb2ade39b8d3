import type { AskedReferee } from "#database/schema/index.ts";
import type { savedStatuses } from "#database/schema/lists.ts";

export type SavedStatus = (typeof savedStatuses)[number];

/** What a student wrote down about a saved item. */
export interface Progress {
  status: SavedStatus;
  note: string;
  referees: AskedReferee[];
}

/** All that is lost with an item, and comes back with an undo. */
export interface SavedProgress extends Progress {
  ticked: string[];
  wantsOpening: boolean;
}

/** A list of more than this is no longer a list of favourites. */
export const mostSaved = 500;
