import { inArray } from "drizzle-orm";
import { paysInShort } from "#app/catalogue/cards/card-facts.ts";
import { entriesOf } from "#app/catalogue/cards/in-one-line.ts";
import { closingLabelOf } from "#app/catalogue/dates/closing.ts";
import { type Cycle, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { fieldName } from "#app/catalogue/names/words.ts";
import { newestKey } from "#app/catalogue/search/index/newest-key.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { listNames } from "#app/shared/languages/formats.ts";
import type { Database } from "#database/database.ts";
import { scholarships } from "#database/schema/index.ts";

const shown = 5;

/**
 * The five newest listed scholarships, in the order of the browse page. One that isn't open for applications never
 * comes first.
 */
export async function listNewestScholarships(db: Database, today: string) {
  const { listings } = await readSnapshot(db, today);
  const ranked = listings.scholarship
    .map((listing) => ({ listing, key: newestKey(listing, today) }))
    .sort((one, other) => other.key - one.key || (one.listing.id < other.listing.id ? 1 : -1))
    .map(({ listing }) => listing);
  const newest = ranked
    .slice(0, shown)
    .sort((one, other) => Number(isShut(one.cycle, today)) - Number(isShut(other.cycle, today)));
  if (newest[0] && isShut(newest[0].cycle, today)) {
    const open = ranked.find(({ cycle }) => !isShut(cycle, today));
    if (open) newest.splice(0, shown, open, ...newest.slice(0, shown - 1));
  }
  const { id, title, fieldOfStudy, amount, covers, amountValue, amountCurrency, amountPer, isLoan } =
    scholarships;
  const rows = await db
    .select({
      shown: { id, title, fieldOfStudy },
      money: { amount, covers, amountValue, amountCurrency, amountPer, isLoan },
    })
    .from(scholarships)
    .where(
      inArray(
        id,
        newest.map((listing) => listing.id),
      ),
    );
  return newest.flatMap(({ id, cycle }) =>
    rows
      .filter((row) => row.shown.id === id)
      .map(({ shown, money }) => ({
        ...shown,
        fieldOfStudy: listNames(entriesOf(shown.fieldOfStudy).map(fieldName)),
        pays: paysInShort(money),
        closing: closingLabelOf(cycle, today),
      })),
  );
}

const isShut = (cycle: Cycle, today: string) =>
  ["closed", "opens"].includes(cycleStatusOf(cycle, today).state);
