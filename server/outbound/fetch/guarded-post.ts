import type { FetchRefusal } from "#app/shared/outbound.ts";
import { refusalOf } from "./network-error.ts";
import { type PinnedAddress, pinnedAgent } from "./pinned-agent.ts";
import { refuse } from "./refusals.ts";
import { findPublicAddresses, type ResolveHost, resolveBySystem } from "./resolve-host.ts";
import { readSecureAddress } from "./web-address.ts";

/** Replacements for DNS and sockets. Only tests set them. */
interface StandIns {
  resolve?: ResolveHost;
  connectTo?: (place: PinnedAddress) => PinnedAddress;
  /** Milliseconds. */
  time?: number;
}

/** The response, or why no request was sent. */
export type PostResult = { ok: true; status: number; retryAfter: string | null } | FetchRefusal;

export type PostPublic = (
  address: string,
  message: { headers: Record<string, string>; body: Uint8Array },
) => Promise<PostResult>;

/** Posts to a public https address: follows no redirects, and reads only the status of the response. */
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
