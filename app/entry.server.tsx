import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { factsContext, outageContext } from "#app/common/context.ts";
import { failureOf } from "#app/common/forms/failure.ts";
import { failureWords } from "#app/common/forms/words.ts";
import { handOver, handOverLater, withOwnRoutes } from "#app/common/frame/hand-over.server.ts";
import {
  inlineScriptsContext,
  makeScriptMark,
  nameInlineScripts,
} from "#app/common/frame/inline-scripts.server.ts";
import type { PageFacts } from "#app/common/frame/page.ts";
import { Rendering } from "#app/common/frame/rendering.ts";
import { sentFormContext } from "#app/common/frame/sent-form.server.ts";
import { SentInVain } from "#app/common/frame/sent-form.tsx";
import { letSleep } from "#app/common/frame/sleep.ts";
import { myTurn } from "#app/common/frame/turns.server.ts";
import { problems } from "#app/common/frame/words.ts";
import { isAway } from "#database/away.ts";
import asleep from "./entry.asleep.ts?worker&url";

/** Renders the whole page before the first byte: loaders have all answered by now, and an error still gets its status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, savesData, contactEmail } = context.get(factsContext);
  const nonce = makeScriptMark();
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const sentForm =
    status >= 500 && request.method === "POST" ? await tellOfForm(request.url, routerContext, context) : null;
  await myTurn();
  const drawn = `<!DOCTYPE html>${renderToString(
    <Rendering
      value={{ requestId, savesData, contactEmail, isAway: context.get(outageContext).isAway, sentForm }}
    >
      <ServerRouter context={withOwnRoutes(routerContext)} url={request.url} nonce={nonce} />
    </Rendering>,
  )}`;
  const sent = maySleep(request, status, routerContext)
    ? letSleep(await handOverLater(drawn, routerContext, addressOf(request)), nonce, asleep)
    : await handOver(drawn, routerContext, nonce);
  const { page, hashes } = nameInlineScripts(sent, nonce);
  context.get(inlineScriptsContext).push(...hashes);
  return new Response(Buffer.from(page), { status, headers });
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Somebody who is signed in, is told something, or has sent a form, has a page that is awake from the start. */
function maySleep(
  { method }: Request,
  status: number,
  { staticHandlerContext, renderMeta }: EntryContext,
): boolean {
  const page: PageFacts | undefined = staticHandlerContext.loaderData.root;
  const isCalm = page?.viewer === "visitor" && page.toasts.length === 0;
  const hasScript = renderMeta?.didRenderScripts === true && import.meta.env.PROD;
  return hasScript && method === "GET" && status === 200 && isCalm;
}

/** What a page says of a form that met a surprise on its way through it, with the form as it was sent. */
async function tellOfForm(
  url: string,
  { staticHandlerContext }: EntryContext,
  context: RouterContextProvider,
) {
  if (!staticHandlerContext.errors) return null;
  const form = await context.get(sentFormContext)();
  const { pathname, search } = new URL(url);
  const failure = {
    detail: form ? failureWords.ours : problems.typedIsBehind,
    ...failureOf(staticHandlerContext.matches.at(-1)?.route.handle, form ?? new FormData(), new URL(url)),
  };
  return <SentInVain failure={failure} action={pathname + search} form={form} />;
}

/** A script that asked for data and met a surprise is told the request's id, so that the error page can show it. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  if (response.status < 500) return response;
  const { requestId } = (context as RouterContextProvider).get(factsContext);
  const headers = new Headers(response.headers);
  headers.delete("X-Remix-Response");
  // What it had to say, the page says itself: see `stayOnPage`.
  headers.delete("Set-Cookie");
  headers.set("Content-Type", "text/plain; charset=utf-8");
  return new Response(requestId, { status: response.status, headers });
};

/** Logs what surprised us, once, under the request's id. A browser that went away is no surprise. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = (context as RouterContextProvider).get(factsContext);
  const path = new URL(request.url).pathname;
  if (isAway(problem)) (context as RouterContextProvider).get(outageContext).isAway = true;
  if (isRouteErrorResponse(problem) && problem.status < 500)
    log.warn({ path, status: problem.status }, "refused request");
  else log.error({ err: problem, path }, "unexpected error");
};
