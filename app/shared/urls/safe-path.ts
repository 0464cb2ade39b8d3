/** A path on this site, or "/" for anything else: prevents open redirects. */
export function safePath(wanted: unknown, appUrl: string): string {
  if (typeof wanted !== "string" || !URL.canParse(wanted, appUrl)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, appUrl);
  // A path that begins with two slashes would be read as another host.
  return origin === new URL(appUrl).origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
