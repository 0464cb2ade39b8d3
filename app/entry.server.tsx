import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { outageContext, requestInfoContext } from "#app/shared/context.ts";
import { findFailureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { failureWords } from "#app/shared/forms/failed-submission/words.ts";
import { deferScripts } from "#app/shared/hydration/defer-scripts.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { RenderContext } from "#app/shared/layout/errors/render-context.ts";
import { submittedFormContext } from "#app/shared/layout/errors/submitted-form.server.ts";
import { FailedSubmission } from "#app/shared/layout/errors/submitted-form.tsx";
import {
  createNonce,
  hashInlineScripts,
  inlineScriptsContext,
} from "#app/shared/layout/inline-scripts.server.ts";
import type { PageData } from "#app/shared/layout/page.ts";
import { errorWords } from "#app/shared/layout/words.ts";
import { waitToRender } from "#app/shared/yield-to-event-loop.server.ts";
import { isUnreachable } from "#database/connection/unreachable.ts";
import lazyLoader from "./entry.lazy.ts?worker&url";

/** Renders the whole page before the first byte, so that an error still gets its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, savesData, contactEmail } = context.get(requestInfoContext);
  const nonce = createNonce();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const submittedForm =
    status >= 500 && request.method === "POST"
      ? await failedFormOf(request.url, routerContext, context)
      : null;
  await waitToRender();
  const html = await renderWhole(
    <RenderContext
      value={{ requestId, savesData, contactEmail, isAway: context.get(outageContext).isAway, submittedForm }}
    >
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </RenderContext>,
    nonce,
  );
  const sent = mayHydrateLazily(request, status, routerContext)
    ? deferScripts(html, nonce, lazyLoader)
    : html;
  const { page, hashes } = hashInlineScripts(sent, nonce);
  context.get(inlineScriptsContext).push(...hashes);
  return new Response(Buffer.from(page), { status, headers });
}

/** Resolves with the complete HTML, hydration data included. Rejects if rendering fails: React Router then renders the error page. */
function renderWhole(element: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // Nothing is streamed, so out-of-order rendering has no benefit.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      onError: () => undefined,
    });
  });
}

/** Members, pages with a message and responses to forms hydrate at once: there the script does more. */
function mayHydrateLazily(
  { method }: Request,
  status: number,
  { staticHandlerContext, renderMeta }: EntryContext,
): boolean {
  const page: PageData | undefined = staticHandlerContext.loaderData.root;
  const hasScripts = renderMeta?.didRenderScripts === true && import.meta.env.PROD;
  const isQuietVisit = page?.viewer === "visitor" && page.toasts.length === 0;
  return hasScripts && method === "GET" && status === 200 && isQuietVisit;
}

/** The failure message of a form that was submitted without a script, with the form to send again. */
async function failedFormOf(
  url: string,
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
) {
  if (!staticHandlerContext.errors) return null;
  const form = await context.get(submittedFormContext)();
  const { pathname, search } = new URL(url);
  const path = splitLanguage(pathname).path;
  const failure = {
    detail: form ? failureWords.ours : errorWords.goBackToForm,
    ...findFailureMessage(
      staticHandlerContext.matches.at(-1)?.route.handle,
      form ?? new FormData(),
      new URL(url),
    ),
  };
  return <FailedSubmission failure={failure} action={path + search} form={form} />;
}

/** Sends the request id as the body of a failed data request, so that the error page can show it. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (response.status < 500) return response;
  const { requestId } = (context as RouterContextProvider).get(requestInfoContext);
  const headers = new Headers(response.headers);
  headers.delete("X-Remix-Response");
  // The page shows the failure itself: see `keepFormOnFailure`.
  headers.delete("Set-Cookie");
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(requestId, { status: response.status, headers });
};

/** Logs unexpected errors, once, under the request id. Aborted requests are ignored. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = (context as RouterContextProvider).get(requestInfoContext);
  const path = new URL(request.url).pathname;
  if (isUnreachable(problem)) (context as RouterContextProvider).get(outageContext).isAway = true;
  if (isRouteErrorResponse(problem) && problem.status < 500)
    log.warn({ path, status: problem.status }, "refused request");
  else log.error({ err: problem, path }, "unexpected error");
};
