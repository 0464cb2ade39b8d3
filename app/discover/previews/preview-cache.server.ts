import { createHash } from "node:crypto";
import { Cache } from "#app/shared/cache.ts";
import { drawPreview } from "./draw-preview.server.ts";
import type { PreviewFacts } from "./preview-card.tsx";

const maxCacheBytes = 24 * 1024 * 1024;
/** Drawing takes about 100 ms of CPU, and pages come first. */
const maxConcurrent = 1;
const maxQueueLength = 30;

type PreviewImage = Buffer<ArrayBuffer>;

/** Cached images. Concurrent requests for an image share one drawing, and drawings are serialised. */
export function createPreviewCache(draw: (facts: PreviewFacts) => Promise<PreviewImage> = drawPreview) {
  const drawn = new Cache<PreviewImage>({ maxSize: maxCacheBytes, sizeOf: ({ length }) => length });
  const coming = new Map<string, Promise<PreviewImage>>();
  const queue: (() => void)[] = [];
  let busy = 0;

  async function take(version: string, facts: PreviewFacts): Promise<PreviewImage> {
    if (busy >= maxConcurrent) await new Promise<void>((resolve) => queue.push(resolve));
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
    /** Returns null if the queue is full. */
    async find(facts: PreviewFacts): Promise<PreviewImage | null> {
      const version = previewVersion(facts);
      const ready = drawn.get(version) ?? coming.get(version);
      if (ready) return ready;
      if (queue.length >= maxQueueLength) return null;
      const picture = take(version, facts);
      coming.set(version, picture);
      return picture;
    },
  };
}

/** Changes with the content, so that browsers may cache the image forever. */
export const previewVersion = (facts: PreviewFacts) =>
  createHash("sha256").update(JSON.stringify(facts)).digest("base64url").slice(0, 12);
