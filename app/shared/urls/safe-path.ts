/** A path on this site, or the home page: where someone asks to be sent must never lead away. */
export function safePath(wanted: unknown, appUrl: string): string {
  if (typeof wanted !== "string" || !URL.canParse(wanted, appUrl)) return "/";
  const { origin, pathname, search, hash } = new URL(wanted, appUrl);
  // A path that begins with two slashes would be read as another host.
  return origin === new URL(appUrl).origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
