import { splitLanguage } from "#app/shared/languages/languages.ts";

const nowhere = "https://fursa.invalid";
const home = "/profile";

/** The page to go to after sign-in. Only a path of this site is accepted; anything else leads to the profile. */
export function readReturnAddress(given: string | null | undefined): string {
  if (!given || given.length > 2000 || !/^\/[\w.~!$&'()*+,;=:@%/?-]*$/.test(given)) return home;
  if (given.startsWith("//") || !URL.canParse(given, nowhere)) return home;
  const { origin, pathname, search } = new URL(given, nowhere);
  // A path that leads back to the sign-in pages would be a loop.
  if (origin !== nowhere || pathname.startsWith("//") || /^\/(auth|api)(\/|$)/.test(pathname)) return home;
  return pathname + search;
}

/** A URL of ours that carries where to go next. */
export function withReturn(path: string, comeBackTo: string): string {
  const address = readReturnAddress(comeBackTo);
  if (address === home) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ return: address })}`;
}

/** The page for which a script requests data: `/profile.data?_routes=…` belongs to `/profile`. */
export function pageAddress(requestUrl: string): string {
  const address = new URL(requestUrl);
  // Redirects and forms add the language again.
  address.pathname = splitLanguage(address.pathname)
    .path.replace(/\.data$/, "")
    .replace(/^\/_root$/, "/");
  address.searchParams.delete("_routes");
  return address.href;
}
