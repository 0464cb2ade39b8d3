import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/database/postgres.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const hasPrometheus = spawnSync("promtool", ["--version"]).error === undefined;

let server: RunningServer;
let figures: string;
beforeAll(async () => {
  const METRICS_PORT = String(await freePort());
  server = await startServer({ METRICS_PORT, SHED_LOAD: "on" });
  figures = `http://127.0.0.1:${METRICS_PORT}`;
});
afterAll(() => server.stop());

const read = async () => (await fetch(`${figures}/metrics`)).text();
const figureOf = (text: string, sample: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${sample} `))
      ?.split(" ")
      .at(-1),
  );

describe("a server with METRICS_PORT", () => {
  test("prints where its metrics are, and serves nothing else there", async () => {
    expect(server.output()).toContain(`Metrics for Prometheus at ${figures}/metrics`);
    const answer = await fetch(`${figures}/metrics`);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect((await fetch(`${figures}/`)).status).toBe(404);
    expect((await fetch(`${figures}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test("has the names that alerts and dashboards rely on", async () => {
    await fetch(`${server.url}/healthz`);
    const text = await read();
    const names = [...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, name = ""]) => name);
    expect(names.filter((name) => !/^(process|nodejs)_/.test(name)).sort()).toEqual([
      "fursa_database_connections gauge",
      "fursa_database_lag_seconds gauge",
      "fursa_database_query_seconds gauge",
      "fursa_database_up gauge",
      "fursa_jobs gauge",
      "fursa_limiter_requests gauge",
      "fursa_outbox_late_seconds gauge",
      "fursa_outbox_messages gauge",
      "fursa_page_cache_bytes gauge",
      "fursa_page_cache_entries gauge",
      "fursa_page_cache_requests_total counter",
      "fursa_requests_shed_total counter",
      "fursa_scraper_last_end_seconds gauge",
      "http_request_duration_seconds histogram",
    ]);
    for (const name of ["process_resident_memory_bytes gauge", "nodejs_eventloop_lag_p99_seconds gauge"])
      expect(names).toContain(name);
    expect(figureOf(text, "fursa_database_up")).toBe(1);
    expect(figureOf(text, 'fursa_database_connections{state="open"}')).toBeGreaterThan(0);
    expect(figureOf(text, "fursa_database_query_seconds")).toBeGreaterThan(0);
  });

  test("counts a page from the cache as a hit", async () => {
    const hits = async () => figureOf(await read(), 'fursa_page_cache_requests_total{result="hit"}') || 0;
    const before = await hits();
    const askAgain = async () => {
      await (await fetch(`${server.url}/events`)).text();
      return hits();
    };
    await expect.poll(askAgain, { timeout: 60_000 }).toBeGreaterThan(before);
  });

  test("counts each response once, cached or not, and never uses an unknown address as a label", async () => {
    const before = await read();
    for (const path of ["/jobs", "/jobs", "/jobs?q=a", '/nothing"here/x', "/nothing/there"])
      await (await fetch(server.url + path)).text();
    const after = await read();
    const more = (sample: string) => figureOf(after, sample) - (figureOf(before, sample) || 0);
    expect(more('http_request_duration_seconds_count{route="/jobs",status="200"}')).toBe(3);
    const [misses, hits] = ["miss", "hit"].map((result) =>
      more(`fursa_page_cache_requests_total{result="${result}"}`),
    );
    // A change in the database between the first two requests makes the second a miss as well.
    expect(misses).toBeGreaterThanOrEqual(2);
    expect(Number(misses) + Number(hits)).toBe(3);
    expect(more('http_request_duration_seconds_count{route="other",status="404"}')).toBe(2);
    expect(after).not.toContain("nothing");
  });

  test.runIf(hasPrometheus)("passes Prometheus' own checker", async () => {
    const input = await read();
    const checked = spawnSync("promtool", ["check", "metrics"], { input, encoding: "utf8" });
    expect([checked.stderr, checked.status]).toEqual(["", 0]);
  });
});

test.runIf(hasPrometheus)(
  "Prometheus accepts our rules and settings, and the rules use existing metrics",
  async () => {
    const checked = execFileSync("promtool", ["check", "config", "operations/prometheus.yml"], {
      encoding: "utf8",
    });
    expect(checked).toMatch(/SUCCESS: 11 rules found/);
    const rules = readFileSync("operations/alerts.yml", "utf8");
    const text = await read();
    // A server without replicas reports none of their metrics: `replicas.deep.test.ts` checks those.
    const used = new Set(rules.match(/\b(?:fursa_(?!replica_)|http_)\w+/g));
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, "");
    expect([...used].filter((name) => !text.includes(`# TYPE ${bare(name)} `))).toEqual([]);
  },
);
