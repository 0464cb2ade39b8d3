import { subjectCodes } from "#app/catalogue/courses/exams.ts";
import { portalFields } from "#app/catalogue/courses/kenya/portal-points.ts";
import { filterNames } from "#app/catalogue/kinds/kinds.ts";
import { answersParameter } from "#app/shared/urls/answers-in-links.ts";
import { moreNames } from "#app/students/onboarding-answers/answers-in.ts";
import {
  catalogueTables as catalogue,
  courseTables as courses,
} from "#database/changes/catalogue-version.ts";
import { kinds } from "#database/schema/lists.ts";

/**
 * Every route that the page cache holds, the query parameters it reads (all others are removed from the address before it is looked up, and
 * before the page is rendered), and the tables it is made of: a change of one of them ends its entries.
 * `cached-routes.process.test.ts` proves that no page reads any other table.
 */
export interface CachedRoute {
  parameters: readonly string[];
  tables: readonly string[];
  /** Parameters that make it personal, so that it is rendered each time. */
  personal?: readonly string[];
}

const nothing: readonly string[] = [];
const search = [
  ...["exact", "keyword", "mine", "page", "q", "query", "s", "search", "sort", "tab", "type"],
  ...kinds.flatMap(filterNames),
];
const answers = ["country", "field", "level", "place"];
const courseList = ["country", "field", "group", "level", "owner", "page", "q", "region"];
const grades = ["choices", "grades", "points", "utme"];
const gradesForm = ["first", "paste", "second", "third", ...subjectCodes, ...portalFields];
const part = ["after", "before", "last"];
/** Questions of the union are linked from the opportunities they are about. */
const withUnion = [...catalogue, "union_posts", "union_threads"];

/** The same for every visitor: they only depend on the URL, the data saver and the database. */
const pages: Record<string, CachedRoute> = {
  "/": {
    parameters: nothing,
    tables: [...catalogue, "school_spotlights", "sponsored_listings", "student_spotlights"],
  },
  "/about": { parameters: nothing, tables: nothing },
  "/advertise": { parameters: nothing, tables: nothing },
  "/advice": { parameters: ["category", "page"], tables: ["article_images", "blog_posts"] },
  "/advice/:slug": { parameters: nothing, tables: ["article_images", "blog_posts"] },
  "/browse": { parameters: search, tables: [...catalogue, "sponsored_listings"] },
  "/calendar": { parameters: search, tables: catalogue },
  "/calendar/:month/:what": { parameters: search, tables: catalogue },
  "/check": { parameters: nothing, tables: nothing },
  "/college/:id": { parameters: nothing, tables: [...withUnion, "merged_records", "programmes"] },
  "/college/:id/for-parents": { parameters: nothing, tables: [...catalogue, "merged_records"] },
  "/compare": { parameters: ["items", "q"], tables: catalogue },
  "/courses": { parameters: courseList, personal: [...grades, ...gradesForm], tables: courses },
  "/courses/entry/:country": { parameters: nothing, tables: nothing },
  "/courses/:id": { parameters: courseList, personal: grades, tables: [...catalogue, ...courses] },
  "/enterprise": { parameters: nothing, tables: catalogue },
  "/entrepreneurship": { parameters: nothing, tables: nothing },
  "/events": { parameters: ["country", "page"], tables: ["events"] },
  "/internship/:id": { parameters: nothing, tables: [...withUnion, "merged_records"] },
  "/internship/:id/for-parents": { parameters: nothing, tables: [...catalogue, "merged_records"] },
  "/jobs": { parameters: ["exact", "page", "q", "type"], tables: catalogue },
  "/newsletter": { parameters: nothing, tables: nothing },
  "/offline": { parameters: nothing, tables: catalogue },
  "/parents": { parameters: nothing, tables: nothing },
  "/privacy": { parameters: nothing, tables: nothing },
  "/scholarship/:id": { parameters: nothing, tables: [...withUnion, "merged_records"] },
  "/scholarship/:id/for-parents": { parameters: nothing, tables: [...catalogue, "merged_records"] },
  "/start": {
    parameters: [...answers, ...moreNames, "after", "page", "tab", "type"],
    tables: catalogue,
  },
  "/subscription": { parameters: nothing, tables: nothing },
  "/test-prep": { parameters: nothing, tables: ["test_prep"] },
  "/tutorial": { parameters: nothing, tables: nothing },
  "/union": { parameters: ["q"], tables: ["union_members", "union_posts", "union_threads"] },
  "/union/:topic": { parameters: part, tables: ["union_members", "union_posts", "union_threads"] },
  "/union/rules": { parameters: nothing, tables: nothing },
  "/union/t/:id": {
    parameters: [...part, "post"],
    // A question may be about an opportunity, and the page also shows advice.
    tables: [...withUnion, "article_images", "blog_posts", "union_members"],
  },
};

