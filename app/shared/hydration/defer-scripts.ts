import { deferred } from "./hydrate-on-interaction.ts";

/**
 * Turns a rendered page into one that hydrates lazily: the browser neither fetches nor runs React until `loader`, a
 * small script, sees an interaction that needs it (`hydrateOnInteraction`). React Router has no option for this, so
 * the tags that its `<Scripts>` writes are rewritten here, and nowhere else. Throws if they look different after an
 * upgrade.
 */
export function deferScripts(html: string, nonce: string, loader: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replaceAll('<link rel="modulepreload"', `<link rel="${deferred}"`);
  const body = html.slice(end).replace(moduleScript(nonce, "module"), moduleScript(nonce, deferred));
  if (head.length === end || !body.includes(moduleScript(nonce, deferred)))
    throw new Error("React Router writes its script tags differently: adapt deferScripts");
  return `${head}<script type="module" src="${loader}"></script>${body}`;
}

const moduleScript = (nonce: string, type: string) => `<script nonce="${nonce}" type="${type}" async="">`;
