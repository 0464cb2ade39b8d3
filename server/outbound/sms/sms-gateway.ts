import { z } from "zod";

interface Gateway {
  url: string;
  user: string;
  key: string;
}

/** "refused": permanent, because of this number. "unreachable": the gateway, or our account there. */
export type TextSending = { ok: true } | { ok: false; why: "refused" | "unreachable"; reason: string };

const answerShape = z.object({
  SMSMessageData: z.object({
    Message: z.string().optional(),
    Recipients: z.array(z.object({ statusCode: z.number(), status: z.string().optional() })),
  }),
});
/** Processed, sent, queued. */
const taken = [100, 101, 102];
/** Invalid number, unsupported number type, blacklisted, no route, do not disturb. */
const aboutNumber = [403, 404, 406, 407, 409];

/** Sends a text message through a gateway with Africa's Talking's API. */
export async function textThrough(
  { url, user, key }: Gateway,
  to: string,
  text: string,
): Promise<TextSending> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { apiKey: key, Accept: "application/json" },
      body: new URLSearchParams({ username: user, to, message: text }),
      redirect: "error",
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) return unreachable(`the gateway answered ${answer.status}`);
    return readAnswer(await answer.json());
  } catch (problem) {
    if (!(problem instanceof Error)) throw problem;
    const { cause } = problem;
    return unreachable(cause instanceof Error && cause.message ? cause.message : problem.message);
  }
}

function readAnswer(answer: unknown): TextSending {
  const read = answerShape.safeParse(answer);
  if (!read.success) return unreachable("the gateway's answer could not be read");
  const { Message: statusText = "", Recipients: recipients } = read.data.SMSMessageData;
  const [recipient] = recipients;
  if (!recipient) return unreachable(statusText || "the gateway names no recipient");
  const { statusCode, status = "" } = recipient;
  if (taken.includes(statusCode)) return { ok: true };
  const reason = `${status || statusText || "the gateway said no"} (${statusCode})`;
  return aboutNumber.includes(statusCode) ? { ok: false, why: "refused", reason } : unreachable(reason);
}

const unreachable = (reason: string): TextSending => ({
  ok: false,
  why: "unreachable",
  reason: reason.replace(/\p{Cc}+/gu, " ").slice(0, 300),
});
