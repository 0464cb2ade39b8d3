import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

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
  route("matches", "matching/matches.page.tsx"),
  route("events", "events/events.page.tsx"),
  route("events/:id.ics", "events/event-calendar.endpoint.ts"),
  route("test-prep", "test-prep/test-prep.page.tsx"),

  route("feeds/:feed", "feeds/scholarships.endpoint.ts"),
  route("sponsored/seen", "sponsors/sponsored-seen.endpoint.ts"),
  route("sponsored/:id", "sponsors/leave-for-sponsor.page.tsx"),
  route("sponsored/:id/seen.gif", "sponsors/sponsored-seen-image.endpoint.ts"),

  route("about", "about/about.page.tsx"),
  route("schools", "partners/schools/schools.page.tsx"),
  route("tutorial", "guide/tutorial.page.tsx"),
  route("check", "check/check.page.tsx"),
  route("enterprise", "partners/enterprise/enterprise.page.tsx"),
  route("subscription", "plans/subscription.page.tsx"),
  route("entrepreneurship", "entrepreneurship/entrepreneurship.page.tsx"),

  ...prefix("auth", [
    index("accounts/sign-in/auth.page.tsx"),
    route("challenge", "accounts/sign-in/challenge.page.tsx"),
    route("forgot", "accounts/sign-in/forgot.page.tsx"),
    route("reset", "accounts/sign-in/reset.page.tsx"),
    route("resend", "accounts/sign-in/resend.page.tsx"),
    route("confirm", "accounts/sign-in/confirm.endpoint.ts"),
    route("new-email", "accounts/security/new-email.page.tsx"),
    route("google", "accounts/sign-in/google.endpoint.ts"),
    route("arrived", "accounts/sign-in/arrived.endpoint.ts"),
  ]),
  route("api/auth/callback/google", "accounts/sign-in/google-callback.endpoint.ts"),
  route("api/token", "accounts/tokens/token.endpoint.ts"),
  route(".well-known/jwks.json", "accounts/tokens/jwks.endpoint.ts"),
  route("session", "accounts/session.endpoint.ts"),
  route("sign-out", "accounts/sign-in/sign-out.endpoint.ts"),

  ...prefix("profile", [
    index("profile/profile.page.tsx"),
    route("guardian", "accounts/rights/ask-guardian.endpoint.ts"),
    route("data", "accounts/rights/data.page.tsx"),
    route("data.json", "accounts/rights/download.endpoint.ts"),
    route("delete", "accounts/rights/delete.page.tsx"),
    ...prefix("security", [
      index("accounts/security/security.page.tsx"),
      route("email", "accounts/security/email.page.tsx"),
      route("password", "accounts/security/password.page.tsx"),
      route("app", "accounts/second-factor/app.page.tsx"),
      route("phone", "accounts/second-factor/phone.page.tsx"),
      route("codes", "accounts/second-factor/codes.page.tsx"),
      route("remove/:factor", "accounts/second-factor/remove.page.tsx"),
    ]),
  ]),
  route("privacy", "accounts/rights/privacy.page.tsx"),
  route("guardian", "accounts/rights/guardian.page.tsx"),

  layout("admin/admin.layout.tsx", [
    route("admin", "admin/admin.page.tsx"),
    route("admin/outbox", "admin/outbox.page.tsx"),
    route("admin/import", "advice/desk/desk.page.tsx"),
    route("admin/import/preview", "advice/desk/preview.endpoint.ts"),
    route("admin/import/runs/:id", "advice/import/run.endpoint.ts"),
    route("admin/import/articles", "advice/desk/articles.page.tsx"),
    route("admin/import/articles/:id", "advice/desk/edit.page.tsx"),
    route("admin/import/articles/:id/delete", "advice/desk/delete.page.tsx"),
    route("admin/*", "admin/not-found.page.tsx"),
  ]),

  route("api/admin/import-articles", "advice/import/import-articles.endpoint.ts"),

  route("advice", "advice/advice.page.tsx"),
  route("advice/images/:id", "advice/image.endpoint.ts"),
  route("advice/:slug", "advice/article.page.tsx"),
  route("feeds/advice.atom", "advice/feed.endpoint.ts"),

  route("data-saver", "frame/data-saver.endpoint.ts"),
  route("robots.txt", "frame/robots.endpoint.ts"),
  route("sitemap.xml", "sitemap/sitemap.endpoint.ts"),
  route("sitemaps/:file.xml", "sitemap/sitemap-part.endpoint.ts"),
  ...forDesigners,
  route("*", "frame/not-found.page.tsx"),
] satisfies RouteConfig;
