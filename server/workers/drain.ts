import type { Server as HttpServer } from "node:http";
import { Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** For whoever is connected to ask once more, and to hear that this connection ends. */
const lastQuestions = 1000;

/** Takes no new connections, while another worker does, and lets those that are open go on for a moment. */
export async function leaveToOthers(server: HttpServer): Promise<void> {
  // Node's own for HTTP would hang up on everyone who is just about to ask.
  Server.prototype.close.call(server);
  await wait(lastQuestions);
}
