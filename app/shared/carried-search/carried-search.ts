import { createContext } from "react";

/** What links take along from page to page, in one parameter of the address; empty for nothing. */
export const CarriedSearch = createContext("");

export const carriedParameter = "me";

/** The page whose own parameters are what the others carry. */
const startPath = "/start";

/** The address of a page of ours with what is carried. */
export function withCarried(to: string, carried: string): string {
  if (carried === "" || !to.startsWith("/") || to.startsWith("//")) return to;
  const [address = "", hash] = to.split("#", 2);
  const [path = "", search = ""] = address.split("?", 2);
  const end = hash === undefined ? "" : `#${hash}`;
  if (path === startPath) return search === "" ? `${path}?${carried}${end}` : to;
  const parameters = new URLSearchParams(search);
  if (!parameters.has(carriedParameter)) parameters.set(carriedParameter, carried);
  return `${path}?${parameters}${end}`;
}
