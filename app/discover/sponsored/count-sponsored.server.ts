import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { SponsoredEvent } from "./sponsored-event.server.ts";

/** Views and clicks that are not written yet, by view key. */
interface PendingEvents {
  sightings: Map<string, SponsoredEvent>;
  /** The write in progress, and the next one, which stores what has arrived since. */
  writing: Promise<void>;
  next: Promise<void> | null;
}

const pendingByDatabase = new WeakMap<Database, PendingEvents>();

/**
 * Counts views and clicks, at most once per client and listing in half an hour. Resolves once they are
 * stored. Concurrent calls share the next write, so a process holds at most one lock: see decision 0007.
 */
export function countSponsored(database: Database, sightings: Iterable<SponsoredEvent>): Promise<void> {
  const pile = pendingFor(database);
  for (const sighting of sightings) pile.sightings.set(sighting.key, sighting);
  pile.next ??= pile.writing.catch(() => undefined).then(() => writeCounts(database, pile));
  return pile.next;
}

function writeCounts(database: Database, pile: PendingEvents): Promise<void> {
  const batch = pile.sightings;
  pile.sightings = new Map();
  pile.next = null;
  pile.writing = storeEvents(database, batch).catch((problem: unknown) => {
    // Retried with the next write.
    for (const [key, sighting] of batch) pile.sightings.set(key, sighting);
    throw problem;
  });
  return pile.writing;
}

async function storeEvents(database: Database, batch: Map<string, SponsoredEvent>): Promise<void> {
  if (batch.size === 0) return;
  const seen = JSON.stringify([...batch.values()]);
  await asViewer({ kind: "visitor", database }, (db) =>
    db.execute(sql`select count_sponsored_once(${seen}::jsonb)`),
  );
}

function pendingFor(database: Database): PendingEvents {
  const known = pendingByDatabase.get(database);
  if (known) return known;
  const pile: PendingEvents = { sightings: new Map(), writing: Promise.resolve(), next: null };
  pendingByDatabase.set(database, pile);
  return pile;
}
