import { index, type RouteConfig, route } from "@react-router/dev/routes";

const forDesigners =
  process.env.NODE_ENV === "development" ? [route("dev/pieces", "ui/pieces.page.tsx")] : [];

export default [
  index("home/home.page.tsx"),

  route("about", "about/about.page.tsx"),
  route("schools", "partners/schools/schools.page.tsx"),
  route("tutorial", "guide/tutorial.page.tsx"),
  route("check", "check/check.page.tsx"),
  route("enterprise", "partners/enterprise/enterprise.page.tsx"),
  route("entrepreneurship", "entrepreneurship/entrepreneurship.page.tsx"),

  route("data-saver", "frame/data-saver.endpoint.ts"),
  route("robots.txt", "frame/robots.endpoint.ts"),
  route("sitemap.xml", "frame/sitemap.endpoint.ts"),
  ...forDesigners,
  route("*", "frame/not-found.page.tsx"),
] satisfies RouteConfig;
