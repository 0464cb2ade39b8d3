import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

const layout = "admin/admin.layout.tsx";
const appFolder = join(import.meta.dirname, "../../app");

/** What an address with a parameter is tried with, where any other value would be a 404 of its own. */
const examples: Record<string, string> = { ":file": "scholarships_export.csv", "*": "no/such/page" };
const anyId = "00000000-0000-4000-8000-000000000000";

export interface AdminRoute {
  file: string;
  /** An address that the route answers. */
  address: string;
}

/**
 * Every route that is for admins: those inside the admin layout, those whose address begins with /admin, /api/admin or
 * /functions, and those anywhere else whose own file asks for an admin or says that it `isForAdmins`. Read from the routes
 * themselves, so that a new one can't be forgotten.
 */
export function adminRoutes(
  entries: RouteConfigEntry[] = routes,
  above = "",
  isInside = false,
): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path].filter(Boolean).join("/");
    const isAdmins =
      isInside ||
      entry.file === layout ||
      /^(api\/)?(admin|functions)(\/|$)/.test(path) ||
      /\b(requireAdmin|adminGate|isForAdmins)\b/.test(readFileSync(join(appFolder, entry.file), "utf8"));
    const children = adminRoutes(entry.children ?? [], path, isInside || entry.file === layout);
    const isPage = entry.path !== undefined || entry.index === true;
    return isAdmins && isPage ? [{ file: entry.file, address: exampleOf(path) }, ...children] : children;
  });
}

const exampleOf = (path: string) =>
  `/${path
    .split("/")
    .map((part) => (part === "*" || part.startsWith(":") ? (examples[part] ?? anyId) : part))
    .join("/")}`;
