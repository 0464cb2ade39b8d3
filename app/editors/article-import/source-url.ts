import { trimTrailing } from "#app/shared/text/without-ending.ts";

const trackingParameters = /^utm_|^(fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref_src|_ga|yclid)$/i;

/** Normalises a URL, without tracking parameters, so that a second import is noticed. */
export function normaliseSourceUrl(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (trackingParameters.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  if (url.pathname.length > 1) url.pathname = trimTrailing(url.pathname, "/") || "/";
  return url.href;
}
