import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { FetchPublic } from "#app/shared/outbound.ts";
import { fetchImage } from "./fetch-image.server.ts";

const bounds = { maxWidth: 480, maxHeight: 360, quality: 60 };
const web =
  (body: Uint8Array): FetchPublic =>
  async (url) => ({ ok: true, url, contentType: "image/png", body });
const fetched = (body: Uint8Array) => fetchImage(web(body), "https://a.example/picture.png", bounds);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0f4d3a" } });

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** A picture of one colour that decompresses into gigabytes, in a few kilobytes. */
async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await photo(1, 1).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png.subarray(0, -12), deflateSync(Buffer.alloc(1_000_000)), png.subarray(-12)]);
}

describe("an image from another site", () => {
  test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "is re-encoded as a small WebP from %s",
    async (format) => {
      const given = await photo(960, 480)
        .toFormat(format)
        .withExif({ IFD0: { Copyright: "where it was taken" } })
        .toBuffer();
      const outcome = await fetched(given);
      if (!outcome.ok) throw new Error(outcome.error);
      expect(outcome.image).toMatchObject({ mediaType: "image/webp", width: 480, height: 240 });
      const drawn = await sharp(outcome.image.content).metadata();
      expect([drawn.format, drawn.exif]).toEqual(["webp", undefined]);
    },
  );

  test("that is small already is not enlarged", async () => {
    const outcome = await fetched(await photo(32, 16).png().toBuffer());
    expect(outcome).toMatchObject({ ok: true, image: { width: 32, height: 16 } });
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["is a drawing under another name", () => Buffer.from(drawing)],
    ["is a TIFF under another name", () => photo(8, 8).tiff().toBuffer()],
    ["is a page", () => Buffer.from("<html><p>Not here</p></html>")],
    ["is empty", () => Buffer.alloc(0)],
    ["breaks off", async () => (await photo(600, 600).jpeg().toBuffer()).subarray(0, 900)],
    ["would unpack into gigabytes", () => bomb(50_000, 50_000)],
    ["has more pixels than fit into a file of its size", () => photo(6_000, 6_000).png().toBuffer()],
  ])("is refused in words when it %s", async (_, make) => {
    expect(await fetched(await make())).toEqual({
      ok: false,
      error: "We can't find a picture at that link.",
    });
  });

  test("that can't be fetched returns the reason", async () => {
    const refusing: FetchPublic = async () => ({
      ok: false,
      reason: "too large",
      error: "The page is larger than 2 MB.",
    });
    expect(await fetchImage(refusing, "https://a.example/", bounds)).toEqual({
      ok: false,
      error: "The picture is larger than 2 MB.",
    });
  });
});
