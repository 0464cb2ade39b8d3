import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { drawPreview } from "./draw-preview.server.ts";
import { createPreviewCache, previewVersion } from "./preview-cache.server.ts";
import type { PreviewFacts } from "./preview-card.tsx";
import { withSupportedCharacters } from "./supported-characters.ts";

const facts: PreviewFacts = {
  kind: "Scholarship",
  title: "Pan African University Master's and PhD",
  highlight: "Full funding",
  detail: "Usually closes on 15 December",
};
const long =
  "The International Development Scholarship for Women in Science, Technology and Mathematics ".repeat(6);

describe("the picture of a shared link", () => {
  test.each([
    ["of a short title", facts],
    ["of a title far too long", { ...facts, title: long, highlight: long, detail: long }],
    ["of one endless word", { ...facts, title: "o".repeat(2_000) }],
    [
      "of letters the typeface lacks",
      { ...facts, title: "የኢትዮጵያ 🎓 منحة 奖学金 \u0000", highlight: "", detail: "" },
    ],
  ])("%s is a PNG of 1200 by 630 below 100 KB", async (_, given) => {
    const picture = await drawPreview(given);
    expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(100 * 1024);
  });

  test("changes with its content", async () => {
    const [one, other] = [await drawPreview(facts), await drawPreview({ ...facts, highlight: "$10,000" })];
    expect(one.equals(other)).toBe(false);
    expect(previewVersion(facts)).not.toBe(previewVersion({ ...facts, highlight: "$10,000" }));
    expect(previewVersion(facts)).toBe(previewVersion({ ...facts }));
  });
});

test.each([
  ["₦300,000 / year", "NGN 300,000 / year"],
  ["Ọ̀yọ́ State – “Ẹ̀kọ́”", "Ọyọ State – “Ẹkọ”"],
  ["Ŋaa, ɓe ɗo", "Naa, be do"],
  ["የኢትዮጵያ  🎓", ""],
  ["Türkiye Bursları", "Türkiye Bursları"],
])("'%s' is rendered as '%s'", (given, drawn) => {
  expect(withSupportedCharacters(given)).toBe(drawn);
});

describe("pictures", () => {
  const picture = Buffer.from("picture");

  test("are rendered once for all requests, concurrent or later", async () => {
    let drawings = 0;
    const gallery = createPreviewCache(async () => {
      drawings++;
      return picture;
    });
    await Promise.all(Array.from({ length: 50 }, () => gallery.find(facts)));
    await gallery.find(facts);
    expect(drawings).toBe(1);
  });

  test("are rendered one at a time, and requests are refused when the queue is full", async () => {
    let atOnce = 0;
    let most = 0;
    const gallery = createPreviewCache(async () => {
      most = Math.max(most, ++atOnce);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce--;
      return picture;
    });
    const renders = Array.from({ length: 60 }, (_, place) =>
      gallery.find({ ...facts, title: `Award ${place}` }),
    );
    const answers = await Promise.all(renders);
    expect(most).toBe(1);
    expect(answers.filter((answer) => answer === null)).toHaveLength(29);
  });

  test("that could not be rendered are tried again, and others are not affected", async () => {
    let tries = 0;
    const gallery = createPreviewCache(async () => {
      if (++tries === 1) throw new Error("no memory");
      return picture;
    });
    await expect(gallery.find(facts)).rejects.toThrow("no memory");
    expect(await gallery.find(facts)).toBe(picture);
  });
});
