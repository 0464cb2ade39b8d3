import { data, type MiddlewareFunction } from "react-router";
import { pageAddress } from "#app/accounts/sign-in/return-address.ts";
import { requireAdmin } from "#app/accounts/signed-in.server.ts";
import { cardFor } from "./access-denied.tsx";

/**
 * Guards every admin page. A middleware, because it runs before loaders and actions; a loader would run in
 * parallel with them.
 */
export const requireAdminMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const path = new URL(pageAddress(request.url)).pathname;
  if (!cardFor(path)) await requireAdmin(request, context);
  else if (!(await requireAdmin(request, context, "card"))) throw data("Access Denied", { status: 403 });
  return next();
};
