import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

const appFolder = join(import.meta.dirname, "../../app");

export const sourceOf = (file: string) => readFileSync(join(appFolder, file), "utf8");

/** The file of every page that takes a form, read from the routes themselves, so that a new one can't be forgotten. */
export function pagesWithForms(entries: RouteConfigEntry[] = routes): string[] {
  return entries.flatMap(({ file, children = [] }) => [
    ...(file.endsWith(".page.tsx") && hasAction(file) ? [file] : []),
    ...pagesWithForms(children),
  ]);
}

/** A page that answers every form with 404 takes none. */
const hasAction = (file: string) =>
  !file.endsWith("not-found.page.tsx") &&
  /^export (async function|const|\{[^}]*\b)\s*action\b/m.test(sourceOf(file));
