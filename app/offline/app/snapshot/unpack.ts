import { fromBase85 } from "./base85.ts";

/** Whether this browser can decompress gzip: Chromium since 2020. */
export const canUnpack = () => "DecompressionStream" in globalThis;

/** The content of an offline file, including its code. Compressed it is a third of its size. */
export async function unpack(packed: string): Promise<string> {
  const plain = new Blob([fromBase85(packed.trim())]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).text();
}
