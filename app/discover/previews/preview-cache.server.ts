import { createHash } from "node:crypto";
import { Cache } from "#app/shared/cache.ts";
import { drawPreview } from "./draw-preview.server.ts";
import type { PreviewFacts } from "./preview-card.tsx";

const largestGallery = 24 * 1024 * 1024;
/** Drawing costs about a tenth of a second of a processor, and pages come first. */
const mostAtOnce = 1;
const longestQueue = 30;

type Picture = Buffer<ArrayBuffer>;

/** Pictures that have been drawn, and those being drawn: each is drawn once, one at a time, for however many ask. */
export function openGallery(draw: (facts: PreviewFacts) => Promise<Picture> = drawPreview) {
  const drawn = new Cache<Picture>({ maxSize: largestGallery, sizeOf: ({ length }) => length });
  const coming = new Map<string, Promise<Picture>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function take(version: string, facts: PreviewFacts): Promise<Picture> {
    if (busy >= mostAtOnce) await new Promise<void>((resolve) => queue.push(resolve));
    busy++;
    try {
      const picture = await draw(facts);
      drawn.set(version, picture);
      return picture;
    } finally {
      busy--;
      coming.delete(version);
      queue.shift()?.();
    }
  }

  return {
    /** The picture, or null where so many are waiting that another had better come later. */
    async find(facts: PreviewFacts): Promise<Picture | null> {
      const version = previewVersion(facts);
      const ready = drawn.get(version) ?? coming.get(version);
      if (ready) return ready;
      if (queue.length >= longestQueue) return null;
      const picture = take(version, facts);
      coming.set(version, picture);
      return picture;
    },
  };
}

/** Changes with whatever the picture shows, so that a browser may keep it for ever. */
export const previewVersion = (facts: PreviewFacts) =>
  createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
