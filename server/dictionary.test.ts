import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestEncodingFor } from "./compress.ts";
import { makeDictionary } from "./dictionary.ts";

const text = Buffer.from("<header>Fursa</header><main></main><footer>Quick links</footer>".repeat(20));
const dictionary = makeDictionary(text);

test("a page is what is said after the dictionary's name, and far shorter than by itself", async () => {
  const page = Buffer.from(`${text}<p>One more line</p>`);
  for (const isBest of [false, true]) {
    const shrunk = await dictionary.shrink(page, isBest);
    expect(shrunk.subarray(0, 8).toString("hex")).toBe("5e2a4d1820000000");
    expect(`:${shrunk.subarray(8, 40).toString("base64")}:`).toBe(dictionary.name);
    expect(zstdDecompressSync(shrunk.subarray(40), { dictionary: text })).toEqual(page);
    expect(shrunk.length).toBeLessThan(100);
  }
});

test("it is used for a browser that has this very one and takes what is made of it", () => {
  const taken = "gzip, deflate, br, zstd, dcb, dcz";
  expect(bestEncodingFor(taken, dictionary.name, dictionary)).toBe("dcz");
  expect(bestEncodingFor(taken, makeDictionary(Buffer.from("old")).name, dictionary)).toBe("br");
  expect(bestEncodingFor("gzip, deflate, br", dictionary.name, dictionary)).toBe("br");
  expect(bestEncodingFor(taken, undefined, dictionary)).toBe("br");
  expect(bestEncodingFor(taken, dictionary.name, null)).toBe("br");
});
