import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ShownPicture } from "./image.tsx";
import type { PictureSize } from "./image-references.server.ts";

/** What a query selects to show our copy of the picture at an address; null while there is none. */
export const pictureOf = (address: PgColumn, size: PictureSize): SQL<ShownPicture | null> =>
  sql<ShownPicture | null>`(
    select jsonb_build_object('src', '/pictures/' || copy.id, 'width', copy.width, 'height', copy.height)
    from kept_pictures copy
    where copy.address = ${address} and copy.size = ${size} and copy.content is not null
  )`;

/** Why there is none, for editors; null where there is one, or nobody has tried yet. */
export const pictureProblem = (address: PgColumn, size: PictureSize): SQL<string | null> =>
  sql<string | null>`(
    select copy.error from kept_pictures copy where copy.address = ${address} and copy.size = ${size}
  )`;
