import { and, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { scrapeSources } from "#database/schema/index.ts";
import { fixedSources } from "../sources/sources.ts";
import type { SourceFacts } from "./source.server.ts";
import { problems } from "./words.ts";

type SaveOutcome = { ok: true; name: string } | { ok: false; problems: Record<string, string> };

/** Adds a source, inactive. */
export async function addSource(db: Database, facts: SourceFacts): Promise<SaveOutcome> {
  const taken = await findTaken(db, facts);
  if (taken) return { ok: false, problems: taken };
  await db.insert(scrapeSources).values(facts);
  return { ok: true, name: facts.name };
}

/** Changes everything but the name, which pages and finds are stored with. Returns null if the source is gone. */
export async function changeSource(
  db: Database,
  id: string,
  { name: _, ...facts }: SourceFacts,
): Promise<SaveOutcome | null> {
  const taken = await findTaken(db, { url: facts.url, name: null }, id);
  if (taken) return { ok: false, problems: taken };
  const [changed] = await db
    .update(scrapeSources)
    .set(facts)
    .where(eq(scrapeSources.id, id))
    .returning({ name: scrapeSources.name });
  return changed ? { ok: true, name: changed.name } : null;
}

/** Returns the source's name, or null if it is gone. */
export async function switchSource(db: Database, id: string, isActive: boolean): Promise<string | null> {
  const [changed] = await db
    .update(scrapeSources)
    .set({ isActive })
    .where(eq(scrapeSources.id, id))
    .returning({ name: scrapeSources.name });
  return changed?.name ?? null;
}

/** Deletes a source; its records, finds and runs stay. Returns its name, or null if it is gone. */
export async function removeSource(db: Database, id: string): Promise<string | null> {
  const [removed] = await db
    .delete(scrapeSources)
    .where(eq(scrapeSources.id, id))
    .returning({ name: scrapeSources.name });
  return removed?.name ?? null;
}

async function findTaken(
  db: Database,
  { name, url }: { name: string | null; url: string },
  ownId?: string,
): Promise<Record<string, string> | null> {
  const others = await db
    .select({ name: scrapeSources.name, url: scrapeSources.url })
    .from(scrapeSources)
    .where(
      and(
        or(eq(scrapeSources.url, url), sql`lower(${scrapeSources.name}) = lower(${name})`),
        ownId ? ne(scrapeSources.id, ownId) : undefined,
      ),
    );
  const all = [...others, ...fixedSources];
  if (all.some((one) => one.url === url)) return { url: problems.known };
  if (name && all.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return { name: problems.knownName };
  return null;
}
