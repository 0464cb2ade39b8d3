import sharp from "sharp";
import type { FetchPublic } from "#app/outside.ts";

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

/** Fetches a picture and draws it anew: smaller, without whatever else was in the file. Null where there is none to have. */
export async function keepImage(fetchPublic: FetchPublic, address: string): Promise<KeptImage | null> {
  const fetched = await fetchPublic(address, wanted);
  return fetched.ok ? drawAnew(fetched.body) : null;
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
