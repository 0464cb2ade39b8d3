import type { Environment } from "../environment.ts";
import { readAddress } from "./ip-address.ts";

type Socket = { localAddress?: string | undefined; localPort?: number | undefined };

const everyAddress = new Set(["0.0.0.0", "::", ""]);
const thisMachine = ["localhost", "127.0.0.1", "::1"];

/**
 * The origin that links in pages and emails and Google's redirect use: APP_URL, or otherwise the address the server
 * listens on. The Host header is only trusted if it names that address. Otherwise a forged one could choose where a
 * password-reset link leads, and each new one would take memory permanently. Null for a name that isn't ours.
 */
export function publicOrigin(
  requestUrl: string,
  socket: Socket | undefined,
  { APP_URL, HOST, PORT }: Pick<Environment, "APP_URL" | "HOST" | "PORT">,
): string | null {
  if (APP_URL) return APP_URL;
  const { origin } = new URL(requestUrl);
  const port = socket?.localPort ?? PORT;
  const ours = [HOST, ...thisMachine, ...(everyAddress.has(HOST) ? cameInOn(socket) : [])];
  return ours.some((host) => originOf(host, port) === origin) ? origin : null;
}

/**
 * The origin for links that are created outside a request: APP_URL, or otherwise the address the server listens on. A
 * server that listens on every address uses this machine's host name.
 */
export const originAt = (address: string, port: number, appUrl?: string): string =>
  appUrl ?? originOf(everyAddress.has(address) ? "localhost" : address, port) ?? `http://localhost:${port}`;

/** Whether links created outside a request only work on this machine. */
export const needsAppUrl = ({ HOST, APP_URL }: Pick<Environment, "APP_URL" | "HOST">) =>
  !APP_URL && everyAddress.has(HOST);

/** A server that listens on every address has one per network card; a loopback network has millions. */
function cameInOn(socket: Socket | undefined): string[] {
  const address = readAddress(socket?.localAddress);
  return !address || address.range() === "loopback" ? [] : [address.toString()];
}

function originOf(host: string, port: number): string | null {
  const address = `http://${readAddress(host)?.kind() === "ipv6" ? `[${host}]` : host}:${port}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
