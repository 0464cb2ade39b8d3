import type { Environment } from "./environment.ts";

type Socket = { localAddress?: string | undefined; localPort?: number | undefined };

/**
 * The origin that mails and Google lead back to: APP_URL, else the address this connection came in on. What the browser
 * calls us is believed only for names of this machine, or a forged Host header would choose where a reset link leads.
 */
export function publicOrigin(
  requestUrl: string,
  socket: Socket | undefined,
  { APP_URL, HOST }: Pick<Environment, "APP_URL" | "HOST">,
): string {
  if (APP_URL) return APP_URL;
  const { hostname, origin } = new URL(requestUrl);
  if (["localhost", "127.0.0.1", "[::1]", HOST].includes(hostname)) return origin;
  const address = socket?.localAddress?.replace(/^::ffff:/, "") ?? "127.0.0.1";
  return `http://${address.includes(":") ? `[${address}]` : address}:${socket?.localPort ?? 3000}`;
}
