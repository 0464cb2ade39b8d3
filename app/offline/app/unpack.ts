import { fromBase85 } from "./base85.ts";

/** Whether this browser can: Chromium since 2020. */
export const canUnpack = () => "DecompressionStream" in globalThis;

/** What a file that is passed on carries, its code too: packed that is a third of its bytes. */
export async function unpack(packed: string): Promise<string> {
  const plain = new Blob([fromBase85(packed.trim())]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain).text();
}
