import { data, type MiddlewareFunction } from "react-router";
import { pageAddress } from "#app/accounts/return-address.ts";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { cardFor } from "./access-denied.tsx";

/**
 * The one gate in front of every admin page. It runs before their loaders and actions, so that none of them can be
 * reached past it, and is a middleware for that reason: loaders would run side by side with it.
 */
export const adminGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const path = new URL(pageAddress(request.url)).pathname;
  if (!cardFor(path)) await requireAdmin(request, context);
  else if (!(await requireAdmin(request, context, "card"))) throw data("Access Denied", { status: 403 });
  return next();
};
