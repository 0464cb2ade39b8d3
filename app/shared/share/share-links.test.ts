import { expect, test } from "vitest";
import { shareLinks } from "./share-links.ts";

const url = "https://fursa.example/scholarship/1?a=1&b=2";
const title = 'Women & "tech": 50% + more';

test("an opportunity can be shared on WhatsApp, Telegram, Twitter, Facebook, LinkedIn and by email", () => {
  expect(shareLinks({ url, title }).map(({ label }) => label)).toEqual([
    "WhatsApp",
    "Telegram",
    "Twitter",
    "Facebook",
    "LinkedIn",
    "Email",
  ]);
});

test("each of them receives the full URL, whatever the title contains", () => {
  for (const { href } of shareLinks({ url, title })) {
    const { protocol, searchParams } = new URL(href);
    expect(["https:", "mailto:"]).toContain(protocol);
    expect([...searchParams.values()].join(" ")).toContain(url);
    expect(searchParams.has("b")).toBe(false);
  }
});

test("services that accept text receive the title unchanged", () => {
  const words = shareLinks({ url, title }).map(({ href }) =>
    [...new URL(href).searchParams.values()].join(" "),
  );
  expect(words.filter((text) => text.includes(title))).toHaveLength(4);
});

test("an email contains a sentence or two", () => {
  const mail = shareLinks({ url, title, text: "Two sentences & more." }).find(
    ({ label }) => label === "Email",
  );
  const { searchParams } = new URL(mail?.href ?? "");
  expect(searchParams.get("subject")).toBe(title);
  expect(searchParams.get("body")).toBe(`Two sentences & more.\n\n${url}`);
});
