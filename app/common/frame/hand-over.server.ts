import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

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
  if (!serverHandoffStream) return page;
  if (!renderMeta?.didRenderScripts) {
    await serverHandoffStream.cancel();
    return page;
  }
  const found = inertly(await text(serverHandoffStream));
  const end = page.lastIndexOf("</body>");
  return `${page.slice(0, end)}<script type="application/json">${found}</script><script nonce="${mark}">${takeOver}</script>${page.slice(end)}`;
}

const takeOver =
  "{const{streamController:to}=window.__reactRouterContext;to.enqueue(document.currentScript.previousSibling.textContent);to.close()}";

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
