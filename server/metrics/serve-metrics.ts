import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Registry } from "prom-client";
import { BadEnvironment, type Environment } from "../environment.ts";
import { originAt } from "../http/public-origin.ts";

/** Serves `/metrics` on a separate port that visitors can't reach, and prints the address. */
export async function serveMetrics(
  { METRICS_PORT = 0, METRICS_HOST }: Pick<Environment, "METRICS_PORT" | "METRICS_HOST">,
  read: () => Promise<string>,
  say: (what: string) => void,
): Promise<void> {
  const server = createServer(async (request, response) => {
    const send = (status: number, text: string, type = "text/plain; charset=utf-8") =>
      void response.writeHead(status, { "Content-Type": type }).end(text);
    if (request.url !== "/metrics" || request.method !== "GET")
      return send(404, "Not found: ask for /metrics\n");
    await read().then(
      (text) => send(200, text, Registry.PROMETHEUS_CONTENT_TYPE),
      () => send(500, "The metrics can't be read\n"),
    );
  });
  server.unref();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", (problem) =>
    reject(new BadEnvironment(`METRICS_PORT and METRICS_HOST can't be used: ${problem.message}`)),
  );
  server.listen(METRICS_PORT, METRICS_HOST, resolve);
  await promise;
  const at = server.address() as AddressInfo;
  say(`Metrics for Prometheus at ${originAt(at.address, at.port)}/metrics`);
}
