import { openGuardedFetch as openRealOne } from "#server/outbound/fetch/guarded-fetch.ts";
import { publicAddress } from "../network/public-address.ts";

const port = Number(process.env.TEST_SITE_PORT);

/**
 * The guarded fetch of a server under test: every name resolves to a public address, and connections to it end at the
 * test's site.
 */
export function openGuardedFetch(appUrl: string) {
  const standIns = {
    resolve: async () => [publicAddress],
    connectTo: () => ({ address: "127.0.0.1", port }),
    pause: 0,
  };
  const [patient, hurried] = [openRealOne(appUrl, standIns), openRealOne(appUrl, { ...standIns, time: 700 })];
  return ((address, wanted) =>
    (address.endsWith("/slow") ? hurried : patient)(address, wanted)) as typeof patient;
}
