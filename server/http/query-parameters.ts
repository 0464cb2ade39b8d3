import { subjectCodes } from "#app/catalogue/courses/exams.ts";
import { portalFields } from "#app/catalogue/courses/kenya/portal-points.ts";
import { storableText } from "#app/shared/forms/read-form-data.server.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { type CachedRoute, findCachedRoute } from "../page-cache/cached-routes.ts";

/** Every query parameter that some page reads. `_routes` and `index` are React Router's. */
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
  "choices",
  "citizenships",
  "closing",
  "copy",
  "country",
  "created",
  "currentEducationLevel",
  "edit",
  "error",
  "exact",
  "field",
  "fieldsOfInterest",
  "finished",
  "finishedIn",
  "first",
  "for",
  "funded",
  "grades",
  "group",
  "hidden",
  "index",
  "institution",
  "item",
  "items",
  "job",
  "keyword",
  "kind",
  "last",
  "language",
  "level",
  "location",
  "me",
  "mine",
  "missing",
  "mode",
  "origin",
  "owner",
  "page",
  "paste",
  "place",
  "points",
  "post",
  "program",
  "q",
  "query",
  "region",
  "residence",
  "result",
  "return",
  "run",
  "s",
  "says",
  "school",
  "schoolClass",
  "search",
  "second",
  "sentence",
  "sex",
  "since",
  "show",
  "sort",
  "state",
  "status",
  "system",
  "tab",
  "test",
  "testScore",
  "third",
  "token",
  "topic",
  "type",
  "utme",
  "v",
  "wantedLevels",
  "workYears",
  "yearOfStudy",
  ...subjectCodes,
  ...portalFields,
];

/** Longer than any page reads, so that a value that is too long still looks too long. */
const longestValue = 2_500;
const longestSearch = 4_000;
/** Both names of a tab may be given; further values are ignored. */
const mostOfAName = 2;
/** The parameters of Google's redirect are read by better-auth. */
const isReadByOthers = (path: string) => path.startsWith("/api/auth/");

/**
 * The request as pages see it: the URL has only the parameters that the page reads, of a bounded length, in text that
 * PostgreSQL accepts. Forms, hearts and links repeat the URL a hundred times per page, so anything else would be
 * repeated a hundred times.
 */
export function withKnownParameters(request: Request): Request {
  const url = new URL(request.url);
  const { path } = splitLanguage(url.pathname);
  if (isReadByOthers(path) || url.search === "") return request;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const known = knownSearch(url.searchParams, path, isRead ? findCachedRoute(path) : null);
  if (isSame(known, url.searchParams)) return request;
  url.search = known.toString();
  return new Request(url, request);
}

/** The parameters that the page reads: those its cached route declares, otherwise those that any page reads. */
export function knownSearch(
  given: URLSearchParams,
  path: string,
  route: CachedRoute | null,
): URLSearchParams {
  const names = route
    ? [...route.parameters, ...(route.personal ?? []), ...(path.endsWith(".data") ? ["_routes"] : [])]
    : knownParameters;
  const known = new URLSearchParams();
  let length = 0;
  for (const [name, value] of given) {
    if (!names.includes(name) || known.getAll(name).length >= mostOfAName) continue;
    const text = storableText(value.slice(0, longestValue));
    length += new URLSearchParams([[name, text]]).toString().length + 1;
    if (length > longestSearch) break;
    known.append(name, text);
  }
  return known;
}

const isSame = (some: URLSearchParams, others: URLSearchParams) =>
  some.size === others.size && some.toString() === others.toString();
