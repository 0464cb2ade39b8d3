import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";
import type { Sighting } from "./sponsored-event.server.ts";

/** What has been seen and clicked, and is not written yet; each mark once. */
interface Pile {
  sightings: Map<string, Sighting>;
  /** The last write that began, and the one that will take what has come since. */
  writing: Promise<void>;
  next: Promise<void> | null;
}

const piles = new WeakMap<Database, Pile>();

/**
 * Counts views and clicks, each client's of a listing once in half an hour, and is done once the database has kept them. While
 * one write is under way the others wait together for the next, so a process holds at most one lock however many visitors
 * come: see decision 7.
 */
export function countSponsored(database: Database, sightings: Iterable<Sighting>): Promise<void> {
  const pile = pileOf(database);
  for (const sighting of sightings) pile.sightings.set(sighting.mark, sighting);
  pile.next ??= pile.writing.catch(() => undefined).then(() => writeCounts(database, pile));
  return pile.next;
}

function writeCounts(database: Database, pile: Pile): Promise<void> {
  const batch = pile.sightings;
  pile.sightings = new Map();
  pile.next = null;
  pile.writing = keep(database, batch).catch((problem: unknown) => {
    // It goes back on the pile, and with the next visitor's into the database.
    for (const [mark, sighting] of batch) pile.sightings.set(mark, sighting);
    throw problem;
  });
  return pile.writing;
}

async function keep(database: Database, batch: Map<string, Sighting>): Promise<void> {
  if (batch.size === 0) return;
  const seen = JSON.stringify([...batch.values()]);
  await asViewer({ kind: "visitor", database }, (db) =>
    db.execute(sql`select count_sponsored_once(${seen}::jsonb)`),
  );
}

function pileOf(database: Database): Pile {
  const known = piles.get(database);
  if (known) return known;
  const pile: Pile = { sightings: new Map(), writing: Promise.resolve(), next: null };
  piles.set(database, pile);
  return pile;
}
