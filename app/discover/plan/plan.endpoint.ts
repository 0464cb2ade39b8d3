import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { calendarType } from "#app/shared/calendar/write-calendar.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/plan.endpoint.ts";
import { findPlan } from "./find-plan.server.ts";
import { writePlanCalendar } from "./write-plan-calendar.ts";

/** The member's plan as a calendar file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const plan = await asViewer(member.viewer, (db) => findPlan(db, member, todayInUtc()));
  const { appUrl } = context.get(requestInfoContext);
  return new Response(writePlanCalendar(plan?.dates ?? [], plan?.preparations ?? [], appUrl, new Date()), {
    headers: {
      "Content-Type": calendarType,
      "Content-Disposition": 'attachment; filename="fursa-plan.ics"',
      "Cache-Control": "private, no-store",
    },
  });
}
