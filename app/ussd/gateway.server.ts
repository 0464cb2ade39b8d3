import { timingSafeEqual } from "node:crypto";
import { data, type RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { requestInfoContext, ussdContext, viewerContext } from "#app/shared/context.ts";
import type { RateLimit } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { PhoneTools } from "./phone-tools.ts";

type Context = Readonly<RouterContextProvider>;

/** A call takes a few steps, and a class may share a school's only phone. */
export const stepsPerNumber: RateLimit = { name: "phone-steps", tries: 200, seconds: 600 };
/** Each message costs us money: limits per number, and in total. */
const textsPerNumber: RateLimit = { name: "phone-texts", tries: 10, seconds: 3_600 };
const textsInAll: RateLimit = { name: "phone-texts-all", tries: 5_000, seconds: 86_400 };

/** The gateway calls us by webhooks. It authenticates with the secret in their URLs; anyone else gets 404. */
export function requireGateway(context: Context, key: string): void {
  const line = context.get(ussdContext);
  const given = Buffer.from(key);
  const ours = Buffer.from(line?.key ?? "");
  if (!line || given.length !== ours.length || !timingSafeEqual(given, ours))
    throw data(null, { status: 404 });
}

export function phoneTools(context: Context): PhoneTools {
  const { db, secret, limits, texter } = context.get(accountsContext);
  const { database } = context.get(viewerContext);
  return {
    ...{ db, secret, now: new Date(), appUrl: context.get(requestInfoContext).appUrl },
    viewer: { kind: "visitor", database },
    async sendText(number, text) {
      const attempt = await limits.consume(
        { limit: textsPerNumber, subject: number },
        { limit: textsInAll, subject: "all" },
      );
      if (attempt.ok) await texter.send({ to: number, text });
      return attempt.ok;
    },
  };
}

/** A plain text response. */
export const plainAnswer = (text: string, status = 200) =>
  new Response(text, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
