// Loaded by the process that decodes pictures, and by nothing else: what is forbidden here is forbidden in a whole process.
import sharp from "sharp";

export interface ResizedImage {
  content: Uint8Array;
  mediaType: "image/webp";
  width: number;
  height: number;
}

export interface ImageBounds {
  /** Pixels. */
  maxWidth: number;
  maxHeight: number;
  /** From 1 to 100. */
  quality: number;
}

/** A camera makes more; what fits into 2 MB does not. Unpacked they take 120 MB. */
const mostPixels = 30_000_000;

// Drawings, documents and raw formats have readers too, each with tricks of its own.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);

/** A picture without whatever else was in its file, and no larger than asked for. Null for a file that is none. */
export async function resizeImage(file: Uint8Array, bounds: ImageBounds): Promise<ResizedImage | null> {
  const { maxWidth, maxHeight, quality } = bounds;
  try {
    const { data, info } = await sharp(file, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: maxWidth, height: maxHeight, fit: "inside", withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return { content: data, mediaType: "image/webp", width: info.width, height: info.height };
  } catch {
    // sharp tells neither a broken file nor one of too many pixels apart from anything else.
    return null;
  }
}
