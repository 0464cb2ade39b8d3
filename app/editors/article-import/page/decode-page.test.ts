import { describe, expect, test } from "vitest";
import { decodePage } from "./decode-page.ts";

const words = "café – ½ ñ";
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const latin = Buffer.from("café ½ ñ", "latin1");

describe("the text of a page", () => {
  test.each<[string, Uint8Array, string, string]>([
    ["UTF-8 that says nothing", Buffer.from(words), "text/html", words],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${words}`), "text/html", words],
    ["UTF-8 that its header calls Latin 1", Buffer.from(words), "text/html; charset=iso-8859-1", words],
    ["UTF-16 with a mark", utf16(words), "text/html", words],
    ["Latin 1 by its header", latin, "text/html; charset=ISO-8859-1", "café ½ ñ"],
    ["Latin 1 that its header calls UTF-8", latin, "text/html; charset=utf-8", "café ½ ñ"],
    ["a charset nobody knows", latin, "text/html; charset=klingon", "café ½ ñ"],
    [
      "Cyrillic by its meta element",
      Buffer.concat([Buffer.from('<meta charset="windows-1251">'), Buffer.from([0xcf, 0xf0, 0xe8])]),
      "text/html",
      '<meta charset="windows-1251">При',
    ],
    [
      "Cyrillic by its older meta element",
      Buffer.concat([
        Buffer.from('<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">'),
        Buffer.from([0xf0]),
      ]),
      "text/html",
      '<meta http-equiv="Content-Type" content="text/html; charset=koi8-r">П',
    ],
  ])("is decoded for %s", (_, body, contentType, text) => {
    expect(decodePage(body, contentType)).toBe(text);
  });
});
