import type { HeadersFunction } from "react-router";

/** Of an action's headers only cookies reach a page by themselves; this lets Retry-After through as well. */
export const retryAfterHeaders: HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders?.get("Retry-After");
  return new Headers(wait ? { "Retry-After": wait } : undefined);
};
