/** Defaults to 1. */
export function parsePageNumber(search: URLSearchParams): number {
  const wanted = Number(search.get("page") ?? 1);
  return Number.isSafeInteger(wanted) && wanted >= 1 ? wanted : 1;
}
