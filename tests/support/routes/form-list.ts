import type { furnish } from "../people/furnish.ts";

/** The ids in page addresses. */
export type Ids = Awaited<ReturnType<typeof furnish>> & { factor: string; guardian: string };

export interface KeptForm {
  file: string;
  address: string | ((ids: Ids) => string);
  /** The message's title, keyed by the button's words where a page has several forms. */
  title: string | Record<string, string>;
  /** The message's exact text, where it isn't the default one. */
  detail?: string;
  /** Without a script the form's own page comes back, instead of the page that says what failed. */
  comesBackItself?: boolean;
  /** A script handles the form in the page, so with JavaScript nothing is sent. */
  staysInPage?: boolean;
}

const house = "That didn't work";
export const lost = "Your connection may be down or slow. What you typed is still here. Please try again.";
export const ours = "Something went wrong on our side. What you typed is still here. Please try again.";

export const visitors: KeptForm[] = [
  {
    file: "partners/schools/schools.page.tsx",
    address: "/schools",
    title: "Submission Failed",
    detail: "Please try again or contact us directly.",
    comesBackItself: true,
  },
  {
    file: "partners/class-list/class.page.tsx",
    address: "/schools/class",
    title: "We couldn't read the list",
  },
  {
    file: "partners/enterprise/enterprise.page.tsx",
    address: "/enterprise",
    title: house,
    staysInPage: true,
  },
  { file: "community/scam-check/page/check.page.tsx", address: "/check", title: house },
  // The route's own action accepts only share targets of phones; the form on the page posts to the scam check.
  { file: "community/scam-check/share-target/share-target.page.tsx", address: "/check/shared", title: house },
  { file: "accounts/sign-in/auth.page.tsx", address: "/auth", title: "Sign in failed" },
  { file: "accounts/sign-in/auth.page.tsx", address: "/auth?mode=signup", title: "Sign up failed" },
  { file: "accounts/password/forgot.page.tsx", address: "/auth/forgot", title: "Not sent" },
  { file: "accounts/sign-up/resend.page.tsx", address: "/auth/resend", title: "Not sent" },
  { file: "accounts/password/reset.page.tsx", address: "/auth/reset?token=x", title: "Password not changed" },
  {
    file: "accounts/email-address/new-email.page.tsx",
    address: "/auth/new-email?token=x",
    title: "Email not changed",
  },
  {
    file: "accounts/email-address/keep-email.page.tsx",
    address: "/auth/keep-email?token=x",
    title: "Nothing was stopped",
  },
  {
    file: "content/newsletter/subscribe/newsletter.page.tsx",
    address: "/newsletter",
    title: "Not sent",
  },
];

export const profile: KeptForm = {
  file: "students/profile-page/profile.page.tsx",
  address: "/profile",
  title: { Save: "Error saving profile", "Ask for consent": house, "Sign Out": house },
};

