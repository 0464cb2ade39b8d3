import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { JobTools } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { keptPictures } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { fetchPicture, type PictureOutcome } from "./fetch-image.server.ts";
import { isNamed, type PictureSize, uses } from "./image-references.server.ts";
import { pictureWords } from "./words.ts";

/** Shown 56 pixels wide, and 360 on a phone, whose screen has two or three to each of them. */
const bounds = {
  small: { widest: 128, tallest: 128, quality: 70 },
  large: { widest: 480, tallest: 360, quality: 60 },
};
const atOnce = 50;

interface Wanted {
  address: string;
  size: PictureSize;
}

/** Makes our copies follow the records: what no record names any more is forgotten, what is missing is fetched. */
export async function keepPictures(
  { db, outside, log }: Pick<JobTools, "db" | "outside" | "log">,
  signal?: AbortSignal,
  now: () => Date = () => new Date(),
) {
  const forgotten = await forgetUnnamed(db);
  let [kept, failed] = [0, 0];
  for (let missing = await listMissing(db, now()); missing.length > 0; missing = await listMissing(db, now()))
    for (const wanted of missing) {
      signal?.throwIfAborted();
      const outcome = await fetchAny(wanted);
      await note(db, wanted, outcome, now());
      if (outcome.ok) kept++;
      else failed++;
    }
  return { forgotten, kept, failed };

  /** One picture that nobody foresaw must not keep us from the others. */
  async function fetchAny({ address, size }: Wanted): Promise<PictureOutcome> {
    try {
      return await fetchPicture(outside.fetchPublic, address, bounds[size]);
    } catch (problem) {
      log.error({ err: problem, address }, "a picture could not be kept");
      return { ok: false, error: pictureWords.none };
    }
  }
}

function forgetUnnamed(db: Database): Promise<number> {
  return asWorker(db, async (own) => {
    const gone = await own.delete(keptPictures).where(not(isNamed())).returning({ id: keptPictures.id });
    return gone.length;
  });
}

/** Pictures that nobody has tried to fetch, and those whose time to be tried again has come. */
function listMissing(db: Database, now: Date): Promise<Wanted[]> {
  return asWorker(db, async (own) => {
    const [first, second, ...others] = uses.map(({ table, address, size }) =>
      own
        .select({
          address: sql<string>`${address}`.as("named_address"),
          size: sql<PictureSize>`${size}::text`.as("named_size"),
        })
        .from(table)
        .where(
          and(isNotNull(address), sql`${address} ~* '^https?://'`, sql`octet_length(${address}) <= 2000`),
        ),
    );
    if (!first || !second) return [];
    const named = unionAll(first, second, ...others).as("named");
    return own
      .selectDistinct({ address: named.address, size: named.size })
      .from(named)
      .leftJoin(keptPictures, and(eq(keptPictures.address, named.address), eq(keptPictures.size, named.size)))
      .where(or(isNull(keptPictures.id), and(isNull(keptPictures.content), isDue(now))))
      .orderBy(named.address, named.size)
      .limit(atOnce);
  });
}

/** After 4 hours, 16, 64, then after ten days, and every six weeks from there on. */
const isDue = (now: Date): SQL =>
  lte(
    keptPictures.triedAt,
    sql`${now.toISOString()}::timestamptz - interval '1 hour' * power(4, least(${keptPictures.failures}, 5))`,
  );

async function note(db: Database, wanted: Wanted, outcome: PictureOutcome, now: Date): Promise<void> {
  const found = outcome.ok
    ? {
        content: outcome.picture.content,
        width: outcome.picture.width,
        height: outcome.picture.height,
        error: null,
      }
    : { content: null, width: null, height: null, error: outcome.error };
  await asWorker(db, (own) =>
    own
      .insert(keptPictures)
      .values({ ...wanted, ...found, failures: outcome.ok ? 0 : 1, triedAt: now })
      .onConflictDoUpdate({
        target: [keptPictures.address, keptPictures.size],
        set: {
          ...found,
          failures: outcome.ok ? 0 : sql`${keptPictures.failures} + 1`,
          triedAt: now,
        },
      }),
  );
}
