import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { constants, zstdCompress } from "node:zlib";
import address from "#app/common/frame/pages.dictionary?url";
import { buildFolder } from "./build-folder.ts";

/** What our pages have in common. A browser that has it is sent the rest of a page: see decision 55. */
export interface Dictionary {
  /** As a browser says that it has it. */
  name: string;
  shrink(page: Uint8Array, isBest: boolean): Promise<Buffer<ArrayBuffer>>;
}

const inThreads = promisify(zstdCompress);
/** A frame that says what dictionary follows, as RFC 9842 has it. */
const beginning = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** The first takes two milliseconds; the best thirty, for a twentieth less. */
const levels = { quick: 10, best: 19 };

export function makeDictionary(text: Buffer): Dictionary {
  const hash = createHash("sha256").update(text).digest();
  return {
    name: `:${hash.toString("base64")}:`,
    async shrink(page, isBest) {
      const level = isBest ? levels.best : levels.quick;
      const params = { [constants.ZSTD_c_compressionLevel]: level };
      return Buffer.concat([beginning, hash, await inThreads(page, { dictionary: text, params })]);
    },
  };
}

/** The one that this build's pages name; developers have none. */
export const ownDictionary = import.meta.env.PROD
  ? makeDictionary(readFileSync(join(buildFolder, "client", address)))
  : null;

/** For which pages a browser is to use a file of ours, where it is the dictionary. */
export const pagesFor = (path: string): string | undefined =>
  path.includes(address) ? 'match="/*", match-dest=("document")' : undefined;
