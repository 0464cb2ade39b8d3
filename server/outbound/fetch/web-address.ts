import { isIP } from "node:net";
import type { FetchRefusal } from "#app/shared/outbound.ts";
import { isPublicAddress } from "./public-address.ts";
import { refuse } from "./refusals.ts";

const longest = 2048;
const innerNames =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|onion)$/;

type WebAddress = { ok: true; url: URL; host: string } | FetchRefusal;

/**
 * Parses a URL as browsers do, so that 0x7f.1, 2130706433 and ①②⑦.⓪.⓪.① are all 127.0.0.1 before anything is decided.
 * `host` is the name or the bare address.
 */
export function readWebAddress(text: string, ports: readonly number[]): WebAddress {
  const url = text.length <= longest ? URL.parse(text) : null;
  if (!url) return refuse("not an address");
  if (url.protocol !== "http:" && url.protocol !== "https:") return refuse("scheme");
  if (url.username || url.password) return refuse("user info");
  if (!ports.includes(portOf(url))) return refuse("port");
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  if (!host) return refuse("not an address");
  if (isIP(host)) return isPublicAddress(host) ? { ok: true, url, host } : refuse("private");
  if (!host.includes(".") || innerNames.test(host)) return refuse("private");
  return { ok: true, url, host };
}

/** The same, but https only. */
export function readSecureAddress(text: string): WebAddress {
  const read = readWebAddress(text, [443]);
  return read.ok && read.url.protocol !== "https:" ? refuse("scheme") : read;
}

const portOf = (url: URL) => Number(url.port) || (url.protocol === "https:" ? 443 : 80);
