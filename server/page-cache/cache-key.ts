import type { IncomingMessage } from "node:http";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { isDataSaverOn } from "#app/shared/layout/data-saver/data-saver.server.ts";
import { knownSearch } from "../http/query-parameters.ts";
import { findCachedRoute } from "./cached-routes.ts";

/** Everything that a cached response depends on. */
export interface CacheKey {
  /** Host, address and data saver in one text. */
  key: string;
  /** The path with the parameters that its page reads, in alphabetical order. */
  address: string;
  host: string;
  savesData: boolean;
  tables: readonly string[];
}

/** Longer addresses are rendered each time. */
const longestAddress = 2_000;

/**
 * A client with one of these cookies may be signed in, or have a pending message. The data saver's cookie says nothing
 * about a person.
 */
const personal = /(?:^|[;\s])(?:(?:__Secure-)?fursa\.|(?:flash|save-intent|new-address)=)/;

const plausibleHost = /^[\w.:[\]-]{1,255}$/;

/**
 * The key of a request, or null if the app has to respond: the request concerns one person, changes something or isn't
 * cached.
 */
export function readCacheKey({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): CacheKey | null {
  const { cookie, host } = headers;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!host || !plausibleHost.test(host) || url.length > longestAddress) return null;
  if (headers.authorization !== undefined || headers.range !== undefined) return null;
  if (cookie !== undefined && personal.test(cookie)) return null;
  const savesData = isDataSaverOn(cookie ?? "", String(headers["save-data"] ?? ""));
  return keyOf(url, host, savesData);
}

function keyOf(url: string, host: string, savesData: boolean): CacheKey | null {
  const queryStart = url.indexOf("?");
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = queryStart < 0 ? "" : url.slice(queryStart + 1);
  const route = findCachedRoute(splitLanguage(path).path);
  if (!route) return null;
  const known = query ? knownSearch(new URLSearchParams(query), path, route) : null;
  if (known && route.personal?.some((name) => known.has(name))) return null;
  const search = known ? sorted(known) : "";
  const address = search ? `${path}?${search}` : path;
  return {
    key: `${savesData ? "less" : "all"} ${host} ${address}`,
    address,
    host,
    savesData,
    tables: route.tables,
  };
}

function sorted(search: URLSearchParams): string {
  search.sort();
  return search.toString();
}
