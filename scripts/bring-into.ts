import type { Whereabouts } from "#database/open-database.ts";
import { inOneTransaction } from "#database/whole/open-whole.ts";
import { writeWhole } from "#database/whole/write-whole.ts";
import { prepareErrands } from "#server/errands/prepare-errands.ts";
import { keepSecret } from "#server/secret.ts";

/** Fills an empty database, and where it is a folder keeps the secret there that belongs to the rows. */
export async function bringInto(
  where: Whereabouts,
  secret: string | undefined,
  lines: AsyncIterable<string>,
): Promise<{ tables: number; rows: number }> {
  const total = await inOneTransaction(where, (db) =>
    writeWhole(db, { lines, prepareErrands, say: console.log }),
  );
  if (!where.url && secret) keepSecret(where.dataDir, secret);
  return total;
}
