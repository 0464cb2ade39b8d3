import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Environment } from "./environment.ts";
import { publicOrigin } from "./public-origin.ts";

/** Answers under our own address only, and says what to do to whoever reached us under another. */
export function knownAddressOnly(environment: Pick<Environment, "APP_URL" | "HOST" | "PORT">) {
  return createMiddleware<{ Variables: { origin: string }; Bindings: HttpBindings }>(async (c, next) => {
    const origin = publicOrigin(c.req.url, c.env?.incoming?.socket, environment);
    if (!origin) {
      const words = "This server does not go by that address. If it should, its operator sets APP_URL to it.";
      return c.text(words, 421);
    }
    c.set("origin", origin);
    return next();
  });
}
