import type { FetchRefusal } from "#app/shared/outbound.ts";
import { refusalOf } from "./network-error.ts";
import { type Place, pinnedAgent } from "./pinned-agent.ts";
import { refuse } from "./refusals.ts";
import { findPublicAddresses, type Resolve, resolveBySystem } from "./resolve-host.ts";
import { readSecureAddress } from "./web-address.ts";

/** Stand-ins for the world outside this machine. Tests set them; the product never does. */
interface StandIns {
  resolve?: Resolve;
  connectTo?: (place: Place) => Place;
  /** Milliseconds. */
  time?: number;
}

/** What was answered, or why nobody was asked. */
export type Posted = { ok: true; status: number; retryAfter: string | null } | FetchRefusal;

export type PostPublic = (
  address: string,
  message: { headers: Record<string, string>; body: Uint8Array },
) => Promise<Posted>;

/** Leaves something at a public https address: no redirects, and of what is answered nothing is read but the status. */
export function openGuardedPost({
  resolve = resolveBySystem,
  connectTo = (place) => place,
  time = 10_000,
}: StandIns = {}): PostPublic {
  return async (address, { headers, body }) => {
    const read = readSecureAddress(address);
    if (!read.ok) return read;
    const { url, host } = read;
    const signal = AbortSignal.timeout(time);
    try {
      const addresses = await findPublicAddresses(host, resolve, signal);
      if (!Array.isArray(addresses)) return addresses;
      const agent = pinnedAgent(addresses, connectTo);
      try {
        const answer = await agent.request({
          origin: url.origin,
          path: url.pathname + url.search,
          method: "POST",
          headers,
          body,
          signal,
        });
        answer.body.on("error", () => undefined);
        const retryAfter = [answer.headers["retry-after"] ?? []].flat()[0] ?? null;
        return { ok: true, status: answer.statusCode, retryAfter };
      } finally {
        await agent.destroy();
      }
    } catch (problem) {
      return signal.aborted ? refuse("too slow") : refusalOf(problem);
    }
  };
}
