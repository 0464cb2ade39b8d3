/** The pages that anyone may read and search engines should know. */
export const publicPages = [
  "",
  "browse",
  "calendar",
  "advice",
  "events",
  "jobs",
  "test-prep",
  "schools",
  "schools/class",
  "enterprise",
  "entrepreneurship",
  "subscription",
  "tutorial",
  "about",
  "check",
  "newsletter",
  "union",
  "union/rules",
];

/** What belongs to one person or to the editors. */
export const privatePages = [
  "/admin/",
  "/auth",
  "/data-saver",
  "/mail/",
  "/matches",
  "/plan",
  "/profile",
  "/report/",
  "/saved",
  "/sponsored/",
  "/union/ask",
  "/union/name",
  "/union/post/",
  "/union/stop",
];
