import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findSharedRecord, parseShared } from "./shared-message.ts";

const id = "8b0c6a1e-6f43-4b55-9d3a-0a8f1b2c3d4e";
const record = (name: string, host: string, nth: number) => ({
  kind: "scholarship" as const,
  id: id.replace(/.$/, String(nth)),
  name,
  host,
});
const records = [
  record("Mandela Rhodes Scholarships", "mandelarhodes.org", 1),
  record("Equity Leaders Programme", "equitygroupfoundation.com", 2),
  record("Wings to Fly", "equitygroupfoundation.com", 3),
];
const shared = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseShared(form);
};
const meant = (text: string) => findSharedRecord({ text, hasPicture: false }, "fursa.example", records);

describe("what a phone shares", () => {
  test("is read once, however the app divides it into title, text and link", () => {
    const link = "https://mandelarhodes.org/apply";
    expect(shared({ title: "", text: link, url: "" }).text).toBe(link);
    expect(shared({ text: link, url: link }).text).toBe(link);
    expect(shared({ title: "Apply", text: `Apply now: ${link}`, url: link }).text).toBe(`Apply now: ${link}`);
    expect(shared({ title: "A chance", text: "Send 500", url: link }).text).toBe(
      `A chance\nSend 500\n${link}`,
    );
    expect(shared({})).toEqual({ text: "", hasPicture: false });
  });

  test("may be a picture; an empty file is none", () => {
    const picture = (bytes: string) => new File([bytes], "screenshot.png", { type: "image/png" });
    expect(shared({ picture: picture("x") })).toEqual({ text: "", hasPicture: true });
    expect(shared({ picture: picture("") }).hasPicture).toBe(false);
  });
});

describe("a shared link", () => {
  test("to a page of ours opens that record, whatever text surrounds it", () => {
    expect(meant(`Look at this! https://fursa.example/college/${id}?utm=x`)).toBe(`/college/${id}`);
  });

  test("to a known award's own site opens that award if there is no other text", () => {
    expect(meant("https://www.mandelarhodes.org/scholarship/")).toBe(`/scholarship/${records[0]?.id}`);
    expect(meant("Pay 500 at https://www.mandelarhodes.org/")).toBeNull();
  });

  test.each([
    "https://equitygroupfoundation.com/",
    "https://mandelarhodes.org.apply-now.example/",
    `https://elsewhere.example/college/${id}`,
    "https://fursa.example/college/7",
    "https://fursa.example/sign-out",
    "no link at all",
    "",
  ])("that means no single record is checked: %s", (text) => {
    expect(meant(text)).toBeNull();
  });
});

test("the manifest sends shared content to the page that reads it, with the same field names", () => {
  const { share_target: target } = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  expect(target).toEqual({
    action: "/check/shared",
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text", url: "url", files: [{ name: "picture", accept: ["image/*"] }] },
  });
});
