import { z } from "zod";
import { parseForm } from "#app/shared/forms/read-form.server.ts";
import { parseFormData } from "#app/shared/forms/read-form-data.server.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import type { Route } from "./+types/ussd.endpoint.ts";
import { phoneTools, plainAnswer, requireGateway, stepsPerNumber } from "./gateway.server.ts";
import { parsePhoneNumber } from "./number.ts";
import { respondToUssd } from "./respond-to-ussd.server.ts";
import { screenWords as words } from "./words.ts";

/** Africa's Talking's request at every step of a call. */
const step = z.object({
  sessionId: z.string().min(1).max(200),
  phoneNumber: z.string().max(40),
  text: z.string().max(2_000).default(""),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  requireGateway(context, params.token);
  const reading = parseForm(step, await parseFormData(request));
  const number = reading.ok ? parsePhoneNumber(reading.value.phoneNumber) : null;
  if (!reading.ok || !number) return plainAnswer("sessionId, phoneNumber and text are expected", 400);
  const attempt = await context.get(rateLimiterContext).consume({ limit: stepsPerNumber, subject: number });
  if (!attempt.ok) return plainAnswer(`END ${words.tooOften}`);
  const { sessionId: session, text } = reading.value;
  return plainAnswer(await respondToUssd(phoneTools(context), { session, number, text }));
}

/** GET is not supported. */
export function loader({ params, context }: Route.LoaderArgs) {
  requireGateway(context, params.token);
  return plainAnswer("the gateway posts here", 405);
}
