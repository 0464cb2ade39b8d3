/**
 * Returns the URL if a link may lead there (http, https, mailto, a path of this site or an anchor of the page),
 * otherwise null. It is parsed as browsers do, which ignore spaces, line breaks and letter case before `javascript:`.
 */
export function safeLink(address: string): string | null {
  const here = "https://here.invalid";
  const url = URL.parse(address, here);
  if (!url || url.username || url.password) return null;
  if (address.startsWith("#")) return url.hash;
  if (url.origin === here) return url.pathname + url.search + url.hash;
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}