export const members: KeptForm[] = [
  profile,
  {
    file: "discover/courses/plan/plan.page.tsx",
    address: "/courses/plan?country=Kenya&choices=1263134.1253134",
    title: "We couldn't save your plan",
  },
  {
    file: "discover/details/qualify/qualify.page.tsx",
    address: ({ scholarship }) => `/qualify/scholarship/${scholarship}`,
    title: { "Save my answer": "Not answered" },
  },
  {
    file: "students/profile/circumstances/circumstances.page.tsx",
    address: "/profile/circumstances",
    title: "Answers not saved",
  },
  {
    file: "students/profile/children/child.page.tsx",
    address: ({ child }) => `/profile/children/${child}`,
    title: "Child not saved",
  },
  {
    file: "students/plans/subscription.page.tsx",
    address: "/subscription",
    title: "Failed to update subscription",
  },
  { file: "students/alerts/settings/alerts.page.tsx", address: "/profile/alerts", title: "Not saved" },
  { file: "accounts/security/security.page.tsx", address: "/profile/security", title: house },
  {
    file: "accounts/email-address/email.page.tsx",
    address: "/profile/security/email",
    title: "Email not changed",
  },
  {
    file: "accounts/password/password.page.tsx",
    address: "/profile/security/password",
    title: "Password not changed",
  },
  { file: "accounts/second-factor/app.page.tsx", address: "/profile/security/app", title: "App not added" },
  {
    file: "accounts/second-factor/phone.page.tsx",
    address: "/profile/security/phone",
    title: "Phone not added",
  },
  {
    file: "ussd/phone.page.tsx",
    address: "/profile/phone",
    title: "Not sent",
  },
  { file: "accounts/rights/delete.page.tsx", address: "/profile/delete", title: "Account not deleted" },
  { file: "students/matching/hide/hidden.page.tsx", address: "/matches/hidden", title: house },
  {
    file: "students/matching/matches.page.tsx",
    address: "/matches",
    title: { "Not for me": "Not hidden", "Save my answer": "Not answered" },
  },
  {
    file: "students/saved/list/saved.page.tsx",
    address: "/saved",
    title: {
      "Save changes": "Changes not saved",
      "Remind me when it opens": "Changes not saved",
      Remove: "Not removed",
    },
  },
  {
    file: "discover/saved-searches/saved-searches.page.tsx",
    address: "/saved/searches",
    title: { Pause: "Not changed", Remove: "Not removed" },
  },
  { file: "students/saved/export/calendar.page.tsx", address: "/saved/calendar", title: house },
  { file: "community/union/ask/ask.page.tsx", address: "/union/ask", title: "Not posted" },
  { file: "community/union/members/name.page.tsx", address: "/union/name", title: house },
  {
    file: "community/union/thread/thread.page.tsx",
    address: ({ thread }) => `/union/t/${thread}`,
    title: { "Post reply": "Not posted" },
  },
  {
    file: "community/union/write/edit.page.tsx",
    address: ({ post }) => `/union/post/${post}/edit`,
    title: house,
  },
  {
    file: "community/union/report/report.page.tsx",
    address: ({ post }) => `/union/post/${post}/report`,
    title: house,
  },
  {
    file: "community/reports/report.page.tsx",
    address: ({ scholarship }) => `/report/scholarship/${scholarship}`,
    title: house,
  },
  {
    file: "community/translations/improve.page.tsx",
    address: () =>
      `/improve?language=sw&sentence=${encodeURIComponent("app/discover/jobs/words.ts jobWords.title")}`,
    title: house,
  },
  {
    file: "community/reports/wrong-date.page.tsx",
    address: ({ scholarship }) => `/report/scholarship/${scholarship}/date`,
    title: house,
  },
  { file: "discover/sponsored/request/advertise.page.tsx", address: "/advertise", title: house },
  {
    file: "discover/sponsored/request/request.page.tsx",
    address: ({ advertised }) => `/advertised/${advertised}`,
    title: house,
  },
  {
    file: "editors/claims/claim.page.tsx",
    address: ({ scholarship }) => `/claim/scholarship/${scholarship}`,
    title: house,
  },
  {
    file: "editors/claims/claimed.page.tsx",
    address: ({ claim }) => `/claimed/${claim}`,
    title: house,
  },
  {
    file: "community/union/follow/unsubscribe.page.tsx",
    address: ({ unionStop }) => `/union/stop?token=${unionStop}`,
    title: house,
  },
  {
    file: "content/newsletter/subscribe/confirm.page.tsx",
    address: ({ newsletter }) => `/newsletter/confirm/${newsletter}`,
    title: house,
  },
  {
    file: "students/alerts/unsubscribe/unsubscribe.page.tsx",
    address: ({ mailStop }) => `/mail/stop/${mailStop}`,
    title: house,
  },
];

