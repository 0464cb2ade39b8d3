import { LRUCache } from "lru-cache";
import robotsParser from "robots-parser";
import type { Fetched, Refused, Wanted } from "#app/common/outside.ts";
import { refuse } from "./refusals.ts";

const oneHour = 3_600_000;
const oneMinute = 60_000;
const wanted: Wanted = { accept: "text/plain,*/*;q=0.5", types: /./ };

type Rules = { isAllowed(url: string, userAgent: string): boolean | undefined } | Refused;

/** Reads each site's robots.txt once an hour. As RFC 9309 has it: none means welcome, one that can't be had means stay away. */
export function openRobots(userAgent: string) {
  const known = new LRUCache<string, Rules>({ max: 500, ttl: oneHour });

  return async function refusalFor(
    url: URL,
    fetchFile: (address: string, wanted: Wanted) => Promise<Fetched>,
  ): Promise<Refused | null> {
    let rules = known.get(url.origin);
    if (!rules) {
      const address = `${url.origin}/robots.txt`;
      rules = readRules(address, await fetchFile(address, wanted));
      known.set(url.origin, rules, { ttl: "ok" in rules ? oneMinute : oneHour });
    }
    if ("ok" in rules) return rules;
    return rules.isAllowed(url.href, userAgent) === false ? refuse("robots") : null;
  };
}

function readRules(address: string, file: Fetched): Rules {
  if (file.ok) return robotsParser(address, new TextDecoder().decode(file.body));
  const isAbsent =
    (file.status && file.status < 500) || file.reason === "too many redirects" || file.reason === "type";
  if (isAbsent) return robotsParser(address, "");
  return file.status ? refuse("robots") : file;
}
