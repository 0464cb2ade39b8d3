import { accountsContext } from "../accounts.server.ts";
import { requireMember } from "../signed-in.server.ts";
import type { Route } from "./+types/download.endpoint.ts";
import { gatherHoldings } from "./holdings.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(request, context);
  const holdings = await gatherHoldings(context.get(accountsContext), member, new Date());
  return new Response(JSON.stringify(holdings, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="fursa-my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
