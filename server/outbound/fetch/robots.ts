import { Cache } from "#app/shared/cache.ts";
import type { FetchOptions, FetchRefusal, FetchResult } from "#app/shared/outbound.ts";
import { runInThread } from "#app/shared/untrusted/run-in-worker.server.ts";
import type { readRobots } from "./parse-robots.ts";
import { refuse } from "./refusals.ts";

const oneHour = 3_600_000;
const oneMinute = 60_000;
/** Characters of all files together. */
const mostText = 10_000_000;
const wanted: FetchOptions = { accept: "text/plain,*/*;q=0.5", types: /./ };

type RobotsFile = { address: string; text: string } | FetchRefusal;

/** Seconds. A site that requires a longer pause between requests doesn't want robots. */
const longestDelay = 60;

/**
 * Reads each site's robots.txt once an hour. As in RFC 9309, a missing file allows everything, and one that can't be fetched forbids
 * everything. Returns the refusal, or the pause in milliseconds that the site asks for after each request.
 */
export function openRobots(userAgent: string) {
  const cachedRules = new Cache<RobotsFile>({
    max: 500,
    maxSize: mostText,
    sizeOf: (rules) => ("ok" in rules ? 1 : rules.text.length + 1),
    ttl: oneHour,
  });

  return async function askRobots(
    url: URL,
    fetchFile: (address: string, wanted: FetchOptions) => Promise<FetchResult>,
  ): Promise<FetchRefusal | { ok: true; pause: number }> {
    let rules = cachedRules.get(url.origin);
    if (!rules) {
      const address = `${url.origin}/robots.txt`;
      rules = readRules(address, await fetchFile(address, wanted));
      cachedRules.set(url.origin, rules, "ok" in rules ? oneMinute : oneHour);
    }
    if ("ok" in rules) return rules;
    if (!rules.text) return { ok: true, pause: 0 };
    const parsed = await runInThread<typeof readRobots>(
      "#server/outbound/fetch/parse-robots.ts",
      "readRobots",
      rules,
      url.href,
      userAgent,
    );
    if (!parsed.ok) {
      cachedRules.set(url.origin, refuse("broken"));
      return refuse("broken");
    }
    const { isAllowed, crawlDelay } = parsed.result;
    if (!isAllowed || (crawlDelay ?? 0) > longestDelay) return refuse("robots");
    return { ok: true, pause: (crawlDelay ?? 0) * 1_000 };
  };
}

function readRules(address: string, file: FetchResult): RobotsFile {
  if (file.ok) return { address, text: new TextDecoder().decode(file.body).trim() };
  const isAbsent =
    (file.status && file.status < 500) || file.reason === "too many redirects" || file.reason === "type";
  if (isAbsent) return { address, text: "" };
  return file.status ? refuse("robots") : file;
}
