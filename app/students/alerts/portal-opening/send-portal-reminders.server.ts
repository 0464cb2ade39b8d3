import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { localTools, readLanguages } from "#app/accounts/language/member-languages.server.ts";
import { enqueueMailings, type Mailing } from "#app/mail/outbox/enqueue-mailings.server.ts";
import { button, heading, mailPage, paragraph } from "#app/mail/templates/layout.ts";
import {
  footerInHtml,
  footerInText,
  type MailTools,
  unsubscribeUrl,
  type WrittenMail,
} from "#app/mail/templates/unsubscribable-email.server.ts";
import { daysAfter, todayInUtc } from "#app/shared/calendar/days.ts";
import { planAddress } from "#app/students/course-plan/plan-address.ts";
import { findPortalOpening } from "#app/students/course-plan/portal-opening.server.ts";
import type { Database } from "#database/database.ts";
import { coursePlans, profiles, users } from "#database/schema/index.ts";
import { asWorker } from "#database/viewer.ts";
import { wantsReminders } from "../recipients.server.ts";
import type { BatchOptions } from "../send-alerts.server.ts";
import { portalWords as words } from "../words.ts";

/** Days within which a missed run is made up for, or a day on which the member had another reminder. */
const daysLate = 6;

interface PortalOpening {
  day: string;
  title: string;
  description: string;
}

/**
 * Once a year, on the day on which our calendar says the placement portal opens, to members with a plan who want the
 * reminder.
 */
export async function sendPortalReminders(
  db: Database,
  now: Date,
  tools: MailTools,
  { size = 200, isStopping = () => false }: BatchOptions = {},
): Promise<{ written: number }> {
  const today = todayInUtc(now);
  const opening = await asWorker(db, (own) => findPortalOpening(own, daysAfter(today, -daysLate), today));
  let written = 0;
  let after: string | null = null;
  while (opening && !isStopping()) {
    const page: { after: string | null; size: number } = { after, size };
    const batch = await asWorker(db, (own) => writeBatch(own, now, tools, opening, page));
    written += batch.written;
    if (!batch.last) break;
    after = batch.last;
  }
  return { written };
}

async function writeBatch(
  db: Database,
  now: Date,
  tools: MailTools,
  opening: PortalOpening,
  { after, size }: { after: string | null; size: number },
) {
  const due = await db
    .select({
      userId: coursePlans.userId,
      country: coursePlans.country,
      choices: coursePlans.choices,
      email: users.email,
    })
    .from(coursePlans)
    .innerJoin(profiles, eq(profiles.userId, coursePlans.userId))
    .innerJoin(users, eq(users.id, coursePlans.userId))
    .where(
      and(
        coursePlans.wantsReminder,
        eq(coursePlans.country, "Kenya"),
        or(isNull(coursePlans.remindedOf), lt(coursePlans.remindedOf, opening.day)),
        after ? gt(coursePlans.userId, after) : undefined,
        wantsReminders,
      ),
    )
    .orderBy(asc(coursePlans.userId))
    .limit(size);
  const inLanguageOf = await readLanguages(
    db,
    due.map(({ userId }) => userId),
  );
  const mailings = due.map(({ userId, email, country, choices }): Mailing => {
    const mail = inLanguageOf(userId, () => {
      const local = localTools(tools);
      const stop = unsubscribeUrl(local, { what: "reminder", whom: userId });
      return composeMail(local, opening, local.origin + planAddress(country, choices), stop);
    });
    return { userId, to: email, mail };
  });
  const day = todayInUtc(now);
  const mailed = [...(await enqueueMailings(db, mailings, { kind: "reminder", day, now, tools }))];
  if (mailed.length > 0)
    await db
      .update(coursePlans)
      .set({ remindedOf: sql`${opening.day}::date` })
      .where(inArray(coursePlans.userId, mailed));
  return { written: mailed.length, last: due.at(-1)?.userId ?? null };
}

function composeMail({ origin }: MailTools, opening: PortalOpening, plan: string, stop: string): WrittenMail {
  const foot = { why: words.why, settings: `${origin}/profile/alerts`, stop };
  return {
    subject: words.subject,
    text: `${[
      opening.title,
      opening.description,
      `${words.open}: ${plan}`,
      footerInText(foot).join("\n"),
    ].join("\n\n")}\n`,
    html: mailPage({
      title: words.subject,
      preview: opening.title,
      body: [
        heading(opening.title),
        paragraph(opening.description),
        button({ label: words.open, address: plan }),
      ],
      foot: footerInHtml(foot),
    }),
  };
}
