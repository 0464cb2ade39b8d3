import type { FetchPublic, RefusalReason } from "#app/shared/outbound.ts";
import { decodeApart } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { DrawnPicture, drawAnew, PictureBounds } from "./resize.ts";
import { pictureWords } from "./words.ts";

export type { DrawnPicture };
export type PictureOutcome = { ok: true; picture: DrawnPicture } | { ok: false; error: string };

const wanted = {
  accept: "image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5",
  types: /^image\/(jpe?g|png|webp|gif|avif)\b/i,
};

/** The guard's own sentences speak of pages. */
const refusals: Partial<Record<RefusalReason, string>> = {
  type: pictureWords.none,
  "too large": pictureWords.large,
};

/** Fetches a picture and draws it anew: smaller, without whatever else was in the file. */
export async function fetchPicture(
  fetchPublic: FetchPublic,
  address: string,
  bounds: PictureBounds,
): Promise<PictureOutcome> {
  const fetched = await fetchPublic(address, wanted);
  if (!fetched.ok) return { ok: false, error: refusals[fetched.reason] ?? fetched.error };
  const drawn = await decodeApart<typeof drawAnew>(
    "#app/shared/images/resize.ts",
    "drawAnew",
    fetched.body,
    bounds,
  );
  if (!drawn.ok) return { ok: false, error: pictureWords.tooMuch };
  return drawn.result ? { ok: true, picture: drawn.result } : { ok: false, error: pictureWords.none };
}
