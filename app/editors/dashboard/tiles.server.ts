import { readOncePerVersion } from "#app/shared/cache-by-version.server.ts";
import type { Database } from "#database/database.ts";
import { settleAll } from "#database/settle-all.ts";
import type { DashboardTile, MakeTile } from "./tile.ts";
import { deadLinksTile } from "./tiles/dead-links.server.ts";
import { mailTile } from "./tiles/mail.server.ts";
import { closingTile, newTile, openTile } from "./tiles/opportunities.server.ts";
import { partnershipsTile } from "./tiles/partnerships.server.ts";
import { reportsTile } from "./tiles/reports.server.ts";
import { scraperTile } from "./tiles/scraper.server.ts";
import { sponsoredTile } from "./tiles/sponsored.server.ts";
import { unionTile } from "./tiles/union.server.ts";

/** The tiles of the overview in display order. Further slices add theirs to the second list. */
const ofTheCatalogue: MakeTile[] = [openTile, closingTile, newTile];
const ofTheRest: MakeTile[] = [
  scraperTile,
  deadLinksTile,
  reportsTile,
  unionTile,
  partnershipsTile,
  sponsoredTile,
  mailTile,
];

export async function makeTiles(db: Database, today: string): Promise<DashboardTile[]> {
  // Counting a large catalogue is slow, so the result is cached until the catalogue changes.
  const counted = await readOncePerVersion(db, "dashboard", today, () => makeEach(db, today, ofTheCatalogue));
  return [...counted, ...(await makeEach(db, today, ofTheRest))];
}

const makeEach = (db: Database, today: string, tiles: MakeTile[]): Promise<DashboardTile[]> =>
  settleAll(tiles.map((make) => make(db, today)));
