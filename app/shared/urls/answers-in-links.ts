import { createContext } from "react";

/** The parameters that links carry from page to page, in one query parameter; empty if there are none. */
export const AnswersInLinks = createContext("");

export const answersParameter = "me";

/** The page whose own parameters are carried by the others. */
const startPath = "/start";

/** The URL of a page of ours with the carried parameter. */
export function addAnswersToLink(to: string, carried: string): string {
  if (carried === "" || !to.startsWith("/") || to.startsWith("//")) return to;
  const [address = "", hash] = to.split("#", 2);
  const [path = "", search = ""] = address.split("?", 2);
  const end = hash === undefined ? "" : `#${hash}`;
  if (path === startPath) return search === "" ? `${path}?${carried}${end}` : to;
  const parameters = new URLSearchParams(search);
  if (!parameters.has(answersParameter)) parameters.set(answersParameter, carried);
  return `${path}?${parameters}${end}`;
}