/** Only pages have a `.data` URL. Pictures of articles and records are sent once, and browsers cache them. */
const files: Record<string, CachedRoute> = {
  "/browse/deadlines.ics": { parameters: search, tables: catalogue },
  "/browse/suggest": { parameters: ["q", "tab"], tables: catalogue },
  "/calendar.ics": { parameters: search, tables: catalogue },
  "/college/:id/preview.png": { parameters: ["v"], tables: [...catalogue, "merged_records"] },
  "/events/:id.ics": { parameters: nothing, tables: ["events"] },
  "/feeds/:feed": { parameters: nothing, tables: ["article_images", "blog_posts", ...catalogue] },
  "/internship/:id/preview.png": { parameters: ["v"], tables: [...catalogue, "merged_records"] },
  "/offline/catalogue.json": { parameters: ["since"], tables: catalogue },
  "/offline/closing.pdf": { parameters: [...answers, ...moreNames], tables: catalogue },
  "/offline/:file": { parameters: nothing, tables: catalogue },
  "/robots.txt": { parameters: nothing, tables: nothing },
  "/scholarship/:id/preview.png": { parameters: ["v"], tables: [...catalogue, "merged_records"] },
  "/sitemap.xml": { parameters: nothing, tables: [...catalogue, "blog_posts", "union_threads"] },
  "/sitemaps/:file.xml": { parameters: nothing, tables: [...catalogue, "blog_posts", "union_threads"] },
};

/** These pages can carry a visitor's answers in the URL. */
const withAnswersParameter = Object.fromEntries(
  Object.entries(pages).map(([path, route]) => [
    path,
    { ...route, parameters: [...route.parameters, answersParameter] },
  ]),
);

export const cachedRoutes: Readonly<Record<string, CachedRoute>> = { ...withAnswersParameter, ...files };

/** These look like "/courses/:id", "/union/:topic" and "/offline/:file", and are rendered for each request. */
const lookAlikes = new Set(["/courses/plan", "/offline/outbox", "/union/ask", "/union/name", "/union/stop"]);

const byPath = new Map(Object.entries(cachedRoutes));
const pagePaths = new Set(Object.keys(pages));
const isPattern = (path: string) => path.includes(":");
/** No path of ours is longer; longer ones are rendered each time. */
const name = "[^/]{1,200}";
const patterns = Object.entries(cachedRoutes)
  .filter(([path]) => isPattern(path))
  .map(([path, route]) => ({
    route,
    isPage: pagePaths.has(path),
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/:\w+/g, name)}$`),
  }));

/** The route of a path, if the page cache holds it. `/browse.data` is what React Router fetches in place of the page `/browse`. */
export function findCachedRoute(path: string): CachedRoute | null {
  const isData = path.endsWith(".data");
  const page = path === "/_.data" ? "/" : isData ? path.slice(0, -".data".length) : path;
  if (page === "/" && isData && path !== "/_.data") return null;
  if (lookAlikes.has(page)) return null;
  const exact = byPath.get(page);
  if (exact && !isPattern(page)) return !isData || pagePaths.has(page) ? exact : null;
  const found = patterns.find(({ pattern, isPage }) => (isPage || !isData) && pattern.test(page));
  return found?.route ?? null;
}
