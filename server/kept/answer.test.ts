import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Answer } from "./answer.ts";

const text = "<p>Opportunities for students, and how to find them.</p>".repeat(200);
const aPage = (savesData = false) =>
  new Answer(200, new Headers({ "Content-Type": "text/html; charset=utf-8" }), Buffer.from(text), savesData);

const bytesOf = async (answer: Answer, encoding: "br" | "gzip" | null) => (await answer.form(encoding)).body;
const lengthOf = async (answer: Answer, encoding: "br" | "gzip" | null) => {
  const { head } = await answer.form(encoding);
  return Number(head[head.indexOf("Content-Length") + 1]);
};

describe("a kept page", () => {
  test.each(["br", "gzip"] as const)("made small by %s is kept in that form alone", async (encoding) => {
    const answer = aPage();
    expect(answer.bytes).toBeGreaterThan(text.length);
    const shrunk = await bytesOf(answer, encoding);
    expect(answer.bytes).toBe(shrunk.length + 5_000);
    expect(shrunk.buffer.byteLength).toBe(shrunk.length);
  });

  test("is had back whole by whoever takes no such form, in whatever order they ask", async () => {
    for (const order of [
      ["br", null, "gzip"],
      ["gzip", null, "br"],
      [null, "gzip", "br"],
    ] as const) {
      const answer = aPage();
      for (const encoding of order) {
        const bytes = await bytesOf(answer, encoding);
        const undone = encoding ? { br: brotliDecompressSync, gzip: gunzipSync }[encoding](bytes) : bytes;
        expect(undone.toString()).toBe(text);
        expect(await lengthOf(answer, encoding)).toBe(bytes.length);
      }
    }
  });

  test("is had back once for all who take no such form, and stays", async () => {
    const answer = aPage();
    const shrunk = await bytesOf(answer, "br");
    expect([answer.has("br"), answer.has("gzip"), answer.has(null)]).toEqual([true, false, false]);
    const [one, other] = await Promise.all([bytesOf(answer, null), bytesOf(answer, null)]);
    expect(one).toBe(other);
    const gzipped = await bytesOf(answer, "gzip");
    expect(await bytesOf(answer, null)).toBe(one);
    expect(answer.bytes).toBe(text.length + shrunk.length + gzipped.length + 5_000);
  });

  test("is given to all who ask at once", async () => {
    const answer = aPage();
    const [small, plain, other] = await Promise.all(
      (["br", null, "gzip"] as const).map((encoding) => bytesOf(answer, encoding)),
    );
    expect(plain?.toString()).toBe(text);
    expect(gunzipSync(other ?? "").toString()).toBe(text);
    expect(brotliDecompressSync(small ?? "").toString()).toBe(text);
  });

  test("is made smaller still from the form that there is", async () => {
    const answer = aPage();
    await bytesOf(answer, "br");
    expect([answer.isBest("br"), answer.isBest(null)]).toEqual([false, true]);
    expect(await answer.improve("br")).toBe(true);
    expect(answer.isBest("br")).toBe(true);
    expect(brotliDecompressSync(await bytesOf(answer, "br")).toString()).toBe(text);
    expect(await answer.improve("br")).toBe(false);
  });
});
