import type { FetchPublic } from "#app/shared/outbound.ts";
import { openGuardedFetch as openForTests } from "./test-web-fetch.ts";

/** As the fetch of every server under test, for sources whose addresses are secure: the test's site speaks plain http. */
export function openGuardedFetch(appUrl: string): FetchPublic {
  const fetchPublic = openForTests(appUrl);
  return async (address, wanted) => {
    if (!address.startsWith("https:")) return fetchPublic(address, wanted);
    const fetched = await fetchPublic(address.replace("https:", "http:"), wanted);
    return fetched.ok ? { ...fetched, url: fetched.url.replace("http:", "https:") } : fetched;
  };
}
