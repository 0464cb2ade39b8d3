/** Kinds of pending work, counted in `count-waiting.server.ts`. */
export type WaitingKind =
  | "changes"
  | "finds"
  | "reports"
  | "links"
  | "union"
  | "partnerships"
  | "sponsored"
  | "mails";

export interface AdminPage {
  label: string;
  to: string;
  waits?: WaitingKind;
}

export interface AdminGroup {
  label: string;
  pages: AdminPage[];
}

/** Every admin page by purpose. Pages without a route are not shown. */
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
      { label: "Queue", to: "/admin/queue", waits: "changes" },
      { label: "Catalogue", to: "/admin/catalogue" },
      { label: "Reports", to: "/admin/reports", waits: "reports" },
      { label: "Review queue", to: "/admin/review", waits: "finds" },
      { label: "Links", to: "/admin/links", waits: "links" },
      { label: "Scraper & exports", to: "/admin/scraper" },
      { label: "Sources", to: "/admin/scraper/sources" },
      { label: "Rates", to: "/admin/rates" },
      { label: "Course tables", to: "/admin/courses" },
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
      { label: "Sponsored", to: "/admin/sponsored", waits: "sponsored" },
      { label: "Newsletter", to: "/admin/newsletter" },
      { label: "Outbox", to: "/admin/outbox", waits: "mails" },
    ],
  },
];

/** The navigation entry that a path belongs to: `/admin/catalogue/scholarships` to Catalogue. */
export const findAdminPage = (path: string, groups: AdminGroup[]): AdminPage | undefined =>
  groups
    .flatMap(({ pages }) => pages)
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

export const waitingIn = ({ pages }: AdminGroup, waiting: Record<WaitingKind, number>): number =>
  pages.reduce((sum, { waits }) => sum + (waits ? waiting[waits] : 0), 0);
