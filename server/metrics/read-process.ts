import type { ReadCounts, SessionsStanding } from "#database/database.ts";
import type { Crowd } from "../crowd.ts";
import type { PageCacheStats } from "../page-cache/page-cache.ts";
import { counter, gauge, type Metric } from "./text-form.ts";

interface Process {
  crowd: Crowd | null;
  sessions: SessionsStanding;
  pageCache: PageCacheStats | null;
  /** How often pages were read from a replica, and why not. */
  reads: Readonly<ReadCounts> | null;
}

/** What this process knows of itself without asking anybody. */
export function readProcess({ crowd, sessions, pageCache, reads }: Process): Metric[] {
  const { heapUsed, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    gauge("process_resident_memory_bytes", "Memory that the process holds.", [{ value: rss }]),
    gauge("fursa_heap_bytes", "Memory that JavaScript uses.", [{ value: heapUsed }]),
    counter("process_cpu_seconds_total", "Processor time used.", [{ value: (user + system) / 1e6 }]),
    gauge(
      "fursa_pool_sessions",
      "Sessions of the database that serve pages, and questions that wait for one.",
      Object.entries(sessions).map(([state, value]) => ({ labels: { state }, value })),
    ),
    ...(pageCache ? readPageCache(pageCache) : []),
    ...(crowd ? readCrowd(crowd) : []),
    ...(reads ? [readReads(reads)] : []),
  ];
}

const readReads = (reads: Readonly<ReadCounts>): Metric =>
  counter(
    "fursa_reads_total",
    "Transactions that only read, by where they were read from and why.",
    Object.entries(reads).map(([why, value]) => ({
      labels: { from: why === "fresh" ? "replica" : "primary", why },
      value,
    })),
  );

const readPageCache = ({ entries, bytes, hits, misses }: PageCacheStats): Metric[] => [
  gauge("fursa_page_cache_entries", "Responses in the page cache.", [{ value: entries }]),
  gauge("fursa_page_cache_bytes", "Memory that they take.", [{ value: bytes }]),
  counter("fursa_page_cache_requests_total", "Requests for cacheable pages.", [
    { labels: { result: "hit" }, value: hits },
    { labels: { result: "miss" }, value: misses },
  ]),
];

function readCrowd(crowd: Crowd): Metric[] {
  const { inside, inLine, limit, late, refused } = crowd.standing();
  return [
    gauge("fursa_event_loop_late_seconds", "How late the event loop is.", [{ value: late / 1000 }]),
    gauge(
      "fursa_inside_requests",
      "Requests for pages that are being answered, how many may be, and how many wait for a place.",
      [
        { labels: { what: "now" }, value: inside },
        { labels: { what: "in line" }, value: inLine },
        { labels: { what: "limit" }, value: limit },
      ],
    ),
    counter(
      "fursa_refused_total",
      "Requests that were answered 503 since there was no place.",
      Object.entries(refused).map(([kind, value]) => ({ labels: { kind }, value })),
    ),
  ];
}
