import { sql } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { asViewer } from "#database/viewer.ts";

interface Counts {
  views: number;
  clicks: number;
}

/** What has been seen and clicked, and is not written yet. */
interface Pile {
  counts: Map<string, Counts>;
  /** The last write that began, and the one that will take what has come since. */
  writing: Promise<void>;
  next: Promise<void> | null;
}

const piles = new WeakMap<Database, Pile>();

/**
 * Counts a view or a click, and is done once the database has kept it. While one write is under way the others wait
 * together for the next, so a process holds at most one lock however many visitors come: see decision 0007.
 */
export function countSponsored(database: Database, what: keyof Counts, ids: Iterable<string>): Promise<void> {
  const pile = pileOf(database);
  for (const id of ids) add(pile, id, { views: 0, clicks: 0, [what]: 1 });
  pile.next ??= pile.writing.catch(() => undefined).then(() => write(database, pile));
  return pile.next;
}

function write(database: Database, pile: Pile): Promise<void> {
  const batch = pile.counts;
  pile.counts = new Map();
  pile.next = null;
  pile.writing = keep(database, batch).catch((problem: unknown) => {
    // It goes back on the pile, and with the next visitor's into the database.
    for (const [id, counts] of batch) add(pile, id, counts);
    throw problem;
  });
  return pile.writing;
}

async function keep(database: Database, batch: Map<string, Counts>): Promise<void> {
  if (batch.size === 0) return;
  const added = JSON.stringify([...batch].map(([id, counts]) => ({ id, ...counts })));
  await asViewer({ kind: "visitor", database }, (db) =>
    db.execute(sql`select add_sponsored_counts(${added}::jsonb)`),
  );
}

function add({ counts }: Pile, id: string, more: Counts) {
  const before = counts.get(id) ?? { views: 0, clicks: 0 };
  counts.set(id, { views: before.views + more.views, clicks: before.clicks + more.clicks });
}

function pileOf(database: Database): Pile {
  const known = piles.get(database);
  if (known) return known;
  const pile: Pile = { counts: new Map(), writing: Promise.resolve(), next: null };
  piles.set(database, pile);
  return pile;
}
