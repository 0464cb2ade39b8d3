import { ECDH } from "node:crypto";
import { z } from "zod";
import { checkbox } from "#app/shared/forms/fields.server.ts";
import { pushEndpointLength } from "#database/schema/bounds.ts";

/** Exactly `count` bytes in base64url. */
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, "base64url").length === count);

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, "prime256v1", "base64url", "hex", "uncompressed");
    return true;
  } catch {
    return false;
  }
}

/** Sent by a script, never typed. */
export const subscriptionForm = z.object({
  wantsClosing: checkbox(),
  wantsAnswers: checkbox(),
  endpoint: z.string().max(pushEndpointLength),
  publicKey: bytes(65).refine(isOnCurve),
  authSecret: bytes(16),
});

export type SubscriptionValues = z.output<typeof subscriptionForm>;
