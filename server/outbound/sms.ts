import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Texter } from "#app/common/messengers.ts";
import type { Database } from "#database/database.ts";
import { outbox } from "#database/schema/index.ts";
import type { Background } from "../background.ts";
import type { Environment } from "../environment.ts";

type SmsSettings = Pick<Environment, "SMS_URL" | "SMS_USER" | "SMS_KEY">;
interface Gateway {
  url: string;
  user: string;
  key: string;
}

const accepted = z.object({
  SMSMessageData: z.object({
    Recipients: z.array(z.object({ statusCode: z.number().min(100).max(102) })).min(1),
  }),
});

/** Text messages through a gateway that speaks as Africa's Talking does; without one they stay in the outbox. */
export function openSms(settings: SmsSettings, db: Database, background: Background): Texter {
  const { SMS_URL: url, SMS_USER: user, SMS_KEY: key } = settings;
  const gateway = url && user && key ? { url, user, key } : null;
  return {
    async send({ to, text, aboutUser }) {
      const [kept] = await db
        .insert(outbox)
        .values({ channel: "sms", recipient: to, text, aboutUser })
        .returning({ id: outbox.id });
      if (!gateway || !kept) return;
      background.run("sending a text message", async () => {
        await handOver(gateway, to, text);
        await db.delete(outbox).where(eq(outbox.id, kept.id));
      });
    },
  };
}

async function handOver({ url, user, key }: Gateway, to: string, text: string): Promise<void> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { apiKey: key, Accept: "application/json" },
    body: new URLSearchParams({ username: user, to, message: text }),
    redirect: "error",
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
  accepted.parse(await answer.json());
}
