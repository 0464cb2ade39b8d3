import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface WebSite {
  port: number;
  /** Every request it received, in order. */
  requests: { path: string; host: string; headers: IncomingMessage["headers"]; at: number }[];
  stop(): Promise<void>;
}

/** A website on this machine, on its own port. */
export async function startWebSite(answer: RequestListener): Promise<WebSite> {
  const requests: WebSite["requests"] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    requests.push({
      path: request.url ?? "",
      host: request.headers.host ?? "",
      headers: request.headers,
      at: performance.now(),
    });
    response.on("error", () => undefined);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
