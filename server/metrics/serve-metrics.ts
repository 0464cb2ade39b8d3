import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { BadEnvironment, type Environment } from "../environment.ts";
import { originAt } from "../public-origin.ts";
import { inTextForm, type Metric } from "./text-form.ts";

const textForm = "text/plain; version=0.0.4; charset=utf-8";

/** Answers `/metrics` on a port of its own, which visitors can't reach, and says where. */
export async function announceMetrics(
  { METRICS_PORT = 0, METRICS_HOST }: Pick<Environment, "METRICS_PORT" | "METRICS_HOST">,
  read: () => Promise<Metric[]>,
  say: (what: string) => void,
): Promise<void> {
  const server = await serveMetrics({ host: METRICS_HOST, port: METRICS_PORT }, read);
  const at = server.address() as AddressInfo;
  say(`Figures for Prometheus at ${originAt(at.address, at.port)}/metrics`);
}

function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<Metric[]>,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found: ask for /metrics\n");
      return;
    }
    try {
      const text = inTextForm(await read());
      response.writeHead(200, { "Content-Type": textForm }).end(text);
    } catch {
      response.writeHead(500, { "Content-Type": "text/plain" }).end("The figures can't be read\n");
    }
  });
  server.unref();
  return new Promise((resolve, reject) => {
    server.once("error", (problem) =>
      reject(new BadEnvironment(`METRICS_PORT and METRICS_HOST can't be used: ${problem.message}`)),
    );
    server.listen(port, host, () => resolve(server));
  });
}
