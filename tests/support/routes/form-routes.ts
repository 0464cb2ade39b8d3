import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { everyRoute } from "./every-route.ts";

const appFolder = join(import.meta.dirname, "../../../app");

export const sourceOf = (file: string) => readFileSync(join(appFolder, file), "utf8");

/**
 * The file of every page that accepts a form, read from the routes themselves, so that a new one can't be forgotten.
 */
export function pagesWithForms(entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ file, children = [] }) => [
    ...(file.endsWith(".page.tsx") && hasAction(file) ? [file] : []),
    ...pagesWithForms(children),
  ]);
}

/** A page whose action always returns 404 accepts no form. */
const hasAction = (file: string) =>
  !file.endsWith("not-found.page.tsx") &&
  /^export (async function|const|\{[^}]*\b)\s*action\b/m.test(sourceOf(file));

/** The pages in a folder that accept forms and that none of these addresses leads to. */
export function formsNotSent(folder: string, addresses: Iterable<string>): string[] {
  const sent = new Set([...addresses].map(fileAt));
  const pages = [...new Set(pagesWithForms())].filter((file) => file.startsWith(folder));
  if (pages.length === 0) throw new Error(`no page in ${folder} takes a form`);
  return pages.filter((file) => !sent.has(file));
}

/** If several patterns match an address, the one with the fewest parameters wins. */
function fileAt(address: string): string | undefined {
  const parameters = (pattern: string) => pattern.match(/:\w+|\*/g)?.length ?? 0;
  const [best] = everyRoute()
    .filter(({ pattern }) => new RegExp(`^${pattern.replaceAll(/:\w+|\*/g, "[^/]+")}$`).test(address))
    .sort((one, other) => parameters(one.pattern) - parameters(other.pattern));
  return best?.file;
}
