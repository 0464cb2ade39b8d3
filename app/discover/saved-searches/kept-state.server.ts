import type { SearchState } from "./manage-searches.server.ts";

/** The state that is restored when a removal is undone. An invalid or future moment becomes now. */
export function parseSearchState(form: FormData, now: Date): SearchState {
  const seenUntil = Date.parse(String(form.get("seenUntil")));
  return {
    seenUntil: seenUntil < now.getTime() && seenUntil > 0 ? new Date(seenUntil) : now,
    pausedAt: form.get("isPaused") === "yes" ? now : null,
  };
}
