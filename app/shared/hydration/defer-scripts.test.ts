import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const nonce = "n0nce";
const page = (inside: string) =>
  `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${inside}<script nonce="${nonce}" type="module" async="">import "/a.js"</script></body></html>`;

test("the script of a lazily hydrated page is neither fetched nor run, and its text stays the same", () => {
  expect(deferScripts(page("<p>Hello</p>"), nonce, "/loader.js")).toBe(
    `<html><head><link rel="deferred" href="/a.js"/><script type="module" src="/loader.js"></script></head><body><p>Hello</p><script nonce="${nonce}" type="deferred" async="">import "/a.js"</script></body></html>`,
  );
});

test("text that looks like a script tag is left alone", () => {
  const written =
    '<p>&lt;link rel="modulepreload" and &lt;script type="module" async=""></p><link rel="modulepreload"/>';
  expect(deferScripts(page(written), nonce, "/loader.js")).toContain(written);
});

test("a page whose scripts can't be found is refused instead of hydrated at once", () => {
  const [withoutPreload, otherScript] = [
    page("").replace("modulepreload", "preload"),
    page("").replace(' async=""', ""),
  ];
  for (const html of [withoutPreload, otherScript])
    expect(() => deferScripts(html, nonce, "/loader.js")).toThrow("React Router");
});
