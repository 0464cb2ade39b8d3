import { index, type RouteConfig, route } from "@react-router/dev/routes";

const forDesigners =
  process.env.NODE_ENV === "development" ? [route("dev/pieces", "ui/pieces.page.tsx")] : [];

export default [
  index("home/home.page.tsx"),
  route("browse", "browse/browse.page.tsx"),
  route("browse/deadlines.ics", "browse/deadlines.endpoint.ts"),
  route("scholarship/:id", "scholarships/scholarship.page.tsx"),
  route("college/:id", "colleges/college.page.tsx"),
  route("internship/:id", "internships/internship.page.tsx"),
  route(":kind/:id/preview.png", "previews/preview.endpoint.ts"),
  ...["scholarships", "colleges", "internships"].map((plural) =>
    route(`${plural}/:id`, "opportunities/singular-address.endpoint.ts", { id: `plural-${plural}` }),
  ),
  route("jobs", "jobs/jobs.page.tsx"),
  route("events", "events/events.page.tsx"),
  route("events/:id.ics", "events/event-calendar.endpoint.ts"),
  route("test-prep", "test-prep/test-prep.page.tsx"),

  route("feeds/:feed", "feeds/scholarships.endpoint.ts"),
  route("sponsored/seen", "sponsors/sponsored-seen.endpoint.ts"),
  route("sponsored/:id", "sponsors/leave-for-sponsor.page.tsx"),
  route("sponsored/:id/seen.gif", "sponsors/sponsored-seen-image.endpoint.ts"),

  route("data-saver", "frame/data-saver.endpoint.ts"),
  route("robots.txt", "frame/robots.endpoint.ts"),
  route("sitemap.xml", "sitemap/sitemap.endpoint.ts"),
  route("sitemaps/:file.xml", "sitemap/sitemap-part.endpoint.ts"),
  ...forDesigners,
  route("*", "frame/not-found.page.tsx"),
] satisfies RouteConfig;
