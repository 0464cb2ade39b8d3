import { z } from "zod";
import { isEmailAddress } from "#app/shared/forms/email-address.ts";
import { parseDatabaseUrl, parseReplicaUrl } from "#database/connection/database-url.ts";
import type { DatabaseLocation } from "#database/open-database.ts";
import { countWorkers, mostWorkers } from "./workers/count-workers.ts";

const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const postgresAddress = z.string().refine((address) => parseDatabaseUrl(address) !== null);
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every variable the server reads; those that turn a part of the product off are its only feature flags. The description is shown when a value is invalid. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("a port number from 0 to 65535"),
  HOST: z.string().default("127.0.0.1").describe("a host name or address to listen on"),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe("a port number from 0 to 65535 for /metrics"),
  METRICS_HOST: z.string().default("127.0.0.1").describe("a host name or address to answer /metrics on"),
  DATA_DIR: z.string().default("./data").describe("a folder"),
  DATABASE_URL: postgresAddress
    .optional()
    .describe("an address like postgres://user:password@host:5432/name"),
  DATABASE_READ_URL: z
    .string()
    .refine((address) => parseReplicaUrl(address) !== null)
    .optional()
    .describe("an address like DATABASE_URL, of replicas to read pages from"),
  DATABASE_LISTEN_URL: postgresAddress
    .optional()
    .describe("an address like DATABASE_URL that leads to the same database without a transaction pooler"),
  WORKERS: z
    .union([z.literal("auto"), z.coerce.number().int().min(1).max(mostWorkers)])
    .optional()
    .describe(`auto, or how many processes from 1 to ${mostWorkers}`),
  DATABASE_OWNER_URL: postgresAddress
    .optional()
    .describe("an address like DATABASE_URL, of the login that may migrate"),
  APP_URL: webAddress.optional().describe("the public address, like https://fursa.example"),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe("how long to go on serving after a stop was asked for, from 0 to 300 seconds"),
  AUTH_SECRET: z.string().min(32).optional().describe("a random text of 32 characters or more"),
  BACKUP_KEY: z.string().min(16).optional().describe("16 characters or more that backups are encrypted with"),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .optional()
    .describe("how many proxies are in front, from 0 to 10"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .refine((address) => URL.canParse(address))
    .optional()
    .describe("an address like smtp://user:password@host:587"),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]+@[^\r\n]+$/)
    .optional()
    .describe("a sender like Fursa <hello@fursa.example>"),
  GOOGLE_CLIENT_ID: z.string().optional().describe("the client id from Google's console"),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("the client secret from Google's console"),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of the SMS gateway"),
  SMS_USER: z.string().optional().describe("the user name at the SMS gateway"),
  SMS_KEY: z.string().optional().describe("the key for the SMS gateway"),
  PHONE_KEY: z
    .string()
    .regex(/^[\w-]{32,200}$/)
    .optional()
    .describe(
      "a random text of 32 or more letters, digits, - and _, for the addresses that the gateway calls",
    ),
  USSD_CODE: z
    .string()
    .regex(/^\*[\d*]{1,20}#$/)
    .optional()
    .describe("the code that people dial, like *384*57#"),
  SMS_NUMBER: z
    .string()
    .regex(/^\+?\d{3,15}$/)
    .optional()
    .describe("the number that people text, like 22384"),
  CONTACT_EMAIL: z
    .string()
    .refine(isEmailAddress)
    .default("hello@fursa.example")
    .describe("an e-mail address"),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of an OpenAI-compatible service, like https://api.example/v1"),
  AI_API_KEY: z.string().optional().describe("the key of the AI service"),
  AI_MODEL: z.string().optional().describe("the name of a model of the AI service"),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(0)
    .max(16_384)
    .default(12)
    .describe("how many megabytes of memory the page cache may take, from 0 (off) to 16384"),
  UPDATE_DEADLINES: z.enum(["on", "off"]).default("off").describe("on or off"),
  SHED_LOAD: z.enum(["on", "off"]).default("on").describe("on or off"),
  OFFLINE_APP: z
    .enum(["on", "off"])
    .default("on")
    .describe("on, or off: phones then delete what they stored"),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
});

/** Setting only some of these is a mistake. */
const completeGroups = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["SMS_URL", "SMS_USER", "SMS_KEY"],
  ["PHONE_KEY", "USSD_CODE"],
] as const;

export type Environment = z.infer<typeof environment>;

export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Lists the problems of the environment, one line per variable. */
export class BadEnvironment extends Error {}

/** Reads the process environment, once, at start. An empty variable counts as not set. */
export function readEnvironment(given: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const names = new Set(result.error.issues.map((issue) => issue.path[0] as keyof Environment));
    throw new BadEnvironment(
      [...names].map((name) => `${name} must be ${environment.shape[name].description}`).join("\n"),
    );
  }
  if (result.data.DATABASE_URL && !result.data.AUTH_SECRET) {
    throw new BadEnvironment(
      `AUTH_SECRET is missing: with DATABASE_URL the backend key is required, ${environment.shape.AUTH_SECRET.description} that signs sessions`,
    );
  }
  if (result.data.DATABASE_OWNER_URL && !result.data.DATABASE_URL) {
    throw new BadEnvironment("DATABASE_URL must be given too: DATABASE_OWNER_URL only says who migrates it");
  }
  if (result.data.DATABASE_READ_URL && !result.data.DATABASE_URL) {
    throw new BadEnvironment("DATABASE_URL must be given too: DATABASE_READ_URL only says what follows it");
  }
  if (result.data.DATABASE_LISTEN_URL && !result.data.DATABASE_URL) {
    throw new BadEnvironment(
      "DATABASE_URL must be given too: DATABASE_LISTEN_URL only says where its changes are heard",
    );
  }
  for (const group of completeGroups) {
    const missing = group.filter((name) => !result.data[name]);
    if (missing.length > 0 && missing.length < group.length) {
      throw new BadEnvironment(
        `${missing.join(" and ")} must be given too: ${group.join(", ")} belong together`,
      );
    }
  }
  return result.data;
}

/** The USSD codes that people dial, if the gateway was given our addresses. */
export const phoneLineOf = ({ PHONE_KEY: key, USSD_CODE: ussdCode, SMS_NUMBER }: Environment) =>
  key && ussdCode ? { key, ussdCode, smsNumber: SMS_NUMBER ?? null } : null;

/** A proxy in front needs a moment to notice. Without a public address there is no proxy. */
export const drainSeconds = ({ DRAIN_SECONDS, APP_URL }: Pick<Environment, "DRAIN_SECONDS" | "APP_URL">) =>
  DRAIN_SECONDS ?? (APP_URL ? 5 : 0);

/** Which database, and with which logins. */
export const whereabouts = (
  given: Pick<
    Environment,
    | "DATABASE_URL"
    | "DATABASE_READ_URL"
    | "DATABASE_LISTEN_URL"
    | "DATABASE_OWNER_URL"
    | "DATA_DIR"
    | "AUTH_SECRET"
    | "WORKERS"
  >,
): DatabaseLocation => ({
  url: given.DATABASE_URL,
  readUrl: given.DATABASE_READ_URL,
  listenUrl: given.DATABASE_LISTEN_URL,
  ownerUrl: given.DATABASE_OWNER_URL,
  secret: given.AUTH_SECRET,
  dataDir: given.DATA_DIR,
  processes: countWorkers({ WORKERS: given.WORKERS?.toString() }),
});
