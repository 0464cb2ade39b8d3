import { storableText } from "#app/common/forms/read-form-data.server.ts";

/** Every parameter that some page reads from its address; `_routes` and `index` are React Router's own. */
export const knownParameters: readonly string[] = [
  "_routes",
  "about",
  "action",
  "after",
  "age",
  "batch",
  "before",
  "by",
  "category",
  "closing",
  "copy",
  "country",
  "created",
  "edit",
  "error",
  "exact",
  "field",
  "for",
  "funded",
  "hidden",
  "index",
  "item",
  "items",
  "job",
  "kind",
  "last",
  "level",
  "location",
  "mine",
  "missing",
  "mode",
  "page",
  "place",
  "post",
  "program",
  "q",
  "result",
  "return",
  "run",
  "says",
  "school",
  "sex",
  "since",
  "sort",
  "state",
  "status",
  "system",
  "tab",
  "test",
  "testScore",
  "token",
  "topic",
  "type",
  "v",
  "workYears",
];

/** More than any page reads of a value, so that one which is too long still looks it. */
const longestValue = 2_500;
const longestSearch = 4_000;
/** Both names of a tab may be given; nothing is read a third time. */
const mostOfAName = 2;
/** What comes back from Google is better-auth's to read. */
const isReadByOthers = (path: string) => path.startsWith("/api/auth/");

/**
 * The request as pages see it: of its address only the parameters that some page reads, of a sane length, in text that a
 * database takes. Forms, hearts and links carry the present address on, a hundred to a page, so whatever else stood in
 * it would be written a hundred times.
 */
export function withKnownParameters(request: Request): Request {
  const url = new URL(request.url);
  if (isReadByOthers(url.pathname)) return request;
  const known = knownSearch(url.searchParams);
  if (isSame(known, url.searchParams)) return request;
  url.search = known.toString();
  return new Request(url, request);
}

/** Of what stands behind the question mark, what some page reads. */
export function knownSearch(given: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  let length = 0;
  for (const [name, value] of given) {
    if (!knownParameters.includes(name) || kept.getAll(name).length >= mostOfAName) continue;
    const text = storableText(value.slice(0, longestValue));
    length += new URLSearchParams([[name, text]]).toString().length + 1;
    if (length > longestSearch) break;
    kept.append(name, text);
  }
  return kept;
}

const isSame = (some: URLSearchParams, others: URLSearchParams) =>
  some.size === others.size && some.toString() === others.toString();
