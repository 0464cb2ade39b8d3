import type { RequestListener } from "node:http";
import { openGuardedFetch, type StandIns } from "#server/outbound/fetch/guarded-fetch.ts";
import { publicAddress } from "../network/public-address.ts";
import { startNameServer } from "./name-server.ts";
import { startWebSite } from "./web-site.ts";

export { publicAddress };

/**
 * A small internet inside this machine: a site that stands for every public one, the test's name server, and a canary
 * that records every connection that was let through to anywhere else.
 */
export async function startOutside(
  answer: RequestListener,
  names: (host: string, time: number) => string[] = everywhere,
) {
  const site = await startWebSite(answer);
  const canary = await startWebSite((_, response) => response.end("the canary was reached"));
  const nameServer = await startNameServer(names);
  const standIns: StandIns = {
    resolve: nameServer.resolve,
    connectTo: ({ address }) => ({
      address: "127.0.0.1",
      port: address === publicAddress ? site.port : canary.port,
    }),
    pause: 0,
  };
  return {
    site,
    canary,
    nameServer,
    standIns,
    /** A fetch with its own cache of robots.txt and its own rate limits. */
    openFetch: (more: StandIns = {}) => openGuardedFetch("https://fursa.example", { ...standIns, ...more }),
    stop: () => Promise.all([site.stop(), canary.stop(), nameServer.stop()]),
  };
}

const everywhere = () => [publicAddress];
