import type { Database } from "#database/database.ts";
import { findInstead } from "./find-instead.server.ts";
import type { SearchFilters } from "./search-filters.ts";
import type { Shown } from "./shown-instead.tsx";
import { inTaughtWords } from "./taught-words.server.ts";

interface Looked<Seen> {
  /** What was looked for in the end. */
  filters: SearchFilters;
  seen: Seen;
  instead: Shown | null;
}

/**
 * Looks for what was typed, in words that editors taught us. Where that is nothing, looks for what the browse page would show
 * instead, and keeps to that where it is something.
 */
export async function lookOrInstead<Seen>(
  db: Database,
  asked: SearchFilters,
  today: string,
  look: (filters: SearchFilters) => Promise<Seen>,
  isNothing: (seen: Seen) => boolean,
): Promise<Looked<Seen>> {
  const text = asked.isExact ? asked.text : await inTaughtWords(db, asked.text);
  const filters = { ...asked, text };
  const shown = text === asked.text ? null : { asked: asked.text, leftOut: [] };
  const seen = await look(filters);
  const first = { filters, seen, instead: shown };
  if (!isNothing(seen) || !text || asked.isExact || Object.keys(asked.chosen).length > 0) return first;
  const other = await findInstead(db, { ...filters, hasTab: true }, today);
  if (!other) return first;
  const { leftOut, ...better } = other;
  const otherwise = { ...filters, ...better };
  const seenInstead = await look(otherwise);
  if (isNothing(seenInstead)) return first;
  return { filters: otherwise, seen: seenInstead, instead: { asked: asked.text, leftOut } };
}
