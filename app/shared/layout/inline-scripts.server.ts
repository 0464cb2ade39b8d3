import { createHash, randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { memoize } from "#app/shared/cache.ts";

/** What the inline scripts of this answer are told by, once its page is drawn. */
export const inlineScriptsContext = createContext<string[]>();

/** A mark for scripts of ours that nobody can guess while the page is drawn, and that is gone when it is sent. */
export const createNonce = () => randomBytes(16).toString("base64url");

/**
 * The page without the mark, and the hashes of the scripts that bore it. Whatever else has got into the page as a script, in
 * somebody's words, had no mark and gets no hash, so that no browser runs it.
 */
export function hashInlineScripts(page: string, mark: string): { page: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`;
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
