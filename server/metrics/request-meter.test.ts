import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { openRequestMeter, routeOf } from "./request-meter.ts";
import { inTextForm } from "./text-form.ts";

describe("a request", () => {
  const known = new Set(["browse", "scholarship"]);

  test.each([
    ["/", "/"],
    ["/?utm_source=x", "/"],
    ["/_.data", "/"],
    ["/browse?q=law/school", "/browse"],
    ["/browse.data", "/browse"],
    ["/scholarship/7b1f", "/scholarship/*"],
    ["/wp-admin/setup.php", "other"],
    ["/constructor", "other"],
  ])("for %s counts as %s", (path, route) => {
    expect(routeOf(path, known)).toBe(route);
  });

  test("is counted once it is over, by route and status, and its time once in every bucket that holds it", () => {
    const meter = openRequestMeter(known);
    const outgoing = Object.assign(new EventEmitter(), { statusCode: 200 });
    meter.watch({ url: "/browse" } as IncomingMessage, outgoing as unknown as ServerResponse);
    expect(inTextForm(meter.read())).not.toContain("/browse");
    outgoing.statusCode = 404;
    outgoing.emit("close");
    const text = inTextForm(meter.read());
    expect(text).toContain('fursa_requests_total{route="/browse",status="404"} 1\n');
    expect(text).toContain('fursa_request_seconds_bucket{route="/browse",le="10"} 1\n');
    expect(text).toContain('fursa_request_seconds_bucket{route="/browse",le="+Inf"} 1\n');
    expect(text).toContain('fursa_request_seconds_count{route="/browse"} 1\n');
  });
});
