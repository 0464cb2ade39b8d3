import type { PageLink } from "#app/common/frame/links.ts";

/** Every admin page that has a place of its own, in the order of a working day. One without a route yet is not shown. */
export const adminPages: PageLink[] = [
  { label: "Overview", to: "/admin" },
  { label: "Catalogue", to: "/admin/catalogue" },
  { label: "Review queue", to: "/admin/review" },
  { label: "Sponsored", to: "/admin/sponsored" },
  { label: "Articles", to: "/admin/import" },
  { label: "Scraper & exports", to: "/admin/scraper" },
  { label: "Partnerships", to: "/admin/partnerships" },
  { label: "Union", to: "/admin/union" },
  { label: "Reports", to: "/admin/reports" },
  { label: "Links", to: "/admin/links" },
  { label: "Rates", to: "/admin/rates" },
  { label: "Searches", to: "/admin/searches" },
  { label: "Newsletter", to: "/admin/newsletter" },
  { label: "Outbox", to: "/admin/outbox" },
];

/** The page of the navigation that an address belongs to: `/admin/catalogue/scholarships` to Catalogue. */
export const adminPageAt = (path: string, pages: PageLink[]) =>
  pages
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
