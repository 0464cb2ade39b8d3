import { composeIssue } from "#app/content/newsletter/compose-issue.server.ts";
import { applyEdit, findEdit } from "#app/content/newsletter/edit-issue.server.ts";
import { gatherIssue } from "#app/content/newsletter/gather-issue.server.ts";
import { pickForVisitors } from "#app/content/newsletter/pick-listings.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import type { Database } from "#database/database.ts";
import type { IssueContent } from "#database/schema/index.ts";

const nothing: IssueContent = { articles: [], scholarships: [], closing: [] };

/**
 * The next issue as visitors would get it now; null if there is nothing to send. Its footer links are
 * examples.
 */
export async function previewIssue(db: Database, origin: string, now: Date) {
  const gathered = await gatherIssue(db, now);
  const edit = await findEdit(db);
  const content = edit ? applyEdit(gathered ?? nothing, edit) : gathered;
  const picked = content && pickForVisitors(content);
  if (!picked) return null;
  const reader = { origin, stop: `${origin}/mail/stop/example`, settings: `${origin}/profile/alerts` };
  return composeIssue(picked, todayInUtc(now), reader);
}
