import type { outboxChannels } from "#database/schema/lists.ts";

type OutboxChannel = (typeof outboxChannels)[number];

const secrets: Record<OutboxChannel, { pattern: RegExp; instead: string }> = {
  mail: { pattern: /https?:\/\/\S+/gi, instead: "[link hidden]" },
  sms: { pattern: /\d{4,}/g, instead: "[code hidden]" },
};

/** Removes links and codes that could open an account. */
export const redactSecrets = (channel: OutboxChannel, text: string): string =>
  text.replaceAll(secrets[channel].pattern, secrets[channel].instead);
