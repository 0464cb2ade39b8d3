import { createHash, randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { memoize } from "#app/shared/cache.ts";

/** CSP hashes of the inline scripts of this response, set once the page is rendered. */
export const inlineScriptsContext = createContext<string[]>();

/** Marks our own scripts while the page is rendered; it is removed before the page is sent. */
export const createNonce = () => randomBytes(16).toString("base64url");

/**
 * Returns the page without the nonce, and the hashes of the scripts that had it. An injected script has no nonce, gets no hash,
 * and is blocked by the browser.
 */
export function hashInlineScripts(page: string, placeholder: string): { page: string; hashes: string[] } {
  const attribute = ` nonce="${placeholder}"`;
  const hashes: string[] = [];
  const opening = `<script${attribute}`;
  for (let at = page.indexOf(opening); at >= 0; at = page.indexOf(opening, at + 1)) {
    const begin = page.indexOf(">", at) + 1;
    const text = page.slice(begin, page.indexOf("</script>", begin));
    if (text) hashes.push(hashOf(text));
  }
  return { page: page.replaceAll(attribute, ""), hashes: [...new Set(hashes)] };
}

/** Most scripts are the same on every page of a route. */
const hashOf = memoize(
  { max: 500 },
  (script) => `sha256-${createHash("sha256").update(script).digest("base64")}`,
);
