/**
 * The pages whose answer to a visitor depends on nothing but the address, the data saver and what the database holds. What writes,
 * asks who is there or counts its visitors is not kept even so: see `make-answer.ts`.
 */
const pages = [
  "/",
  "/about",
  "/advice",
  "/advice/:slug",
  "/browse",
  "/calendar",
  "/calendar/:month/:what",
  "/check",
  "/college/:id",
  "/college/:id/for-parents",
  "/compare",
  "/enterprise",
  "/entrepreneurship",
  "/events",
  "/internship/:id",
  "/internship/:id/for-parents",
  "/jobs",
  "/newsletter",
  "/offline",
  "/privacy",
  "/scholarship/:id",
  "/scholarship/:id/for-parents",
  "/start",
  "/subscription",
  "/test-prep",
  "/tutorial",
  "/union",
  "/union/:topic",
  "/union/rules",
  "/union/t/:id",
];

/** What is no page has no `.data` beside it. Pictures of articles and records are sent once and then kept by browsers. */
const files = [
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

const pattern = (path: string) => path.replaceAll(".", "\\.").replaceAll(/:\w+/g, "[^/]+");

const kept = new RegExp(
  `^(?:(?:${pages.slice(1).map(pattern).join("|")})(?:\\.data)?|/(?:_\\.data)?|${files.map(pattern).join("|")})$`,
);

export const isKeptAddress = (path: string) => kept.test(path);
