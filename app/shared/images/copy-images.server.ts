import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { JobTools } from "#app/shared/jobs.ts";
import type { Database } from "#database/database.ts";
import { imageCopies } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { type FetchedImage, fetchImage } from "./fetch-image.server.ts";
import { type ImageSize, imageReferences, isReferenced } from "./image-references.server.ts";
import { imageWords } from "./words.ts";

/** Shown 56 pixels wide, and 360 on a phone, whose screen has two or three device pixels to each of them. */
export const imageBounds = {
  small: { maxWidth: 128, maxHeight: 128, quality: 70 },
  large: { maxWidth: 480, maxHeight: 360, quality: 60 },
};
const atOnce = 50;

interface MissingImage {
  address: string;
  size: ImageSize;
}

/** Deletes copies that no record references any more, and fetches missing ones. */
export async function copyImages(
  { db, outbound, log }: Pick<JobTools, "db" | "outbound" | "log">,
  signal?: AbortSignal,
  now: () => Date = () => new Date(),
) {
  const forgotten = await deleteUnreferenced(db);
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

  /** An unexpected error with one image must not stop the others. */
  async function fetchAny({ address, size }: MissingImage): Promise<FetchedImage> {
    try {
      return await fetchImage(outbound.fetchPublic, address, imageBounds[size]);
    } catch (problem) {
      log.error({ err: problem, address }, "copying an image failed");
      return { ok: false, error: imageWords.none };
    }
  }
}

function deleteUnreferenced(db: Database): Promise<number> {
  return asWorker(db, async (own) => {
    const gone = await own.delete(imageCopies).where(not(isReferenced())).returning({ id: imageCopies.id });
    return gone.length;
  });
}

/** Images that were never fetched, and failed ones that are due for a retry. */
function listMissing(db: Database, now: Date): Promise<MissingImage[]> {
  return asWorker(db, async (own) => {
    const [first, second, ...others] = imageReferences.map(({ table, address, size }) =>
      own
        .select({
          address: sql<string>`${address}`.as("named_address"),
          size: sql<ImageSize>`${size}::text`.as("named_size"),
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
      .leftJoin(imageCopies, and(eq(imageCopies.address, named.address), eq(imageCopies.size, named.size)))
      .where(or(isNull(imageCopies.id), and(isNull(imageCopies.content), isDue(now))))
      .orderBy(named.address, named.size)
      .limit(atOnce);
  });
}

/** After 4, 16 and 64 hours, then ten days, then every six weeks. */
const isDue = (now: Date): SQL =>
  lte(
    imageCopies.triedAt,
    sql`${now.toISOString()}::timestamptz - interval '1 hour' * power(4, least(${imageCopies.failures}, 5))`,
  );

async function note(db: Database, wanted: MissingImage, outcome: FetchedImage, now: Date): Promise<void> {
  const found = outcome.ok
    ? {
        content: outcome.image.content,
        width: outcome.image.width,
        height: outcome.image.height,
        error: null,
      }
    : { content: null, width: null, height: null, error: outcome.error };
  await asWorker(db, (own) =>
    own
      .insert(imageCopies)
      .values({ ...wanted, ...found, failures: outcome.ok ? 0 : 1, triedAt: now })
      .onConflictDoUpdate({
        target: [imageCopies.address, imageCopies.size],
        set: {
          ...found,
          failures: outcome.ok ? 0 : sql`${imageCopies.failures} + 1`,
          triedAt: now,
        },
      }),
  );
}
