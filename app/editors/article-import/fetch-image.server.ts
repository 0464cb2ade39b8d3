import { fetchImage, type ResizedImage } from "#app/shared/images/fetch-image.server.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";

export type KeptImage = ResizedImage;
export type FetchedImage = { ok: true; image: KeptImage } | { ok: false; error: string };

/** A phone shows 400 pixels side by side, a desktop 800. */
const bounds = { maxWidth: 1200, maxHeight: 900, quality: 70 };

/** Fetches the picture of an article. */
export async function keepImage(fetchPublic: FetchPublic, address: string): Promise<FetchedImage> {
  const fetched = await fetchImage(fetchPublic, address, bounds);
  return fetched.ok ? { ok: true, image: fetched.image } : fetched;
}
