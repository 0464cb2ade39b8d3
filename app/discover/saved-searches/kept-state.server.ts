import type { KeptState } from "./keep-searches.server.ts";

/** What the undo of a removal brings back. A moment that is none, or is to come, is now. */
export function readKeptState(form: FormData, now: Date): KeptState {
  const seenUntil = Date.parse(String(form.get("seenUntil")));
  return {
    seenUntil: seenUntil < now.getTime() && seenUntil > 0 ? new Date(seenUntil) : now,
    pausedAt: form.get("isPaused") === "yes" ? now : null,
  };
}
