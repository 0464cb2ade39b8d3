import { and, isNull, lte, or } from "drizzle-orm";
import type { Database } from "#database/database.ts";
import { type IssueContent, type IssuePart, newsletterEdits } from "#database/schema/index.ts";

export type IssueEdit = Pick<typeof newsletterEdits.$inferSelect, "subject" | "note" | "places" | "sendAt">;

export const issueParts = ["articles", "scholarships", "closing"] as const satisfies IssuePart[];

/** Comes after all items that an editor placed. */
const atTheEnd = 1_000;

/** The key of an item in `places`. */
export const keyOf = (item: { slug: string } | { id: string }) => ("slug" in item ? item.slug : item.id);

/** An issue as an editor wants it. Items that are new since it was saved come last in their section. */
export function applyEdit(content: IssueContent, { subject, note, places }: IssueEdit): IssueContent {
  const arrange = <Item extends { slug: string } | { id: string }>(items: Item[]) =>
    items
      .filter((item) => places[keyOf(item)] !== 0)
      .toSorted((one, other) => (places[keyOf(one)] ?? atTheEnd) - (places[keyOf(other)] ?? atTheEnd));
  const isShown = (part: IssuePart) => places[part] !== 0;
  return {
    ...(subject && { subject }),
    ...(note && { note }),
    parts: issueParts.toSorted((one, other) => (places[one] ?? atTheEnd) - (places[other] ?? atTheEnd)),
    articles: isShown("articles") ? arrange(content.articles) : [],
    scholarships: isShown("scholarships") ? arrange(content.scholarships) : [],
    closing: isShown("closing") ? arrange(content.closing) : [],
  };
}

/** What an editor saved, if no issue has used it yet. */
export async function findEdit(db: Database) {
  const [edit] = await db.select().from(newsletterEdits).where(isNull(newsletterEdits.issueDay));
  return edit ?? null;
}

/** The same, if it is for the current issue. */
export async function findDueEdit(db: Database, now: Date) {
  const { issueDay, sendAt } = newsletterEdits;
  const [edit] = await db
    .select()
    .from(newsletterEdits)
    .where(and(isNull(issueDay), or(isNull(sendAt), lte(sendAt, now))));
  return edit ?? null;
}
