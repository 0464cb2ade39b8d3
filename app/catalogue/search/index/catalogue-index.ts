import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kind } from "#app/catalogue/kinds/kinds.ts";
import type { Listing } from "#app/catalogue/snapshot/listing.ts";
import type { Snapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { type CatalogueIndex, KindIndex, type Section, type SectionIndex } from "./kind-index.ts";

/** Listings that are added before other requests are served again. */
const addedAtOnce = 200;
/** An index is rebuilt when most of its numbers are no longer listed. */
const mostUnlisted = 2_000;

type KindIndexes = Record<"scholarship" | "college" | "internship", KindIndex>;
let indexes: KindIndexes = emptyIndexes();

function emptyIndexes(): KindIndexes {
  return { scholarship: new KindIndex(), college: new KindIndex(), internship: new KindIndex() };
}

let latest: { snapshot: Snapshot; today: string; index: Promise<CatalogueIndex> } | undefined;

/** The index of a snapshot. Only listings that are new to it are indexed. */
export function indexSnapshot(snapshot: Snapshot, today: string): Promise<CatalogueIndex> {
  if (latest?.snapshot !== snapshot || latest.today !== today)
    latest = { snapshot, today, index: build(snapshot, today) };
  return latest.index;
}

async function build({ listings, rates }: Snapshot, today: string): Promise<CatalogueIndex> {
  const before = indexes;
  const section = async (
    name: Section,
    kind: Kind,
    of: keyof KindIndexes,
    text: "text" | "jobText" = "text",
  ): Promise<SectionIndex> => {
    const listed = listings[of];
    const index = await addAll(before, of, listed);
    const mask = new Uint8Array(index.listings.length);
    for (const listing of listed) mask[index.add(listing)] = 1;
    return { section: name, kind, index, text: index[text], listed: mask, size: listed.length, today, rates };
  };
  return {
    scholarships: await section("scholarships", "scholarships", "scholarship"),
    colleges: await section("colleges", "colleges", "college"),
    internships: await section("internships", "internships", "internship"),
    jobs: await section("jobs", "internships", "internship", "jobText"),
  };
}

async function addAll(
  known: KindIndexes,
  kind: keyof KindIndexes,
  listed: readonly Listing[],
): Promise<KindIndex> {
  if (known[kind].listings.length > 2 * listed.length + mostUnlisted) known[kind] = new KindIndex();
  const index = known[kind];
  let added = 0;
  for (const listing of listed) {
    const size = index.listings.length;
    index.add(listing);
    if (index.listings.length > size && ++added % addedAtOnce === 0) await nextTurn();
  }
  return index;
}

/** The same section with other listings, each listed unless it has closed. */
export function withListings(section: SectionIndex, listings: readonly Listing[]): SectionIndex {
  const index = new KindIndex();
  const listed = Uint8Array.from(listings, ({ listedUntil }) => Number(listedUntil >= section.today));
  for (const listing of listings) index.add(listing);
  return { ...section, index, text: index.text, listed, size: listings.length };
}

/** Drops all indexes: for measurements. */
export function dropIndexes(): void {
  indexes = emptyIndexes();
  latest = undefined;
}
