import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface SwitchingProxy {
  url: string;
  /** The upstream servers, used in turn. */
  servers: string[];
  close(): Promise<void>;
}

/** A proxy that never sends two requests in a row to the same server. */
export async function openSwitchingProxy(): Promise<SwitchingProxy> {
  const servers: string[] = [];
  let count = 0;
  const proxy = createServer((incoming, answer) => {
    const server = servers[count++ % servers.length];
    const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
    const passed = request(
      server + (incoming.url ?? ""),
      { method: incoming.method ?? "GET", headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
        given.pipe(answer);
      },
    );
    passed.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servers,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
