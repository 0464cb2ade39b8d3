import type { KeptImage } from "#app/editors/article-import/fetch-image.server.ts";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { formWords } from "./words.ts";

/** What happens to an article's picture: it stays, it goes, or another one takes its place. */
export type PictureChoice = { is: "kept" } | { is: "none" } | { is: "new"; image: KeptImage };

/** Reads the field "Image URL". A picture of another site is fetched and kept: readers' phones ask no one but us. */
export async function choosePicture(
  fetchPublic: FetchPublic,
  typed: string | null,
  current: string | null,
): Promise<{ ok: true; picture: PictureChoice } | { ok: false; error: string }> {
  if (!typed) return { ok: true, picture: { is: "none" } };
  if (typed === current) return { ok: true, picture: { is: "kept" } };
  if (!URL.canParse(typed)) return { ok: false, error: formWords.notOurPicture };
  // The tool that draws pictures weighs many megabytes: it is loaded when an editor first needs it.
  const { keepImage } = await import("#app/editors/article-import/fetch-image.server.ts");
  const kept = await keepImage(fetchPublic, typed);
  return kept.ok
    ? { ok: true, picture: { is: "new", image: kept.image } }
    : { ok: false, error: formWords.pictureFailed(kept.error) };
}
