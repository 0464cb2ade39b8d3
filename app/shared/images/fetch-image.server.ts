import type { FetchPublic, RefusalReason } from "#app/shared/outbound.ts";
import { runInProcess } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { ImageBounds, ResizedImage, resizeImage } from "./resize.ts";
import { imageWords } from "./words.ts";

export type { ResizedImage };
export type FetchedImage = { ok: true; image: ResizedImage } | { ok: false; error: string };

const wanted = {
  accept: "image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5",
  types: /^image\/(jpe?g|png|webp|gif|avif)\b/i,
};

/** The guard's own messages are about pages. */
const refusals = (): Partial<Record<RefusalReason, string>> => ({
  type: imageWords.none,
  "too large": imageWords.large,
});

/** Fetches an image and re-encodes it: smaller, and without metadata. */
export async function fetchImage(
  fetchPublic: FetchPublic,
  address: string,
  bounds: ImageBounds,
): Promise<FetchedImage> {
  const fetched = await fetchPublic(address, wanted);
  if (!fetched.ok) return { ok: false, error: refusals()[fetched.reason] ?? fetched.error };
  const drawn = await runInProcess<typeof resizeImage>(
    "#app/shared/images/resize.ts",
    "resizeImage",
    fetched.body,
    bounds,
  );
  if (!drawn.ok) return { ok: false, error: imageWords.tooMuch };
  return drawn.result ? { ok: true, image: drawn.result } : { ok: false, error: imageWords.none };
}
