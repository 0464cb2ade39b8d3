import type { HeadersFunction } from "react-router";

/** React Router passes only cookies from an action's headers to the page; this adds Retry-After. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders?.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : undefined);
};
