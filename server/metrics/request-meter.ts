import type { IncomingMessage, ServerResponse } from "node:http";
import type { Metric, Sample } from "./text-form.ts";

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Seen {
  buckets: number[];
  sum: number;
  statuses: Map<number, number>;
}

interface RequestMeter {
  /** Counts what is answered here, when it has gone out or its visitor has. */
  watch(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Counts what was answered elsewhere. */
  note(url: string, status: number, seconds: number): void;
  read(): Metric[];
}

/**
 * Requests by route and status. A route is told by its first part, of which there are as many as the product has: a stranger can't
 * add one.
 */
export function openRequestMeter(known: ReadonlySet<string>): RequestMeter {
  const routes = new Map<string, Seen>();
  const seenAt = (route: string) => {
    const seen = routes.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, statuses: new Map() };
    routes.set(route, seen);
    return seen;
  };
  const note = (path: string, status: number, seconds: number) => {
    const seen = seenAt(routeOf(path, known));
    seen.sum += seconds;
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    for (const [index, bound] of bounds.entries())
      if (seconds <= bound) seen.buckets[index] = (seen.buckets[index] ?? 0) + 1;
  };
  return {
    note,
    watch({ url = "" }, outgoing) {
      const begun = performance.now();
      outgoing.once("close", () => note(url, outgoing.statusCode, (performance.now() - begun) / 1000));
    },
    read: () => [
      {
        name: "fursa_requests_total",
        help: "Requests that were answered.",
        type: "counter",
        samples: [...routes].flatMap(([route, { statuses }]) =>
          [...statuses].map(([status, value]) => ({ labels: { route, status }, value })),
        ),
      },
      {
        name: "fursa_request_seconds",
        help: "How long answers took.",
        type: "histogram",
        samples: [...routes].flatMap(([route, seen]) => samplesOf(route, seen)),
      },
    ],
  };
}

function samplesOf(route: string, { buckets, sum, statuses }: Seen): Sample[] {
  const count = [...statuses.values()].reduce((total, some) => total + some, 0);
  return [
    ...bounds.map((bound, index) => ({
      suffix: "_bucket",
      labels: { route, le: bound },
      value: buckets[index] ?? 0,
    })),
    { suffix: "_bucket", labels: { route, le: "+Inf" }, value: count },
    { suffix: "_sum", labels: { route }, value: sum },
    { suffix: "_count", labels: { route }, value: count },
  ];
}

export function routeOf(url: string, known: ReadonlySet<string>): string {
  const [path = ""] = url.split("?");
  const [first = "", ...rest] = path
    .slice(1)
    .replace(/\.data$/, "")
    .split("/");
  if (first === "" || first === "_") return "/";
  if (!known.has(first)) return "other";
  return rest.length > 0 ? `/${first}/*` : `/${first}`;
}
