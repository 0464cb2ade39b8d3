import type { FetchPublic } from "#app/shared/outbound.ts";
import { openGuardedFetch as openForTests } from "./test-web-fetch.ts";

/** Replaces the fetch of a server under test for sources with https addresses: the test's site serves plain http. */
export function openGuardedFetch(appUrl: string): FetchPublic {
  const fetchPublic = openForTests(appUrl);
  return async (address, wanted) => {
    if (!address.startsWith("https:")) return fetchPublic(address, wanted);
    const fetched = await fetchPublic(address.replace("https:", "http:"), wanted);
    return fetched.ok ? { ...fetched, url: fetched.url.replace("http:", "https:") } : fetched;
  };
}
