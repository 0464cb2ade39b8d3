import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { saysSavesData } from "#app/common/frame/data-saver.server.ts";
import { secretQueries } from "../hide-tokens.ts";
import { knownSearch } from "../known-parameters.ts";
import { isKeptAddress } from "./kept-addresses.ts";

/** What a visitor asked for, as far as the answer can depend on it. */
export interface Asked {
  key: string;
  /** The path with the parameters that some page reads, in one order. */
  address: string;
  host: string;
  savesData: boolean;
}

/** Characters, in all. */
const mostRemembered = 2_000_000;
/** Characters. A longer address is nobody's favourite. */
const longestAddress = 2_000;

/** Whoever sends one of our cookies may be somebody, or have a message waiting. The data saver's says nothing about the person. */
const personal = /(?:^|[;\s])(?:(?:__Secure-)?fursa\.|(?:flash|save-intent|new-address)=)/;

/** Whatever else stands there is no address of ours, and the pages have their own words for it. */
const sane = /^[\w.:[\]-]{1,255}$/;

const remembered = new LRUCache<string, Asked | "nothing">({
  maxSize: mostRemembered,
  sizeCalculation: (_, said) => 3 * said.length + 100,
});

/** What is asked, where the answer may be one that was kept; null for whatever concerns somebody, or does something. */
export function readAsked({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): Asked | null {
  const { cookie, host } = headers;
  if (method !== "GET" || !host || !sane.test(host) || url.length > longestAddress) return null;
  if (headers.authorization !== undefined || headers.range !== undefined) return null;
  if (cookie !== undefined && personal.test(cookie)) return null;
  const savesData =
    cookie === undefined && headers["save-data"] === undefined
      ? false
      : saysSavesData(cookie ?? "", String(headers["save-data"] ?? ""));
  const said = `${savesData ? "less" : "all"} ${host} ${url}`;
  const known = remembered.get(said);
  if (known) return known === "nothing" ? null : known;
  const asked = normalise(url, host, savesData);
  remembered.set(said, asked ?? "nothing");
  return asked;
}

function normalise(url: string, host: string, savesData: boolean): Asked | null {
  const [path = "", ...rest] = url.split("?");
  if (!isKeptAddress(path)) return null;
  const search = knownSearch(new URLSearchParams(rest.join("?")));
  if (secretQueries.some((name) => search.has(name))) return null;
  search.sort();
  const address = search.size > 0 ? `${path}?${search}` : path;
  return { key: `${savesData ? "less" : "all"} ${host} ${address}`, address, host, savesData };
}
