import type { FetchPublic, Outside } from "#app/common/outside.ts";
import type { Enhance } from "#app/editors/import/enhance.ts";
import type { FindFacts } from "#app/editors/scraper/finds/ai-facts.ts";
import type { Environment } from "../environment.ts";

type Settings = Pick<Environment, "APP_URL" | "HOST" | "PORT" | "AI_BASE_URL" | "AI_API_KEY" | "AI_MODEL">;

/** The ways out of this machine. Their tools weigh 70 MB and are loaded when somebody first goes out. */
export function openOutside(settings: Settings): Outside {
  const { APP_URL, HOST, PORT, AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model } = settings;
  const appUrl = APP_URL ?? `http://${HOST}:${PORT}`;
  const openFetch = once<FetchPublic>(async () =>
    (await import("./guarded-fetch.ts")).openGuardedFetch(appUrl),
  );
  const openAI = (service: { baseUrl: string; model: string }) =>
    once<Enhance>(async () => (await import("./ai.ts")).openEnhancer({ ...service, key }));
  const openFactFinder = (service: { baseUrl: string; model: string }) =>
    once<FindFacts>(async () => (await import("./ai.ts")).openFactFinder({ ...service, key }));
  const enhancer = baseUrl && model ? openAI({ baseUrl, model }) : null;
  const factFinder = baseUrl && model ? openFactFinder({ baseUrl, model }) : null;
  return {
    fetchPublic: async (address, wanted) => (await openFetch())(address, wanted),
    enhance: enhancer && (async (draft) => (await enhancer())(draft)),
    findFacts: factFinder && (async (page) => (await factFinder())(page)),
  };
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
