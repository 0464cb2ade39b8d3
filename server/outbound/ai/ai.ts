import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, NoObjectGeneratedError, Output } from "ai";
import type { z } from "zod";
import type { AiPrompt, AiResult, AskAi } from "#app/shared/outbound.ts";

const tries = 2;

interface AiService {
  baseUrl: string;
  model: string;
  key?: string | undefined;
}

/**
 * Calls the operator's AI service. The operator chose its address, so it may be on this machine: the guards of
 * `guarded-fetch.ts` are for addresses that others choose.
 */
export function openAi({ baseUrl, model: name, key }: AiService, longest = 45_000): AskAi {
  // The SDK would warn on every call that the service may ignore the schema; we validate the response ourselves.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const service = createOpenAICompatible({
    name: "fursa",
    baseURL: baseUrl,
    ...(key && { apiKey: key }),
  });
  const model = service(name);

  return async <Output>(schema: z.ZodType<Output>, question: AiPrompt): Promise<AiResult<Output>> => {
    const abortSignal = AbortSignal.timeout(longest);
    let error = "";
    for (let attempt = 1; attempt <= tries; attempt++) {
      try {
        const { output } = await generateText({
          model,
          output: Output.object({ schema }),
          ...question,
          maxRetries: 0,
          abortSignal,
        });
        return { ok: true, output: output as Output };
      } catch (problem) {
        if (abortSignal.aborted) return { ok: false, error: "it took too long" };
        error = reasonOf(problem);
      }
    }
    return { ok: false, error };
  };
}

function reasonOf(problem: unknown): string {
  if (NoObjectGeneratedError.isInstance(problem)) return "its answer was not in the agreed form";
  const status = APICallError.isInstance(problem) ? problem.statusCode : undefined;
  return status ? `the service answered with status ${status}` : "the service could not be reached";
}
