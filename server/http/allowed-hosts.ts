import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Environment } from "../environment.ts";
import { refusal } from "./error-response.ts";
import { publicOrigin } from "./public-origin.ts";

/** Rejects requests to unknown host names, with a page that links to the right address. */
export function knownAddressOnly(
  environment: Pick<Environment, "APP_URL" | "HOST" | "PORT" | "CONTACT_EMAIL">,
) {
  return createMiddleware<{ Variables: { origin: string }; Bindings: HttpBindings }>(async (c, next) => {
    const origin = publicOrigin(c.req.url, c.env?.incoming?.socket, environment);
    if (!origin) return refusal("elsewhere", c.req.raw, environment.CONTACT_EMAIL);
    c.set("origin", origin);
    return next();
  });
}
