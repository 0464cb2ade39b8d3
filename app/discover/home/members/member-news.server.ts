import { and, eq, isNull } from "drizzle-orm";
import { type Cycle, cycleStatusOf } from "#app/catalogue/dates/cycle.ts";
import { closingLine } from "#app/catalogue/dates/deadline.ts";
import { applicantOf } from "#app/catalogue/eligibility/applicant-of.ts";
import { formatItem, type Item } from "#app/catalogue/kinds/item.ts";
import { readSnapshot } from "#app/catalogue/snapshot/read-snapshot.server.ts";
import { listAnsweredSince } from "#app/community/union/follow/list-answered-since.server.ts";
import { dayInWords } from "#app/shared/calendar/days.ts";
import { keyOf, readOpportunities } from "#app/students/alerts/read-opportunities.server.ts";
import { listChangesSince } from "#app/students/alerts/saved-changes/list-changes.server.ts";
import { loadVerdicts } from "#app/students/eligibility/closed-check.server.ts";
import { findNewMatches } from "#app/students/matching/new/find-new-matches.server.ts";
import { listNextSteps } from "#app/students/matching/next-steps/list-next-steps.server.ts";
import { isActionable, listDueThisWeek } from "#app/students/saved/list/due-items.ts";
import { listSaved, type SavedItem } from "#app/students/saved/list/list-saved.server.ts";
import type { Database } from "#database/database.ts";
import { circumstances, profiles } from "#database/schema/index.ts";
import type { Viewer } from "#database/viewer.ts";
import { findLastVisit } from "./last-visit.server.ts";
import { nextStepOf } from "./next-step.ts";

/** A link with a short text. */
export interface NewsLine {
  to: string;
  title: string;
  says: string;
}

const maxListed = 3;

/**
 * A member's home: news since the last visit, deadlines, the next step, and what would open more. Returns
 * null for visitors.
 */
export async function findMemberNews(db: Database, viewer: Viewer, now: Date, today: string) {
  if (viewer.kind === "visitor") return null;
  const { userId } = viewer;
  const [found] = await db
    .select()
    .from(profiles)
    .leftJoin(circumstances, and(eq(circumstances.userId, profiles.userId), isNull(circumstances.childId)))
    .where(eq(profiles.userId, userId));
  const saved = await listSaved(db, userId, today);
  const verdictFor = await loadVerdicts(db, [userId], saved, today);
  const verdictOf = (item: Item) => verdictFor(userId, item);
  const due = listDueThisWeek(saved, today, verdictOf);
  const { since, isFirstToday } = await findLastVisit(db, userId, today);
  const matches = since ? await newMatches(db, userId, since, now, today) : null;
  const open = saved.filter((one) => isActionable(one, verdictOf));
  return {
    isFirstToday,
    since: since && dayInWords(since),
    matches,
    opened: since
      ? linesOf(
          open.filter(({ cycle }) => hasOpened(cycle, since, today)),
          today,
        )
      : [],
    changed: since ? await changedLines(db, since) : [],
    answered: since ? await answeredLines(db, userId, since) : [],
    soon: due.slice(0, maxListed).map(({ item, title, closes, steps }) => ({
      to: `/${item}`,
      title,
      says: closes ?? steps[0] ?? "",
    })),
    step: nextStepOf({ hasProfile: found !== undefined, open, due }),
    more: found
      ? listNextSteps(await readSnapshot(db, today), {
          profile: found.profiles,
          applicant: applicantOf(found.profiles, found.circumstances, today),
        })
      : [],
  };
}

export type MemberNews = Omit<NonNullable<Awaited<ReturnType<typeof findMemberNews>>>, "isFirstToday">;

async function newMatches(db: Database, userId: string, since: string, now: Date, today: string) {
  const matches = await findNewMatches(db, userId, new Date(since), now, today);
  const shown = matches.slice(0, maxListed);
  const known = await readOpportunities(db, shown, today);
  return {
    count: matches.length,
    best: shown.flatMap((match): NewsLine[] => {
      const one = known.get(keyOf(match));
      return one
        ? [
            {
              to: addressOf(match),
              title: one.title,
              says: [match.text, one.closes].filter(Boolean).join(" · "),
            },
          ]
        : [];
    }),
  };
}

const addressOf = (item: Item) => `/${formatItem(item)}`;

const linesOf = (saved: SavedItem[], today: string): NewsLine[] =>
  saved.slice(0, maxListed).map((one) => ({
    to: addressOf(one),
    title: one.title,
    says: closingLine(one.cycle, today),
  }));

const isOpen = (cycle: Cycle, day: string) =>
  ["open", "usually_open", "always"].includes(cycleStatusOf(cycle, day).state);

/** Whether it was closed on the day of the last visit, by its dates. */
const hasOpened = (cycle: Cycle, since: string, today: string) =>
  isOpen(cycle, today) && !isOpen(cycle, since);

async function changedLines(db: Database, since: string): Promise<NewsLine[]> {
  const changed = await listChangesSince(db, since);
  return changed.slice(0, maxListed).map(({ kind, opportunityId, title, lines, isUnlisted }) => ({
    to: isUnlisted ? "/saved" : addressOf({ kind, id: opportunityId }),
    title,
    says: lines.join(" "),
  }));
}

async function answeredLines(db: Database, userId: string, since: string): Promise<NewsLine[]> {
  const answered = await listAnsweredSince(db, userId, since);
  return answered.map(({ id, title, answers }) => ({
    to: `/union/t/${id}`,
    title,
    says: answers === 1 ? "1 new answer" : `${answers} new answers`,
  }));
}
