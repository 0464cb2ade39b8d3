import { requireMember } from "#app/accounts/signed-in.server.ts";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext } from "#app/shared/context.ts";
import { asViewer } from "#database/viewer.ts";
import { listSaved } from "../list/list-saved.server.ts";
import type { Route } from "./+types/csv.endpoint.ts";
import { writeSavedCsv } from "./saved-csv.server.ts";

/** The member's saved items as CSV. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const items = await asViewer(member.viewer, (db) => listSaved(db, member.userId, todayInUtc()));
  return new Response(writeSavedCsv(items, context.get(requestInfoContext).appUrl), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="fursa-saved.csv"',
      "Cache-Control": "private, no-store",
    },
  });
}
