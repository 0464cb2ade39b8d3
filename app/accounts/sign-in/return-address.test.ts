import { expect, test } from "vitest";
import { pageAddress, readReturnAddress, withReturn } from "./return-address.ts";

test.each([
  "/matches",
  "/browse?type=colleges&q=law",
  "/scholarship/6f9619ff-8b86-d011-b42d-00c04fc964ff",
  "/",
])("after sign-in the return address is %s", (path) => expect(readReturnAddress(path)).toBe(path));

const others = [
  "evil.example",
  "evil.example:80",
  "user@evil.example",
  "evil.example%2f.fursa.test",
  "fursa.test.evil.example",
];
const openings = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/\t/",
  "/\n/",
  "/\r/",
  "/ /",
  "\t//",
  " //",
  "//\\",
  "/%09/",
  "http:",
  "https:",
  "http://",
  "https://",
  "HTTPS://",
  "ftp://",
  "//user:pass@",
  "/.//",
  "/..//",
  "/%2e%2e//",
  "/auth/../..//",
  "http:/",
  "https:\\\\",
  "data://",
  "blob:https://",
  "//%00",
  "/\u2028/",
  "/\u0000/",
];
const scripts = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "vbscript:x",
  "data:text/html,<script>",
  "profile",
  "",
  "?return=//evil.example",
  "#//evil.example",
  "/profile\r\nSet-Cookie: a=b",
  "/<script>",
  '/"onload=',
  `/${"a".repeat(3000)}`,
  "/é",
  "//",
  "/auth",
  "/auth/../auth",
  "/api/token",
];
const payloads = [...openings.flatMap((opening) => others.map((other) => opening + other)), ...scripts];

test(`none of ${payloads.length} crafted addresses leads anywhere but to our own site`, () => {
  expect(payloads.length).toBeGreaterThan(100);
  for (const payload of payloads) {
    const address = readReturnAddress(payload);
    const { origin, pathname } = new URL(address, "https://fursa.test");
    expect({ payload, origin }).toEqual({ payload, origin: "https://fursa.test" });
    expect({ payload, safe: /^\/(?!\/)[^\\\s]*$/.test(address) }).toEqual({ payload, safe: true });
    expect(pathname.startsWith("//")).toBe(false);
  }
});

test.each([null, undefined, "https://evil.example", "//evil.example", "/auth?mode=signup"])(
  "%j leads to the profile",
  (given) => expect(readReturnAddress(given)).toBe("/profile"),
);

test("a link to the sign-in page contains the current address, unless that is the profile", () => {
  expect(withReturn("/auth", "/matches?tab=colleges")).toBe("/auth?return=%2Fmatches%3Ftab%3Dcolleges");
  expect(withReturn("/auth", "/profile")).toBe("/auth");
});

test.each([
  ["https://fursa.test/profile.data?_routes=root", "https://fursa.test/profile"],
  ["https://fursa.test/profile/data.data", "https://fursa.test/profile/data"],
  ["https://fursa.test/_root.data", "https://fursa.test/"],
  ["https://fursa.test/browse?q=law", "https://fursa.test/browse?q=law"],
])("a request for %s means the page %s", (request, page) => expect(pageAddress(request)).toBe(page));
