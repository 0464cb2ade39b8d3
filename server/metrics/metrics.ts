import cluster from "node:cluster";
import type { IncomingMessage, ServerResponse } from "node:http";
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "#database/database.ts";
import type { Limiter } from "../load-shedding/limiter.ts";
import type { PageCacheStats } from "../page-cache/page-cache.ts";
import { databaseMetrics } from "./database-metrics.ts";
import { routeOf } from "./route-of.ts";

interface MetricSources {
  /** The first path segments of the product: a client can't create a new label. */
  knownPlaces: ReadonlySet<string>;
  database: Pick<OpenDatabase, "patient" | "replicas" | "status">;
  limiter: Limiter | null;
  pageCache(): PageCacheStats | null;
}

interface Metrics {
  /** Times a request until its response has been sent or its connection is gone. */
  observe(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Returns the metrics in Prometheus' text format. */
  read(): Promise<string>;
}

/**
 * Each process has its own series, labelled `worker` if there are several, so that a counter that starts at zero
 * again is seen as a restart.
 */
export function openMetrics({ knownPlaces, database, limiter, pageCache }: MetricSources): Metrics {
  const own = new Registry();
  if (cluster.worker) own.setDefaultLabels({ worker: String(cluster.worker.id) });
  const registers = [own];
  collectDefaultMetrics({ register: own });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests by route and status.",
    labelNames: ["route", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  new Gauge({
    name: "fursa_database_connections",
    help: "Connections of the pools that serve pages, and queries that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      const { open, idle, waiting } = database.status();
      for (const [state, value] of Object.entries({ open, idle, waiting })) this.set({ state }, value);
    },
  });
  if (database.replicas) addReads(registers, database.replicas);
  if (pageCache()) addPageCache(registers, pageCache);
  if (limiter) addLimiter(registers, limiter);
  const shared = databaseMetrics(database);
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries([own, shared]);
    // Answers the cluster's primary process, which collects the metrics of all workers.
    new AggregatorRegistry();
  }
  return {
    observe({ url = "" }, outgoing) {
      const start = performance.now();
      const route = routeOf(url, knownPlaces);
      outgoing.once("close", () =>
        requests.observe({ route, status: outgoing.statusCode }, (performance.now() - start) / 1000),
      );
    },
    read: async () => Registry.merge([own, shared]).metrics(),
  };
}

function addReads(registers: Registry[], replicas: NonNullable<OpenDatabase["replicas"]>) {
  new Counter({
    name: "fursa_database_reads_total",
    help: "Read-only transactions by database, and the reason why a replica was not used.",
    labelNames: ["from", "reason"],
    registers,
    collect() {
      this.reset();
      for (const [reason, value] of Object.entries(replicas.counts()))
        this.inc({ from: reason === "fresh" ? "replica" : "primary", reason }, value);
    },
  });
}

function addPageCache(registers: Registry[], pageCache: MetricSources["pageCache"]) {
  new Gauge({
    name: "fursa_page_cache_entries",
    help: "Pages in the cache.",
    registers,
    collect() {
      this.set(pageCache()?.entries ?? 0);
    },
  });
  new Gauge({
    name: "fursa_page_cache_bytes",
    help: "Memory that the cached pages take.",
    registers,
    collect() {
      this.set(pageCache()?.bytes ?? 0);
    },
  });
  new Counter({
    name: "fursa_page_cache_requests_total",
    help: "Requests for pages that may be cached, by result.",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      this.inc({ result: "hit" }, pageCache()?.hits ?? 0);
      this.inc({ result: "miss" }, pageCache()?.misses ?? 0);
    },
  });
}

function addLimiter(registers: Registry[], limiter: Limiter) {
  new Gauge({
    name: "fursa_limiter_requests",
    help: "Requests that are being served or queued, and how many may be served at once.",
    labelNames: ["state"],
    registers,
    collect() {
      const { active, queued, limit } = limiter.state();
      for (const [state, value] of Object.entries({ active, queued, limit })) this.set({ state }, value);
    },
  });
  new Counter({
    name: "fursa_requests_shed_total",
    help: "Requests that were answered 503 because the server was full.",
    labelNames: ["priority"],
    registers,
    collect() {
      this.reset();
      for (const [priority, value] of Object.entries(limiter.state().shed)) this.inc({ priority }, value);
    },
  });
}
