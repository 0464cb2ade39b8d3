import { index, type RouteConfig, route } from "@react-router/dev/routes";

const forDesigners =
  process.env.NODE_ENV === "development" ? [route("dev/pieces", "ui/pieces.page.tsx")] : [];

export default [
  index("home/home.page.tsx"),
  route("events", "events/events.page.tsx"),
  route("events/:id.ics", "events/event-calendar.endpoint.ts"),
  route("test-prep", "test-prep/test-prep.page.tsx"),

  route("sponsored/seen", "sponsors/sponsored-seen.endpoint.ts"),
  route("sponsored/:id", "sponsors/leave-for-sponsor.page.tsx"),
  route("sponsored/:id/seen.gif", "sponsors/sponsored-seen-image.endpoint.ts"),

  route("data-saver", "frame/data-saver.endpoint.ts"),
  route("robots.txt", "frame/robots.endpoint.ts"),
  route("sitemap.xml", "frame/sitemap.endpoint.ts"),
  ...forDesigners,
  route("*", "frame/not-found.page.tsx"),
] satisfies RouteConfig;