export const admins: KeptForm[] = [
  {
    file: "editors/sponsored/sponsored.page.tsx",
    address: "/admin/sponsored",
    title: { "Create Listing": "Error creating listing", Delete: "Error deleting listing" },
  },
  {
    file: "editors/sponsored/sponsored.page.tsx",
    address: ({ listing }) => `/admin/sponsored?edit=${listing}`,
    title: { "Update Listing": "Error updating listing", Delete: "Error deleting listing" },
  },
  {
    file: "editors/scraper/scraper.page.tsx",
    address: "/admin/scraper",
    title: "Scraping Failed",
    detail: "Failed to scrape websites",
  },
  {
    file: "editors/scraper/manage/sources.page.tsx",
    address: "/admin/scraper/sources",
    title: {
      "Save source": "Source not saved",
      "Try it first": "Nothing changed",
      "Try now": "Nothing changed",
      Add: "Source not saved",
    },
  },
  {
    file: "editors/articles/article-editor.page.tsx",
    address: "/admin/import",
    title: "Failed to create article",
  },
  {
    file: "editors/articles/article-editor.page.tsx",
    address: "/admin/import?tab=url",
    title: "Failed to import article",
  },
  { file: "editors/articles/articles.page.tsx", address: "/admin/import/articles", title: house },
  {
    file: "editors/articles/edit.page.tsx",
    address: ({ article }) => `/admin/import/articles/${article}`,
    title: "Failed to save article",
  },
  {
    file: "editors/articles/delete.page.tsx",
    address: ({ article }) => `/admin/import/articles/${article}/delete`,
    title: house,
  },
  {
    file: "editors/scraper/review/find.page.tsx",
    address: ({ find }) => `/admin/review/${find}`,
    title: house,
  },
  { file: "editors/queue/queue.page.tsx", address: "/admin/queue", title: house },
  { file: "editors/catalogue/reports/reports.page.tsx", address: "/admin/reports", title: house },
  {
    file: "editors/inbox/partnership.page.tsx",
    address: ({ partnership }) => `/admin/partnerships/${partnership}`,
    title: {
      "Send Reply": "Reply not sent",
      "Change Status": "Status not changed",
      "Add Note": "Note not added",
    },
  },
  { file: "editors/moderation/queue.page.tsx", address: "/admin/union", title: "Nothing changed" },
  { file: "editors/outbox/outbox.page.tsx", address: "/admin/outbox", title: house },
  { file: "editors/link-checker/links.page.tsx", address: "/admin/links", title: house },
  {
    file: "editors/rates/rates.page.tsx",
    address: "/admin/rates",
    title: { "Save rate": "Rate not saved", Remove: "Rate not removed" },
  },
  { file: "editors/search-terms/searches.page.tsx", address: "/admin/searches", title: "Word not saved" },
  { file: "editors/newsletter/newsletter.page.tsx", address: "/admin/newsletter", title: "Not sent" },
  {
    file: "editors/catalogue/edit/record.page.tsx",
    address: ({ scholarship }) => `/admin/catalogue/scholarships/${scholarship}`,
    title: "Not saved yet",
  },
  {
    file: "editors/catalogue/edit/new-record.page.tsx",
    address: "/admin/catalogue/events/new",
    title: "Not saved yet",
  },
  { file: "editors/catalogue/list/records.page.tsx", address: "/admin/catalogue/events", title: house },
  { file: "editors/catalogue/history/history.page.tsx", address: "/admin/catalogue/history", title: house },
  {
    file: "editors/catalogue/history/record-history.page.tsx",
    address: ({ deleted }) => `/admin/catalogue/events/${deleted}/history`,
    title: house,
  },
  {
    file: "editors/catalogue/import/import.page.tsx",
    address: "/admin/catalogue/import",
    title: "Nothing was imported.",
  },
  {
    file: "editors/catalogue/import/batch.page.tsx",
    address: ({ batch }) => `/admin/catalogue/import/${batch}`,
    title: house,
  },
  { file: "editors/courses/tables.page.tsx", address: "/admin/courses", title: "The table wasn't changed." },
  {
    file: "editors/courses/preview.page.tsx",
    address: "/admin/courses/kuccps-diplomas",
    title: "The table wasn't changed.",
  },
  {
    file: "editors/catalogue/duplicates/duplicates.page.tsx",
    address: "/admin/catalogue/duplicates",
    title: house,
  },
  {
    file: "editors/catalogue/doubtful/doubtful.page.tsx",
    address: "/admin/catalogue/doubtful",
    title: "Not saved",
  },
];

export const secondStep: KeptForm = {
  file: "accounts/sign-in/challenge.page.tsx",
  address: "/auth/challenge",
  title: { Verify: "Sign in failed" },
};

export const withSecondFactor: KeptForm[] = [
  {
    file: "accounts/second-factor/codes.page.tsx",
    address: "/profile/security/codes",
    title: "No new codes made",
  },
  {
    file: "accounts/second-factor/remove.page.tsx",
    address: ({ factor }) => `/profile/security/remove/${factor}`,
    title: "Not removed",
  },
];

export const guardians: KeptForm = {
  file: "accounts/guardian/guardian.page.tsx",
  address: ({ guardian }) => guardian,
  title: "Not recorded",
};

/** The title of the message that says that the form with this button wasn't received. */
export const titleOf = ({ title }: KeptForm, button: string): string =>
  typeof title === "string"
    ? title
    : (Object.entries(title).find(([words]) => button.startsWith(words))?.[1] ?? house);

export const everyForm = [...visitors, ...members, ...admins, secondStep, ...withSecondFactor, guardians];
