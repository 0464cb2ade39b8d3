import { splitLanguage } from "#app/shared/languages/languages.ts";

/** The route of a URL as a label: its first path segment, of which there are as many as the product has. */
export function routeOf(url: string, known: ReadonlySet<string>): string {
  const [path = ""] = splitLanguage(url).path.split("?");
  const [first = "", ...rest] = path
    .slice(1)
    .replace(/\.data$/, "")
    .split("/");
  if (first === "" || first === "_") return "/";
  if (!known.has(first)) return "other";
  return rest.length > 0 ? `/${first}/*` : `/${first}`;
}
