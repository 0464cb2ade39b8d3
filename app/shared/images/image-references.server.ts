import { eq, or, type SQL, sql } from "drizzle-orm";
import { colleges, imageCopies, sponsoredListings, studentSpotlights } from "#database/schema/index.ts";

/** Columns that hold image addresses, and the size of their copies. */
export const imageReferences = [
  { table: sponsoredListings, address: sponsoredListings.imageUrl, size: "large" },
  { table: studentSpotlights, address: studentSpotlights.imageUrl, size: "small" },
  { table: colleges, address: colleges.imageUrl, size: "large" },
  { table: colleges, address: colleges.logoUrl, size: "small" },
] as const;

export type ImageSize = (typeof imageReferences)[number]["size"];

/** SQL condition: some record that the viewer may see references the copy. */
export const isReferenced = (): SQL =>
  sql`(${or(
    ...imageReferences.map(
      ({ table, address, size }) =>
        sql`(${eq(imageCopies.size, size)} and exists (select 1 from ${table} where ${address} = ${imageCopies.address}))`,
    ),
  )})`;
