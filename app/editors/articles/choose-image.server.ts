import type { ArticleImage } from "#app/editors/article-import/fetch-image.server.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { formWords } from "./words.ts";

/** What happens to an article's image. */
export type ImageChoice = { is: "unchanged" } | { is: "none" } | { is: "new"; image: ArticleImage };

/**
 * Resolves the "Image URL" field. Images of other sites are fetched and stored, so that readers' phones only
 * contact us.
 */
export async function chooseImage(
  fetchPublic: FetchPublic,
  typed: string | null,
  current: string | null,
): Promise<{ ok: true; picture: ImageChoice } | { ok: false; error: string }> {
  if (!typed) return { ok: true, picture: { is: "none" } };
  if (typed === current) return { ok: true, picture: { is: "unchanged" } };
  if (!URL.canParse(typed)) return { ok: false, error: formWords.notOurPicture };
  // The image library takes many megabytes, so it is loaded on demand.
  const { fetchArticleImage } = await import("#app/editors/article-import/fetch-image.server.ts");
  const fetched = await fetchArticleImage(fetchPublic, typed);
  return fetched.ok
    ? { ok: true, picture: { is: "new", image: fetched.image } }
    : { ok: false, error: formWords.pictureFailed(fetched.error) };
}
