import { z } from "zod";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Route } from "./+types/sms.endpoint.ts";
import { phoneTools, plainAnswer, requireGateway, stepsPerNumber } from "./gateway.server.ts";
import { parsePhoneNumber } from "./number.ts";
import { respondToSms } from "./respond-to-sms.server.ts";

/** Africa's Talking's request for a text message to our number. */
const message = z.object({
  id: z.string().min(1).max(200),
  from: z.string().max(40),
  text: z.string().max(5_000).default(""),
});

/** The reply is sent as a text message; the gateway only gets an acknowledgement. */
export async function action({ request, params, context }: Route.ActionArgs) {
  requireGateway(context, params.token);
  const reading = parseForm(message, await parseFormData(request));
  const number = reading.ok ? parsePhoneNumber(reading.value.from) : null;
  if (!reading.ok || !number) return plainAnswer("id, from and text are expected", 400);
  const attempt = await context.get(rateLimiterContext).consume({ limit: stepsPerNumber, subject: number });
  if (attempt.ok) await respondToSms(phoneTools(context), { ...reading.value, number });
  return plainAnswer("");
}

/** GET is not supported. */
export function loader({ params, context }: Route.LoaderArgs) {
  requireGateway(context, params.token);
  return plainAnswer("the gateway posts here", 405);
}
