import { expect, test } from "vitest";
import { letSleep } from "./sleep.ts";

const mark = "m4rk";
const page = (inside: string) =>
  `<html><head><link rel="modulepreload" href="/a.js"/></head><body>${inside}<script nonce="${mark}" type="module" async="">import "/a.js"</script></body></html>`;

test("the script of a page that sleeps is neither fetched nor run, and its text stays as it was", () => {
  const [before, after] = letSleep(page("<p>Hello</p>"), mark, "/small.js").split(/\{"prefetch".*\}/);
  expect(before).toBe(
    `<html><head><link rel="asleep" href="/a.js"/><script type="module" src="/small.js"></script></head><body><p>Hello</p><script nonce="${mark}" type="asleep">import "/a.js"</script><script nonce="${mark}" type="speculationrules">`,
  );
  expect(after).toBe("</script></body></html>");
});

test("what somebody wrote is left as it is", () => {
  const written =
    '<p>&lt;link rel="modulepreload" and &lt;script type="module" async=""></p><link rel="modulepreload"/>';
  expect(letSleep(page(written), mark, "/small.js")).toContain(written);
});
