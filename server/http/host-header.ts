import type { IncomingMessage } from "node:http";

/**
 * A request with two Host headers may mean one host to a proxy and another to us, which could poison caches and
 * links.
 */
export function hasOneHost({ url = "", rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  if (hosts > 1) return false;
  if (url.startsWith("/") || url === "*") return true;
  return URL.canParse(url) && new URL(url).host === headers.host?.toLowerCase();
}
