import type { AskAi, FetchPublic, Outbound } from "#app/shared/outbound.ts";
import type { Environment } from "../environment.ts";
import { originAt } from "../http/public-origin.ts";

type OutboundSettings = Pick<
  Environment,
  "APP_URL" | "HOST" | "PORT" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL"
>;

/** Outbound connections: email, SMS, push, AI and fetch. Their packages take 70 MB and are loaded on first use. */
export function openOutbound(settings: OutboundSettings): Outbound {
  const { APP_URL, HOST, PORT, AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = settings;
  const appUrl = originAt(HOST, PORT, APP_URL);
  const openFetch = once<FetchPublic>(async () =>
    (await import("./fetch/guarded-fetch.ts")).openGuardedFetch(appUrl),
  );
  const openAi = (service: { baseUrl: string; model: string }) =>
    once<AskAi>(async () => (await import("./ai/ai.ts")).openAi({ ...service, key }));
  const ai = baseUrl && model ? openAi({ baseUrl, model }) : null;
  return {
    fetchPublic: async (address, wanted) => (await openFetch())(address, wanted),
    askAi: ai && (async (schema, question) => (await ai())(schema, question)),
  };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
