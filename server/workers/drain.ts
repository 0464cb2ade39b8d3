import type { Server as HttpServer } from "node:http";
import { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds during which open connections may send one more request, and are told that the connection ends. */
const lastRequests = 1000;

/** Accepts no new connections, which go to other workers, and serves the open ones for a moment. */
export async function leaveToOthers(server: HttpServer): Promise<void> {
  // `close` of an HTTP server would also close idle connections, on which a request may be on its way.
  Server.prototype.close.call(server);
  await wait(lastRequests);
}
