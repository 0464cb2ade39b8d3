import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ImageCopy } from "./image.tsx";
import type { ImageSize } from "./image-references.server.ts";

/** SQL for our copy of the image at an address; null if there is none. */
export const imageCopyOf = (address: PgColumn, size: ImageSize): SQL<ImageCopy | null> =>
  sql<ImageCopy | null>`(
    select jsonb_build_object('src', '/pictures/' || copy.id, 'width', copy.width, 'height', copy.height)
    from image_copies copy
    where copy.address = ${address} and copy.size = ${size} and copy.content is not null
  )`;

/** SQL for why there is no copy, for editors; null if there is one, or it was not tried yet. */
export const imageErrorOf = (address: PgColumn, size: ImageSize): SQL<string | null> =>
  sql<string | null>`(
    select copy.error from image_copies copy where copy.address = ${address} and copy.size = ${size}
  )`;
