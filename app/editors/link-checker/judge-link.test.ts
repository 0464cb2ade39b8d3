import { expect, test } from "vitest";
import type { RefusalReason } from "#app/shared/outbound.ts";
import { judgeLink } from "./judge-link.ts";

const refused = (reason: RefusalReason, status?: number) =>
  judgeLink({ ok: false, reason, error: "No.", ...(status && { status }) }).verdict;

test.each<[RefusalReason, number | undefined, string]>([
  ["status", 404, "dead"],
  ["status", 410, "dead"],
  ["status", 500, "dead"],
  ["status", 503, "dead"],
  ["status", 401, "unknown"],
  ["status", 403, "unknown"],
  ["status", 429, "unknown"],
  ["unknown host", undefined, "dead"],
  ["unreachable", undefined, "dead"],
  ["certificate", undefined, "dead"],
  ["too many redirects", undefined, "dead"],
  ["private", undefined, "dead"],
  ["too slow", undefined, "unknown"],
  ["robots", undefined, "unknown"],
  ["broken", undefined, "unknown"],
  ["type", undefined, "alive"],
  ["too large", undefined, "alive"],
])("a link refused for %s (%s) is %s", (reason, status, verdict) => {
  expect(refused(reason, status)).toBe(verdict);
});

test("a link that responds is alive", () => {
  expect(
    judgeLink({ ok: true, url: "https://a.example/", contentType: "text/html", body: new Uint8Array() }),
  ).toEqual({
    verdict: "alive",
    hasResponded: true,
    status: 200,
    error: null,
  });
});
