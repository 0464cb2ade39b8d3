import { expect, test } from "vitest";
import { letSleep } from "./sleep.server.ts";

const mark = "m4rk";
const page = (inside: string) =>
  `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${inside}<script nonce="${mark}" type="module" async="">import "/a.js"</script></body></html>`;

test("the script of a page that sleeps is neither fetched nor run, and its text stays as it was", () => {
  const asleep = letSleep(page("<p>Hello</p>"), mark, "/small.js");
  expect(asleep).toContain('<link rel="asleep" href="/a.js"/>');
  expect(asleep).toContain(`<script nonce="${mark}" type="asleep">import "/a.js"</script>`);
  expect(asleep).not.toContain('modulepreload" href');
  expect(asleep).not.toContain("/small.js");
  expect(asleep.match(/<script[^>]*>/g)).toEqual([
    `<script nonce="${mark}" type="asleep">`,
    `<script nonce="${mark}" type="speculationrules">`,
    `<script nonce="${mark}">`,
  ]);
  expect(asleep.endsWith("</script></body></html>")).toBe(true);
});

test.each(['<div data-carousel="true">', '<li data-listing="1">'])(
  "what moves or counts by itself comes with a small script: %s",
  (moving) => {
    expect(letSleep(page(moving), mark, "/small.js")).toContain(
      '<script type="module" src="/small.js"></script>',
    );
  },
);

test("what somebody wrote is left as it is", () => {
  const written = '<p>&lt;link rel="modulepreload" and &lt;script type="module" async=""></p>';
  expect(letSleep(page(written), mark, "/small.js")).toContain(written);
});
