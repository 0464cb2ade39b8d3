import { keptPages } from "./kept-pages.ts";
import { asleep } from "./wake.ts";

/**
 * A visitor's page that is sent without its script, which weighs more than all else of it and comes when somebody wants it: a mouse or a
 * key, a finger on a field, or on what does nothing without a script (`wakeWhenWanted`). A finger on a link or a button needs none: the
 * page that follows is small, and every form works without. `small` is the script that waits for all this.
 */
export function letSleep(page: string, mark: string, small: string): string {
  const end = page.indexOf("</head>");
  const head = page.slice(0, end).replaceAll('<link rel="modulepreload"', `<link rel="${asleep}"`);
  const body = page
    .slice(end)
    .replace(`<script nonce="${mark}" type="module" async="">`, `<script nonce="${mark}" type="${asleep}">`);
  const ending = body.lastIndexOf("</body>");
  const rules = `<script nonce="${mark}" type="speculationrules">${ahead}</script>`;
  return `${head}<script type="module" src="${small}"></script>${body.slice(0, ending)}${rules}${body.slice(ending)}`;
}

/** A finger on a link to what any visitor may be shown begins to fetch it: it comes a moment sooner, and costs no more. */
const ahead = JSON.stringify({
  prefetch: [{ where: { href_matches: keptPages }, eagerness: "conservative" }],
});
