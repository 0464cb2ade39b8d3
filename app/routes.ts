import { index, type RouteConfig, route } from "@react-router/dev/routes";

const forDesigners =
  process.env.NODE_ENV === "development" ? [route("dev/pieces", "ui/pieces.page.tsx")] : [];

export default [
  index("home/home.page.tsx"),

  route("advice", "advice/advice.page.tsx"),
  route("advice/images/:id", "advice/image.endpoint.ts"),
  route("advice/:slug", "advice/article.page.tsx"),
  route("feeds/advice.atom", "advice/feed.endpoint.ts"),

  route("data-saver", "frame/data-saver.endpoint.ts"),
  route("robots.txt", "frame/robots.endpoint.ts"),
  route("sitemap.xml", "frame/sitemap.endpoint.ts"),
  ...forDesigners,
  route("*", "frame/not-found.page.tsx"),
] satisfies RouteConfig;
