import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ImageCopy } from "./image.tsx";
import type { ImageSize } from "./image-references.server.ts";

/** What a query selects to show our copy of the picture at an address; null while there is none. */
export const imageCopyOf = (address: PgColumn, size: ImageSize): SQL<ImageCopy | null> =>
  sql<ImageCopy | null>`(
    select jsonb_build_object('src', '/pictures/' || copy.id, 'width', copy.width, 'height', copy.height)
    from kept_pictures copy
    where copy.address = ${address} and copy.size = ${size} and copy.content is not null
  )`;

/** Why there is none, for editors; null where there is one, or nobody has tried yet. */
export const imageErrorOf = (address: PgColumn, size: ImageSize): SQL<string | null> =>
  sql<string | null>`(
    select copy.error from kept_pictures copy where copy.address = ${address} and copy.size = ${size}
  )`;
