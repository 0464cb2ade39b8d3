import { keptPages } from "#app/common/frame/kept-pages.ts";

/** What is no page has no `.data` beside it. Pictures of articles and records are sent once and then kept by browsers. */
export const keptFiles = [
  "/browse/deadlines.ics",
  "/browse/suggest",
  "/calendar.ics",
  "/college/:id/preview.png",
  "/events/:id.ics",
  "/feeds/:feed",
  "/internship/:id/preview.png",
  "/offline/:file",
  "/robots.txt",
  "/scholarship/:id/preview.png",
  "/sitemap.xml",
  "/sitemaps/:file.xml",
];

/** No name of ours is longer; a longer one is answered all the same, but not kept. */
const name = "[^/]{1,200}";
const pattern = (path: string) => path.replaceAll(".", "\\.").replaceAll(/:\w+/g, name);

const kept = new RegExp(
  `^(?:(?:${keptPages.slice(1).map(pattern).join("|")})(?:\\.data)?|/(?:_\\.data)?|${keptFiles.map(pattern).join("|")})$`,
);

export const isKeptAddress = (path: string) => kept.test(path);
