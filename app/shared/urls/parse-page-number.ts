/** The page of a list that an address asks for; the first where it asks for none or for nonsense. */
export function parsePageNumber(search: URLSearchParams): number {
  const wanted = Number(search.get("page") ?? 1);
  return Number.isSafeInteger(wanted) && wanted >= 1 ? wanted : 1;
}
