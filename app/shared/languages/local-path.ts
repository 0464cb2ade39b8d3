import { language } from "./language.ts";
import { type Language, prefixOf } from "./languages.ts";

/** The address of a page of ours, "/browse", in a language: "/sw/browse". Without one, in the language of the page that links to it. */
export function localPath(path: string, to: Language = language()): string {
  const prefix = prefixOf(to);
  return prefix && (path === "/" || /^\/[?#]/.test(path)) ? prefix + path.slice(1) : prefix + path;
}
