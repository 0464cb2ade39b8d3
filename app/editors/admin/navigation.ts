/** What waits for an editor; `count-waiting.server.ts` counts it. */
export type Waiting = "finds" | "reports" | "links" | "union" | "partnerships" | "mails";

export interface AdminPage {
  label: string;
  to: string;
  waits?: Waiting;
}

export interface AdminGroup {
  label: string;
  pages: AdminPage[];
}

/** Every admin page that has a place of its own, by what one comes for. One without a route yet is not shown. */
export const adminGroups: AdminGroup[] = [
  {
    label: "Overview",
    pages: [
      { label: "Overview", to: "/admin" },
      { label: "Health", to: "/admin/health" },
    ],
  },
  {
    label: "Catalogue",
    pages: [
      { label: "Catalogue", to: "/admin/catalogue" },
      { label: "Reports", to: "/admin/reports", waits: "reports" },
      { label: "Review queue", to: "/admin/review", waits: "finds" },
      { label: "Links", to: "/admin/links", waits: "links" },
      { label: "Scraper & exports", to: "/admin/scraper" },
      { label: "Rates", to: "/admin/rates" },
      { label: "Searches", to: "/admin/searches" },
    ],
  },
  {
    label: "People",
    pages: [
      { label: "Union", to: "/admin/union", waits: "union" },
      { label: "Partnerships", to: "/admin/partnerships", waits: "partnerships" },
    ],
  },
  {
    label: "Publishing",
    pages: [
      { label: "Articles", to: "/admin/import" },
      { label: "Sponsored", to: "/admin/sponsored" },
      { label: "Newsletter", to: "/admin/newsletter" },
      { label: "Outbox", to: "/admin/outbox", waits: "mails" },
    ],
  },
];

/** The page of the navigation that an address belongs to: `/admin/catalogue/scholarships` to Catalogue. */
export const adminPageAt = (path: string, groups: AdminGroup[]): AdminPage | undefined =>
  groups
    .flatMap(({ pages }) => pages)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

export const waitingIn = ({ pages }: AdminGroup, waiting: Record<Waiting, number>): number =>
  pages.reduce((sum, { waits }) => sum + (waits ? waiting[waits] : 0), 0);
