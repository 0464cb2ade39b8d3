// Only loaded by the process that decodes pictures: its restrictions apply to the whole process.
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

/** Larger than most photos under 2 MB. Decoded they take 120 MB. */
const mostPixels = 30_000_000;

// Decoders for drawings, documents and raw formats exist too, each with risks of its own.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);

/** A picture without metadata, and no larger than requested. Null if the file isn't a picture. */
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
    // sharp doesn't distinguish a broken file or one with too many pixels from other errors.
    return null;
  }
}
