import type { FetchPublic, FetchResult, RefusalReason } from "#app/shared/outbound.ts";

/** Run by different organisations, in different networks and on different continents: never all down at once. */
export const wellKnownSites: readonly string[] = [
  "https://www.wikipedia.org/",
  "https://www.google.com/",
  "https://www.un.org/",
  "https://www.debian.org/",
  "https://www.w3.org/",
];

const page = { accept: "text/html", types: /./ };
/** Errors that the site itself sent, or that concern what it sent. */
const saidBySite = new Set<RefusalReason>(["type", "too large", "too many redirects", "robots"]);

/** Whether a site responded at all, except with a server error. */
export function hasResponded(fetched: FetchResult): boolean {
  if (fetched.ok || saidBySite.has(fetched.reason)) return true;
  return fetched.status !== undefined && fetched.status < 500;
}

interface InternetCheck {
  /** More than half of the sites responded. */
  isOnline: boolean;
  responded: number;
  checked: number;
  /** The error of the first site that did not respond. */
  reason: string;
}

/** Fetches some unrelated sites, so that an outage of ours is not mistaken for theirs. */
export async function checkInternet(
  fetchPublic: FetchPublic,
  sites: readonly string[] = wellKnownSites,
): Promise<InternetCheck> {
  const answers = await Promise.all(sites.map((site) => fetchPublic(site, page)));
  const answered = answers.filter(hasResponded).length;
  const silent = answers.findIndex((answer) => !hasResponded(answer));
  const failure = answers[silent];
  return {
    isOnline: answered * 2 > answers.length,
    responded: answered,
    checked: answers.length,
    reason: failure && !failure.ok ? `${new URL(sites[silent] ?? "").host}: ${failure.error}` : "",
  };
}
