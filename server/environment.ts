import { z } from "zod";

const webAddress = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//)
  .refine((address) => URL.canParse(address));
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Every variable the server understands; the description is what a bad one is answered with. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe("a port number from 0 to 65535"),
  HOST: z.string().default("127.0.0.1").describe("a host name or address to listen on"),
  DATA_DIR: z.string().default("./data").describe("a folder"),
  DATABASE_URL: postgresAddress
    .optional()
    .describe("an address like postgres://user:password@host:5432/name"),
  APP_URL: webAddress.optional().describe("the public address, like https://fursa.example"),
  AUTH_SECRET: z.string().min(32).optional().describe("a random text of 32 characters or more"),
  CONTACT_EMAIL: z.email().default("hello@fursa.example").describe("an e-mail address"),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("the address of an OpenAI-compatible service, like https://api.example/v1"),
  AI_API_KEY: z.string().optional().describe("the key of the AI service"),
  AI_MODEL: z.string().optional().describe("the name of a model of the AI service"),
  LOG_LEVEL: z
    .enum(logLevels)
    .default("info")
    .describe(`one of ${logLevels.join(", ")}`),
});

export type Environment = z.infer<typeof environment>;

/** What is wrong with the environment, one line a variable. */
export class BadEnvironment extends Error {}

/** Reads the process environment, once, at start. An empty variable counts as not given. */
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
  return result.data;
}
