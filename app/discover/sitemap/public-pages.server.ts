import { routes } from "virtual:react-router/server-build";
import { language } from "#app/shared/languages/language.ts";
import { publicPages } from "#app/shared/urls/public-pages.ts";
import { type RecordKind, recordKinds } from "./public-records.server.ts";
import { urlEntry } from "./write-sitemap.server.ts";

/** Only existing routes are listed. */
const existingRoutes = () => new Set(Object.values(routes).map((route) => (route?.index ? "" : route?.path)));

export function writePages(appUrl: string): string {
  const existing = existingRoutes();
  return publicPages
    .filter((path) => existing.has(path))
    .map((path) => urlEntry(path === "" && language() !== "en" ? appUrl : `${appUrl}/${path}`))
    .join("");
}

export function recordKindsWithPages(): RecordKind[] {
  const existing = existingRoutes();
  const kinds = Object.keys(recordKinds) as RecordKind[];
  return kinds.filter((kind) => existing.has(recordKinds[kind].route));
}
