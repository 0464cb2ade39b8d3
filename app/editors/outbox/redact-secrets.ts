import type { outboxChannels } from "#database/schema/lists.ts";

type Channel = (typeof outboxChannels)[number];

const secrets: Record<Channel, { pattern: RegExp; instead: string }> = {
  mail: { pattern: /https?:\/\/\S+/gi, instead: "[link hidden]" },
  sms: { pattern: /\d{4,}/g, instead: "[code hidden]" },
};

/** Removes links and codes that could open an account. */
export const redactSecrets = (channel: Channel, text: string): string =>
  text.replaceAll(secrets[channel].pattern, secrets[channel].instead);
