import type { Environment } from "../environment.ts";
import { readAddress } from "./ip-address.ts";

type Socket = { localAddress?: string | undefined; localPort?: number | undefined };

const everyAddress = new Set(["0.0.0.0", "::", ""]);
const thisMachine = ["localhost", "127.0.0.1", "::1"];

/**
 * The origin that pages, mails and Google lead back to: APP_URL, else the address listened on. What the browser calls us is
 * only believed where it names that address, or a forged Host header would choose where a reset link leads, and each
 * new one would cost memory for good. Null is a name that is not ours.
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
 * The origin for what leads back to us without anyone having asked: APP_URL, else the address listened on. Who listens on every
 * address can name none of them, so it is this machine's own name.
 */
export const originAt = (address: string, port: number, appUrl?: string): string =>
  appUrl ?? originOf(everyAddress.has(address) ? "localhost" : address, port) ?? `http://localhost:${port}`;

/** Whether links that nobody asked for lead to this machine only. */
export const needsAppUrl = ({ HOST, APP_URL }: Pick<Environment, "APP_URL" | "HOST">) =>
  !APP_URL && everyAddress.has(HOST);

/** Who listens on every address of the machine has as many as it has network cards; a loopback network has millions. */
function cameInOn(socket: Socket | undefined): string[] {
  const address = readAddress(socket?.localAddress);
  return !address || address.range() === "loopback" ? [] : [address.toString()];
}

function originOf(host: string, port: number): string | null {
  const address = `http://${readAddress(host)?.kind() === "ipv6" ? `[${host}]` : host}:${port}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}
