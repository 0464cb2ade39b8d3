import { endOutage } from "#app/shared/dependency-status/outages.server.ts";
import type { SmsSender } from "#app/shared/messages.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import type { Environment } from "#server/environment.ts";
import type { Background } from "#server/lifecycle/background-tasks.ts";
import { refuseOutage } from "../gateway-down.ts";
import { deliverTexts } from "./deliver-texts.ts";
import { textThrough } from "./sms-gateway.ts";

type SmsSettings = Pick<Environment, "SMS_URL" | "SMS_USER" | "SMS_KEY">;

interface TextOffice extends SmsSender {
  /** Sends pending messages. Does nothing without a gateway. */
  deliverTexts(signal?: AbortSignal): Promise<unknown>;
}

/** Text messages are stored in the outbox first, so that none is lost. Without a gateway they stay there. */
export function openSms(settings: SmsSettings, db: Database, background: Background): TextOffice {
  const { SMS_URL: url, SMS_USER: user, SMS_KEY: key } = settings;
  const gateway = url && user && key ? { url, user, key } : null;
  const now = () => new Date();
  const deliver = async (signal?: AbortSignal) => {
    if (!gateway) return endOutage(db, "sms", now());
    return refuseOutage(
      "the gateway takes no text messages",
      await deliverTexts(
        db,
        now,
        (to, text) => textThrough(gateway, to, text),
        () => signal?.aborted ?? false,
      ),
    );
  };
  return {
    deliverTexts: deliver,
    async send({ to, text, aboutUser }) {
      // Due by the database's clock, which may be a little ahead.
      await db.insert(outbox).values({ channel: "sms", recipient: to, text, aboutUser, nextTryAt: now() });
      if (gateway) background.run("sending text messages", deliver);
    },
  };
}
