import { askTogether } from "#database/ask-together.ts";
import type { Database } from "#database/database.ts";
import { deadLinksTile } from "./dead-links.server.ts";
import { mailTile } from "./mail.server.ts";
import { closingTile, newTile, openTile } from "./opportunities.server.ts";
import { partnershipsTile } from "./partnerships.server.ts";
import { reportsTile } from "./reports.server.ts";
import { scraperTile } from "./scraper.server.ts";
import type { MakeTile, Tile } from "./tile.ts";
import { unionTile } from "./union.server.ts";

/** The overview, in this order. A slice with something to tell adds its tile here. */
const tiles: MakeTile[] = [
  openTile,
  closingTile,
  newTile,
  scraperTile,
  deadLinksTile,
  reportsTile,
  unionTile,
  partnershipsTile,
  mailTile,
];

export async function makeTiles(db: Database, today: string): Promise<Tile[]> {
  const made: Tile[] = [];
  // One after the other: they share one transaction. What a tile counts at once travels in one statement.
  for (const make of tiles) made.push(...(await askTogether(db, [() => make(db, today)])));
  return made;
}
