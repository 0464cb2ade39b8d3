import { type DrawnPicture, fetchPicture } from "#app/shared/images/fetch-image.server.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";

export type KeptImage = DrawnPicture;
export type PictureOutcome = { ok: true; image: KeptImage } | { ok: false; error: string };

/** A phone shows 400 pixels side by side, a desktop 800. */
const bounds = { widest: 1200, tallest: 900, quality: 70 };

/** Fetches the picture of an article. */
export async function keepImage(fetchPublic: FetchPublic, address: string): Promise<PictureOutcome> {
  const fetched = await fetchPicture(fetchPublic, address, bounds);
  return fetched.ok ? { ok: true, image: fetched.picture } : fetched;
}
