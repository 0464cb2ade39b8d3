import { todayInUtc } from "#app/common/calendar/days.ts";
import { composeIssue } from "#app/reading/newsletter/compose-issue.server.ts";
import { gatherIssue } from "#app/reading/newsletter/gather-issue.server.ts";
import { pickForVisitors } from "#app/reading/newsletter/pick-listings.ts";
import type { Database } from "#database/database.ts";

/** The next issue as it would be written now to a visitor; null when it would be quiet. The links at its foot lead nowhere. */
export async function previewIssue(db: Database, origin: string, now: Date) {
  const content = await gatherIssue(db, now);
  const picked = content && pickForVisitors(content);
  if (!picked) return null;
  const reader = { origin, stop: `${origin}/mail/stop/example`, settings: `${origin}/profile/alerts` };
  return composeIssue(picked, todayInUtc(now), reader);
}
