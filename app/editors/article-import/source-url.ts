import { trimTrailing } from "#app/shared/text/trim-trailing.ts";

const trackingParameters = /^utm_|^(fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|ref_src|_ga|yclid)$/i;

/**
 * A URL without tracking parameters and fragment. A trailing slash stays, because some servers only respond to one
 * form.
 */
export function cleanSourceUrl(address: string): string | null {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  url.hash = "";
  for (const name of [...url.searchParams.keys()])
    if (trackingParameters.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href;
}

/** The same without a trailing slash, to recognise a known page. */
export function normaliseSourceUrl(address: string): string | null {
  const url = URL.parse(cleanSourceUrl(address) ?? "");
  if (!url) return null;
  if (url.pathname.length > 1) url.pathname = trimTrailing(url.pathname, "/") || "/";
  return url.href;
}

/** A URL with and without its trailing slash: stored pages may have either. */
export function withAndWithoutSlash(address: string): string[] {
  const plain = normaliseSourceUrl(address);
  if (!plain) return [address];
  const url = new URL(plain);
  if (url.pathname !== "/") url.pathname += "/";
  return [...new Set([plain, url.href])];
}
