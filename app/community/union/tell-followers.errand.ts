import { defineErrand } from "#app/common/errands.ts";
import { notifyFollowers } from "./notify-followers.server.ts";

/** A reply tells its followers at once; this finds those whom a stopped server forgot. */
export const tellFollowersAgain = defineErrand({
  name: "tell-followers",
  schedule: "*/10 * * * *",
  letsMissedGo: true,
  retries: 0,
  run: ({ db, mailer, appUrl, secret }) =>
    notifyFollowers(db, { mailer, origin: appUrl, secret }, new Date()),
});
