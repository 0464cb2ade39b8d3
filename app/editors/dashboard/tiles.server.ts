import { recallAll } from "#app/catalogue/search/recall.server.ts";
import { readCatalogueVersion } from "#database/changes/catalogue-version.ts";
import type { Database } from "#database/database.ts";
import { settleAll } from "#database/settle-all.ts";
import type { MakeTile, Tile } from "./tile.ts";
import { deadLinksTile } from "./tiles/dead-links.server.ts";
import { mailTile } from "./tiles/mail.server.ts";
import { closingTile, newTile, openTile } from "./tiles/opportunities.server.ts";
import { partnershipsTile } from "./tiles/partnerships.server.ts";
import { reportsTile } from "./tiles/reports.server.ts";
import { scraperTile } from "./tiles/scraper.server.ts";
import { unionTile } from "./tiles/union.server.ts";

/** Dashboard tiles in display order. */
const catalogueTiles = new Map<string, MakeTile>([
  ["open", openTile],
  ["closing", closingTile],
  ["new", newTile],
]);
const otherTiles: MakeTile[] = [
  scraperTile,
  deadLinksTile,
  reportsTile,
  unionTile,
  partnershipsTile,
  mailTile,
];

export async function makeTiles(db: Database, today: string): Promise<Tile[]> {
  const version = await readCatalogueVersion(db);
  // Counting a large catalogue is slow, so the counts are cached until it changes.
  const counted = await recallAll(db, version, `overview ${today}`, [...catalogueTiles.keys()], (missing) =>
    makeEach(
      db,
      today,
      missing.flatMap((name) => catalogueTiles.get(name) ?? []),
    ),
  );
  return [...counted.filter((tile) => tile !== undefined), ...(await makeEach(db, today, otherTiles))];
}

const makeEach = (db: Database, today: string, tiles: MakeTile[]): Promise<Tile[]> =>
  settleAll(tiles.map((make) => make(db, today)));
