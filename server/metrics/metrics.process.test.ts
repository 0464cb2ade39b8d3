import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/postgres.ts";
import { type RunningServer, startServer } from "#tests/support/server.ts";

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
  test("says where its figures are, and answers nothing else there", async () => {
    expect(server.output()).toContain(`Figures for Prometheus at ${figures}/metrics`);
    const answer = await fetch(`${figures}/metrics`);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect((await fetch(`${figures}/`)).status).toBe(404);
    expect((await fetch(`${figures}/metrics`, { method: "POST" })).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  });

  test("has the names that rules and pictures of others rely on", async () => {
    await fetch(`${server.url}/healthz`);
    const text = await read();
    expect([...text.matchAll(/^# TYPE (\S+ \S+)$/gm)].map(([, name]) => name).sort()).toEqual([
      "fursa_database_answer_seconds gauge",
      "fursa_database_lag_seconds gauge",
      "fursa_database_up gauge",
      "fursa_errands gauge",
      "fursa_event_loop_late_seconds gauge",
      "fursa_heap_bytes gauge",
      "fursa_inside_requests gauge",
      "fursa_outbox_late_seconds gauge",
      "fursa_outbox_messages gauge",
      "fursa_page_cache_bytes gauge",
      "fursa_page_cache_entries gauge",
      "fursa_page_cache_requests_total counter",
      "fursa_pool_sessions gauge",
      "fursa_refused_total counter",
      "fursa_request_seconds histogram",
      "fursa_requests_total counter",
      "fursa_scraper_last_end_seconds gauge",
      "process_cpu_seconds_total counter",
      "process_resident_memory_bytes gauge",
    ]);
    expect(figureOf(text, "fursa_database_up")).toBe(1);
    expect(figureOf(text, 'fursa_pool_sessions{worker="1",state="open"}')).toBeGreaterThan(0);
  });

  test("counts each answer once, whether its page was made or kept, and a stranger's address under no name of its own", async () => {
    const before = await read();
    for (const path of ["/jobs", "/jobs", "/jobs?q=a", '/nothing"here/x', "/nothing/there"])
      await (await fetch(server.url + path)).text();
    const after = await read();
    const more = (sample: string) => figureOf(after, sample) - (figureOf(before, sample) || 0);
    expect(more('fursa_requests_total{route="/jobs",status="200"}')).toBe(3);
    expect(more('fursa_request_seconds_count{route="/jobs"}')).toBe(3);
    expect(more('fursa_page_cache_requests_total{result="miss"}')).toBe(2);
    expect(more('fursa_page_cache_requests_total{result="hit"}')).toBe(1);
    expect(more('fursa_requests_total{route="other",status="404"}')).toBe(2);
    expect(after).not.toContain("nothing");
  });

  test.runIf(hasPrometheus)("is understood by Prometheus' own checker", async () => {
    const input = await read();
    const said = spawnSync("promtool", ["check", "metrics"], { input, encoding: "utf8" });
    expect([said.stderr, said.status]).toEqual(["", 0]);
  });
});

test.runIf(hasPrometheus)(
  "Prometheus takes our rules and settings, and the rules ask for figures that there are",
  async () => {
    const said = execFileSync("promtool", ["check", "config", "operations/prometheus.yml"], {
      encoding: "utf8",
    });
    expect(said).toMatch(/SUCCESS: 11 rules found/);
    const rules = readFileSync("operations/alerts.yml", "utf8");
    const text = await read();
    // A server without replicas has no figures of them: `replicas.process.test.ts` asks for those.
    const asked = new Set(rules.match(/\bfursa_(?!replica_)\w+/g));
    const bare = (name: string) => name.replace(/_(bucket|sum|count)$/, "");
    expect([...asked].filter((name) => !text.includes(`# TYPE ${bare(name)} `))).toEqual([]);
  },
);
