import { eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { findEdit, type IssueEdit, issueParts, keyOf } from "#app/content/newsletter/edit-issue.server.ts";
import { gatherIssue } from "#app/content/newsletter/gather-issue.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { optionalMultiline, optionalText } from "#app/shared/forms/fields.server.ts";
import type { Database } from "#database/database.ts";
import { newsletterEdits, newsletterIssues } from "#database/schema/index.ts";
import { editRules } from "./edit-rules.ts";
import { editWords as words } from "./words.ts";

/** More items of a section than an email shows: each reader gets the first five that are open to them. */
const shownItems = 12;

export const editForm = z.object({
  subject: optionalText(editRules.subject),
  note: optionalMultiline(editRules.note),
  when: z.enum(["monday", "now", "at"], { error: () => words.chooseWhen }),
  at: optionalText({ maxLength: 16 }),
});

const placeField = /^place:(.{1,120})$/;

/** The typed positions. Empty fields are left out. */
export function parsePlaces(form: FormData): Record<string, number> {
  const typed = [...form.entries()].flatMap(([name, value]) => {
    const key = placeField.exec(name)?.[1];
    return key && /^\d{1,2}$/.test(String(value).trim()) ? [[key, Number(value)] as const] : [];
  });
  return Object.fromEntries(typed.slice(0, 200));
}

/** The moment that an editor chose, in UTC; null for Monday, undefined if it is invalid or in the past. */
export function parseMoment(
  when: "monday" | "now" | "at",
  at: string | null,
  now: Date,
): Date | null | undefined {
  if (when === "monday") return null;
  if (when === "now") return now;
  const moment = new Date(`${at}:00Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at ?? "") && moment > now ? moment : undefined;
}

/** Replaces the pending edit. Returns false if an issue was already sent on that day: there is at most one per day. */
export async function saveEdit(db: Database, edit: IssueEdit, now: Date): Promise<boolean> {
  if (edit.sendAt) {
    const day = todayInUtc(edit.sendAt);
    if ((await db.$count(newsletterIssues, eq(newsletterIssues.day, day))) > 0) return false;
  }
  await discardEdit(db);
  await db.insert(newsletterEdits).values({ ...edit, savedAt: now });
  return true;
}

export const discardEdit = (db: Database) =>
  db.delete(newsletterEdits).where(isNull(newsletterEdits.issueDay));

/** The items of the next issue in order, those that were left out last, and the saved edit. */
export async function readDraft(db: Database, now: Date) {
  const edit = await findEdit(db);
  const places = edit?.places ?? {};
  const content = await gatherIssue(db, now);
  const parts = issueParts.map((part, index) => {
    const items = (content?.[part] ?? []).map((item) => ({ key: keyOf(item), title: item.title }));
    const placed = items
      .map((item, place) => ({ ...item, place: places[item.key] ?? place + 1 }))
      .toSorted((one, other) => (one.place || shownItems) - (other.place || shownItems));
    return { part, place: places[part] ?? index + 1, items: placed.slice(0, shownItems) };
  });
  return {
    edit: edit && { subject: edit.subject, note: edit.note, sendAt: edit.sendAt?.toISOString() ?? null },
    parts,
  };
}
