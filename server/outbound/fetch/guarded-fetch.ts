import type { FetchOptions, FetchPublic, FetchRefusal, FetchResult } from "#app/shared/outbound.ts";
import { openHostQueue } from "./host-queue.ts";
import { refusalOf } from "./network-error.ts";
import { type PinnedAddress, pinnedAgent } from "./pinned-agent.ts";
import { readBody } from "./read-body.ts";
import { refuse, refuseStatus, refuseType } from "./refusals.ts";
import { findPublicAddresses, resolveBySystem } from "./resolve-host.ts";
import { openRobots } from "./robots.ts";
import { readWebAddress } from "./web-address.ts";

const mostRedirects = 3;
const mostBytes = 2 * 1024 * 1024;

/** Replacements for DNS and sockets. Only tests set them. */
export interface StandIns {
  resolve?: (host: string) => Promise<string[]>;
  connectTo?: (place: PinnedAddress) => PinnedAddress;
  ports?: readonly number[];
  /** Milliseconds. */
  pause?: number;
  time?: number;
}

type WithDeadline = <Result>(work: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
type FetchHop = FetchResult | { redirect: string };

/**
 * The only way to fetch third-party pages: public http(s) addresses, obeying robots.txt and pauses, at most 2 MB and 10
 * seconds.
 */
export function openGuardedFetch(appUrl: string, standIns: StandIns = {}): FetchPublic {
  const {
    resolve = resolveBySystem,
    connectTo = (place: PinnedAddress) => place,
    ports = [80, 443],
    pause = 1_000,
    time = 10_000,
  } = standIns;
  const userAgent = `FursaBot/1.0 (+${appUrl}/about)`;
  const queueForHost = openHostQueue(pause);
  const askRobots = openRobots(userAgent);

  return (address, wanted) => {
    const timed = startClock(time);
    return follow(address, wanted, timed, (url) =>
      askRobots(url, (file, files) => follow(file, files, timed, async () => ({ ok: true, pause: 0 }))),
    );
  };

  async function follow(
    address: string,
    wanted: FetchOptions,
    timed: WithDeadline,
    permissionFor: (url: URL) => Promise<FetchRefusal | { ok: true; pause: number }>,
  ): Promise<FetchResult> {
    let next = address;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const read = readWebAddress(next, ports);
      if (!read.ok) return read;
      const permission = await permissionFor(read.url);
      if (!permission.ok) return permission;
      const hop = await queueForHost(
        read.host,
        () => timed((signal) => makeHop(read.url, read.host, wanted, signal)),
        permission.pause,
      );
      if ("ok" in hop) return hop;
      next = hop.redirect;
    }
    return refuse("too many redirects");
  }

  /** One request, limited to addresses that were checked just before. */
  async function makeHop(
    url: URL,
    host: string,
    wanted: FetchOptions,
    signal: AbortSignal,
  ): Promise<FetchHop> {
    try {
      const addresses = await findPublicAddresses(host, resolve, signal);
      if (!Array.isArray(addresses)) return addresses;
      return await ask(url, addresses, wanted, signal);
    } catch (problem) {
      return signal.aborted ? refuse("too slow") : refusalOf(problem);
    }
  }

  async function ask(
    url: URL,
    addresses: string[],
    wanted: FetchOptions,
    signal: AbortSignal,
  ): Promise<FetchHop> {
    const agent = pinnedAgent(addresses, connectTo);
    try {
      const { statusCode, headers, body } = await agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method: "GET",
        headers: {
          "user-agent": userAgent,
          accept: wanted.accept,
          "accept-language": "en, *;q=0.5",
          "accept-encoding": "gzip, br",
        },
        signal,
      });
      body.on("error", () => undefined);
      const header = (name: string) => [headers[name] ?? ""].flat().join(", ");
      const location = [headers.location].flat()[0];
      if (statusCode >= 300 && statusCode < 400 && location)
        return { redirect: URL.parse(location, url)?.href ?? location };
      if (statusCode < 200 || statusCode >= 300) return refuseStatus(statusCode);
      const contentType = header("content-type");
      if (!wanted.types.test(contentType)) return refuseType(contentType);
      if (Number(header("content-length")) > mostBytes) return refuse("too large");
      const bytes = await readBody(body, header("content-encoding"), mostBytes);
      return { ok: true, url: url.href, contentType, body: bytes };
    } finally {
      await agent.destroy();
    }
  }
}

/** Counts the time spent on a site, without the time in the host's queue. */
function startClock(milliseconds: number): WithDeadline {
  let left = milliseconds;
  return async (work) => {
    const begun = performance.now();
    try {
      return await work(AbortSignal.timeout(Math.max(1, Math.ceil(left))));
    } finally {
      left -= performance.now() - begun;
    }
  };
}
