import sharp from "sharp";
import type { FetchPublic, RefusalReason } from "#app/common/outside.ts";
import { importWords } from "./words.ts";

export interface KeptImage {
  content: Uint8Array;
  mediaType: "image/webp";
  width: number;
  height: number;
}

const wanted = {
  accept: "image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5",
  types: /^image\/(jpe?g|png|webp|gif|avif)\b/i,
};
const formats = ["jpeg", "png", "webp", "gif", "heif"];
/** Pixels. A phone shows 400 of them side by side, a desktop 800. */
const widest = 1200;
const tallest = 900;
const mostPixels = 50_000_000;

/** The guard's own sentences speak of pages. */
const refusals: Partial<Record<RefusalReason, string>> = {
  type: importWords.noPicture,
  "too large": importWords.largePicture,
};

export type PictureOutcome = { ok: true; image: KeptImage } | { ok: false; error: string };

/** Fetches a picture and draws it anew: smaller, without whatever else was in the file. */
export async function keepImage(fetchPublic: FetchPublic, address: string): Promise<PictureOutcome> {
  const fetched = await fetchPublic(address, wanted);
  if (!fetched.ok) return { ok: false, error: refusals[fetched.reason] ?? fetched.error };
  const image = await drawAnew(fetched.body);
  return image ? { ok: true, image } : { ok: false, error: importWords.noPicture };
}

async function drawAnew(file: Uint8Array): Promise<KeptImage | null> {
  const options = { limitInputPixels: mostPixels, failOn: "error", pages: 1 } as const;
  try {
    const { format } = await sharp(file, options).metadata();
    if (!formats.includes(format)) return null;
    const { data, info } = await sharp(file, options)
      .autoOrient()
      .resize({ width: widest, height: tallest, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, mediaType: "image/webp", width: info.width, height: info.height };
  } catch {
    // sharp tells neither a broken file nor one of too many pixels apart from anything else.
    return null;
  }
}
