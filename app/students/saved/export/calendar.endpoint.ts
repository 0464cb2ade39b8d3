import { todayInUtc } from "#app/shared/calendar/days.ts";
import { calendarType } from "#app/shared/calendar/write-calendar.ts";
import { factsContext, secretContext, viewerContext } from "#app/shared/context.ts";
import type { Limit } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { limitsContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { tooManyTries } from "#app/shared/rate-limits/words.ts";
import { asViewer } from "#database/viewer.ts";
import { calendarWords } from "../words.ts";
import type { Route } from "./+types/calendar.endpoint.ts";
import { openCalendar } from "./calendar-address.server.ts";
import { listForCalendar, writeSavedCalendar } from "./saved-calendar.server.ts";

/** A calendar asks a few times a day; a calendar service asks for thousands of people, so it is counted a person. */
const perCalendar: Limit = { name: "saved-calendar", tries: 60, seconds: 3_600 };
const wrongAddresses: Limit = { name: "saved-calendar-wrong", tries: 30, seconds: 900 };

/** What a phone's calendar subscribes to. The address is the key: no session is asked for. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const secret = context.get(secretContext);
  const limits = context.get(limitsContext);
  const { appUrl, client } = context.get(factsContext);
  const owner = await openCalendar(context.get(viewerContext).database, secret, params.token);
  const turn = await limits.take(
    owner ? { limit: perCalendar, whom: owner.userId } : { limit: wrongAddresses, whom: client },
  );
  if (!turn.ok) {
    return plain(429, tooManyTries(turn.waitSeconds), { "Retry-After": String(turn.waitSeconds) });
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
