import { todayInUtc } from "#app/shared/calendar/days.ts";
import { calendarType } from "#app/shared/calendar/write-calendar.ts";
import { requestInfoContext, secretContext, viewerContext } from "#app/shared/context.ts";
import type { RateLimit } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { asViewer } from "#database/viewer.ts";
import { calendarWords } from "../words.ts";
import type { Route } from "./+types/calendar.endpoint.ts";
import { findCalendarOwner } from "./calendar-address.server.ts";
import { listForCalendar, writeSavedCalendar } from "./saved-calendar.server.ts";

/** Limited per owner: one calendar service fetches for thousands of people from one IP address. */
const perCalendar: RateLimit = { name: "saved-calendar", tries: 60, seconds: 3_600 };
const wrongAddresses: RateLimit = { name: "saved-calendar-wrong", tries: 30, seconds: 900 };

/** The iCalendar feed. The token in the URL authorises it; there is no session. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const secret = context.get(secretContext);
  const limits = context.get(rateLimiterContext);
  const { appUrl, client } = context.get(requestInfoContext);
  const owner = await findCalendarOwner(context.get(viewerContext).database, secret, params.token);
  const attempt = await limits.consume(
    owner ? { limit: perCalendar, subject: owner.userId } : { limit: wrongAddresses, subject: client },
  );
  if (!attempt.ok) {
    return plain(429, tooManyTries(attempt.waitSeconds), { "Retry-After": String(attempt.waitSeconds) });
  }
  if (!owner) return plain(404, calendarWords.notFound);
  const items = await asViewer(owner, (db) => listForCalendar(db, owner.userId, todayInUtc()));
  return new Response(writeSavedCalendar(items, appUrl, new Date()), {
    headers: { ...forNobodyElse, "Content-Type": calendarType },
  });
}

const forNobodyElse = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...forNobodyElse, ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
