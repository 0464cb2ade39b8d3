import { fetchImage, type ResizedImage } from "#app/shared/images/fetch-image.server.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";

export type ArticleImage = ResizedImage;
export type FetchedImage = { ok: true; image: ArticleImage } | { ok: false; error: string };

/** Phones show 400 CSS pixels, desktops 800. */
const bounds = { maxWidth: 1200, maxHeight: 900, quality: 70 };

/** Fetches and resizes an article's image. */
export async function fetchArticleImage(fetchPublic: FetchPublic, address: string): Promise<FetchedImage> {
  const fetched = await fetchImage(fetchPublic, address, bounds);
  return fetched.ok ? { ok: true, image: fetched.image } : fetched;
}
