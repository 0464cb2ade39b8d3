import { and, asc, eq, sql } from "drizzle-orm";
import type { SignedInMember } from "#app/accounts/signed-in.server.ts";
import type { SearchFilters } from "#app/catalogue/search/filters/search-filters.ts";
import type { Database } from "#database/database.ts";
import { longestSearch, mostSearches } from "#database/schema/bounds.ts";
import { savedSearches } from "#database/schema/index.ts";
import { asViewer } from "#database/viewer.ts";
import { isNarrowed, nameSearch, writeSearch } from "./saved-search.server.ts";

type SaveSearchOutcome = { ok: true } | { ok: false; reason: "whole" | "tooLong" | "full" };

/** The position of the search and whether it is paused, which an undo restores. */
interface SearchState {
  seenUntil: Date;
  pausedAt: Date | null;
}

/** Saves a search. One that is saved already doesn't change. */
export function saveSearch(
  member: SignedInMember,
  filters: SearchFilters,
  now: Date,
  state: SearchState = { seenUntil: now, pausedAt: null },
): Promise<SaveSearchOutcome> {
  const search = writeSearch(filters);
  const name = nameSearch(filters);
  const { userId } = member;
  return asViewer(member.viewer, async (db) => {
    if (!isNarrowed(filters)) return { ok: false, reason: "whole" };
    if (search.length > longestSearch || name.length > longestSearch) return { ok: false, reason: "tooLong" };
    await oneAtATime(db, userId);
    if (await isSavedSearch(db, userId, search)) return { ok: true };
    if ((await db.$count(savedSearches, eq(savedSearches.userId, userId))) >= mostSearches)
      return { ok: false, reason: "full" };
    await db.insert(savedSearches).values({ userId, search, name, createdAt: now, ...state });
    return { ok: true };
  });
}

export async function isSavedSearch(db: Database, userId: string, search: string): Promise<boolean> {
  return (
    (await db.$count(
      savedSearches,
      and(eq(savedSearches.userId, userId), eq(savedSearches.search, search)),
    )) > 0
  );
}

/** All searches of a person, oldest first. */
export function listSearches(db: Database, userId: string) {
  const { id, search, name, createdAt, pausedAt } = savedSearches;
  return db
    .select({ id, search, name, createdAt, pausedAt })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(createdAt), asc(id));
}

/** Returns what was removed, for undo; null if there was nothing. */
export async function removeSearch(member: SignedInMember, id: string) {
  const removed = await asViewer(member.viewer, (db) =>
    db.delete(savedSearches).where(isOwn(member, id)).returning(),
  );
  return removed[0] ?? null;
}

/** Pauses a search from a moment on, or resumes it. Returns false if there is none. */
export async function pauseSearch(
  member: SignedInMember,
  id: string,
  pausedAt: Date | null,
): Promise<boolean> {
  const changed = await asViewer(member.viewer, (db) =>
    db.update(savedSearches).set({ pausedAt }).where(isOwn(member, id)).returning({ id: savedSearches.id }),
  );
  return changed.length > 0;
}

const isOwn = ({ userId }: SignedInMember, id: string) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

/** Serialises concurrent saves of one person, so that the limit can't be exceeded. */
const oneAtATime = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches of ${userId}`}, 0))`);

/** The state that is restored when a removal is undone. An invalid or future moment becomes now. */
export function parseSearchState(form: FormData, now: Date): SearchState {
  const seenUntil = Date.parse(String(form.get("seenUntil")));
  return {
    seenUntil: seenUntil < now.getTime() && seenUntil > 0 ? new Date(seenUntil) : now,
    pausedAt: form.get("isPaused") === "yes" ? now : null,
  };
}
