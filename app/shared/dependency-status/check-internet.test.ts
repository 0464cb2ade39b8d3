import { expect, test } from "vitest";
import type { FetchResult, RefusalReason } from "#app/shared/outbound.ts";
import { checkInternet, hasResponded, wellKnownSites } from "./check-internet.ts";

const found: FetchResult = { ok: true, url: "https://a.example/", contentType: "", body: new Uint8Array() };
const refused = (reason: RefusalReason, status?: number): FetchResult => ({
  ok: false,
  reason,
  error: "No.",
  ...(status && { status }),
});

test.each<[RefusalReason, number | undefined, boolean]>([
  ["status", 404, true],
  ["status", 403, true],
  ["status", 429, true],
  ["status", 502, false],
  ["type", undefined, true],
  ["robots", undefined, true],
  ["too many redirects", undefined, true],
  ["unknown host", undefined, false],
  ["unreachable", undefined, false],
  ["certificate", undefined, false],
  ["private", undefined, false],
  ["too slow", undefined, false],
])("a site refused for %s (%s) has responded: %s", (reason, status, expected) => {
  expect(hasResponded(refused(reason, status))).toBe(expected);
});

test.each([
  [5, true],
  [3, true],
  [2, false],
  [0, false],
])(
  "with %i of the well-known sites answering, the internet is reachable: %s",
  async (answering, isOnline) => {
    const reach = await checkInternet(async (site) =>
      wellKnownSites.indexOf(site) < answering ? found : refused("unreachable"),
    );
    expect(reach).toMatchObject({ isOnline, responded: answering, checked: 5 });
  },
);

test("the well-known sites have no operator in common", () => {
  expect(wellKnownSites.length).toBeGreaterThanOrEqual(5);
  expect(new Set(wellKnownSites.map((site) => new URL(site).host)).size).toBe(wellKnownSites.length);
});
