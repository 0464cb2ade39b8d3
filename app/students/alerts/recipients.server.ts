import { type SQL, sql } from "drizzle-orm";
import { isPaused } from "#app/mail/outbox/paused-address.server.ts";
import { profileIsOldEnoughOrAllowed } from "#app/students/profile/consent.server.ts";
import { alertSettings, newsletterSubscribers, profiles, users } from "#database/schema/index.ts";

/** Conditions on `profiles`, checked when an email is written and again before it is sent. */
const isReachable = sql`exists (select 1 from ${users} where ${users.id} = ${profiles.userId}
  and ${users.emailVerified} and not ${isPaused(sql`${users.email}`)})`;

const hasSetting = (which: SQL) =>
  sql`exists (select 1 from ${alertSettings} where ${alertSettings.userId} = ${profiles.userId} and ${which})`;

export const wantsAlerts = sql`(${profiles.emailNotifications} and ${isReachable}
  and not ${hasSetting(sql`${alertSettings.pausedAt} is not null`)})`;

export const wantsReminders = sql`(${profiles.emailNotifications} and ${isReachable}
  and not ${hasSetting(sql`not ${alertSettings.wantsReminders}`)})`;

export const wantsSummary = sql`(${profiles.emailNotifications} and ${isReachable}
  and ${hasSetting(sql`${alertSettings.wantsSummary}`)})`;

export const wantsNewsletter = sql`(${profiles.newsletterSubscribed} and ${isReachable}
  and ${profileIsOldEnoughOrAllowed})`;

/** Condition on `newsletter_subscribers`. */
export const isSubscribed = sql`(${newsletterSubscribers.confirmedAt} is not null
  and ${newsletterSubscribers.stoppedAt} is null and not ${isPaused(sql`${newsletterSubscribers.email}`)})`;
