import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";
import { type Apart, presentMaking } from "#database/making.ts";

/**
 * The page with what its loaders found at its end, from which a browser goes on. React Router would draw it bit by bit, as a part of
 * the page that is waited for, and as a script of its own; here everything is known before the page is drawn, and what was
 * found is no script but a text that one reads, which is the same on every page.
 */
export async function handOver(
  page: string,
  { serverHandoffStream, renderMeta }: EntryContext,
  mark: string,
): Promise<string> {
  const found = await readFound({ serverHandoffStream, renderMeta });
  if (found === null) return page;
  return atEnd(page, `${besideIt(found)}<script nonce="${mark}">${takeOver}</script>`);
}

/**
 * The same for a page that sleeps, which takes over when it wakes. Where the page is kept, what its loaders found is kept beside it and
 * fetched then: most visitors never need it, and it is up to a third of a page.
 */
export async function handOverLater(page: string, context: EntryContext, address: string): Promise<string> {
  const found = await readFound(context);
  if (found === null) return page;
  const making = presentMaking();
  if (!making) return atEnd(page, besideIt(found));
  const name = createHash("sha256").update(found).digest("base64url").slice(0, 22);
  const link = `<link rel="found" href="/found/${name}?of=${encodeURIComponent(address)}">`;
  making.apart = { name, text: found, link };
  return atEnd(page, link);
}

/** A page that turns out to be kept for nobody has it all in it after all. */
export const withFound = (page: string, { text, link }: Apart): string =>
  page.replace(link, () => besideIt(text));

const besideIt = (found: string) => `<script type="application/json" id="drawn-of">${found}</script>`;

const takeOver =
  "{const{streamController:to}=window.__reactRouterContext;to.enqueue(document.currentScript.previousSibling.textContent);to.close()}";

async function readFound({
  serverHandoffStream,
  renderMeta,
}: Pick<EntryContext, "serverHandoffStream" | "renderMeta">): Promise<string | null> {
  if (!serverHandoffStream) return null;
  if (renderMeta?.didRenderScripts) return inertly(await text(serverHandoffStream));
  await serverHandoffStream.cancel();
  return null;
}

function atEnd(page: string, what: string): string {
  const end = page.lastIndexOf("</body>");
  return page.slice(0, end) + what + page.slice(end);
}

/** Of the routes of the whole product a page is drawn with its own: they are copied for each. */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return {
    ...context,
    serverHandoffStream: undefined,
    manifest: { ...manifest, routes: Object.fromEntries(own) },
  };
}

/** It is JSON, in which this sign can be written otherwise: nothing in it may end what it stands in. */
const inertly = (json: string) => json.replaceAll("<", "\\u003c");
