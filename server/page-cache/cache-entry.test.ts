import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { CacheEntry } from "./cache-entry.ts";

const text = "<p>Opportunities for students, and how to find them.</p>".repeat(200);
const aPage = () =>
  new CacheEntry(200, new Headers({ "Content-Type": "text/html; charset=utf-8" }), Buffer.from(text));

const bytesOf = async (entry: CacheEntry, encoding: "br" | "gzip" | null) =>
  (await entry.variant(encoding)).body;
const lengthOf = async (entry: CacheEntry, encoding: "br" | "gzip" | null) => {
  const { headers } = await entry.variant(encoding);
  return Number(headers[headers.indexOf("Content-Length") + 1]);
};

describe("a cached page", () => {
  test.each(["br", "gzip"] as const)("compressed by %s is stored in that form alone", async (encoding) => {
    const entry = aPage();
    expect(entry.size).toBeGreaterThan(text.length);
    const shrunk = await bytesOf(entry, encoding);
    expect(entry.size).toBe(shrunk.length + 5_000);
    expect(shrunk.buffer.byteLength).toBe(shrunk.length);
  });

  test("is sent in every encoding, in whatever order they are requested", async () => {
    for (const order of [
      ["br", null, "gzip"],
      ["gzip", null, "br"],
      [null, "gzip", "br"],
    ] as const) {
      const entry = aPage();
      for (const encoding of order) {
        const bytes = await bytesOf(entry, encoding);
        const undone = encoding ? { br: brotliDecompressSync, gzip: gunzipSync }[encoding](bytes) : bytes;
        expect(undone.toString()).toBe(text);
        expect(await lengthOf(entry, encoding)).toBe(bytes.length);
      }
    }
  });

  test("is sent in every encoding at once", async () => {
    const entry = aPage();
    const [small, plain, other] = await Promise.all(
      (["br", null, "gzip"] as const).map((encoding) => bytesOf(entry, encoding)),
    );
    expect(plain?.toString()).toBe(text);
    expect(gunzipSync(other ?? "").toString()).toBe(text);
    expect(brotliDecompressSync(small ?? "").toString()).toBe(text);
  });

  test("is compressed again later with a better level", async () => {
    const entry = aPage();
    await bytesOf(entry, "br");
    expect([await entry.variant("br"), await entry.variant(null)].map(({ isBest }) => isBest)).toEqual([
      false,
      true,
    ]);
    expect(await entry.improve("br")).toBe(true);
    expect((await entry.variant("br")).isBest).toBe(true);
    expect(brotliDecompressSync(await bytesOf(entry, "br")).toString()).toBe(text);
    expect(await entry.improve("br")).toBe(false);
  });
});
