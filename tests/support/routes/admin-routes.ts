import { readFileSync } from "node:fs";
import { join } from "node:path";
import { everyRoute, fillIn } from "./every-route.ts";

const layout = "editors/admin/admin.layout.tsx";
const appFolder = join(import.meta.dirname, "../../../app");

/** Values for parameters where any other value would be a 404. */
const examples: Record<string, string> = { ":file": "scholarships_export.csv", "*": "no/such/page" };
const anyId = "00000000-0000-4000-8000-000000000000";

interface AdminRoute {
  file: string;
  /** An address that the route handles. */
  address: string;
}

/**
 * Every route for admins: those in the admin layout, those below /admin, /api/admin or /functions, and those
 * elsewhere whose own file requires an admin or exports `isForAdmins`.
 */
export function adminRoutes(): AdminRoute[] {
  return everyRoute()
    .filter(
      ({ file, pattern, layouts }) =>
        layouts.includes(layout) ||
        /^\/(api\/)?(admin|functions)(\/|$)/.test(pattern) ||
        /\b(requireAdmin|adminGate|isForAdmins)\b/.test(readFileSync(join(appFolder, file), "utf8")),
    )
    .map(({ file, pattern }) => ({
      file,
      address: fillIn(pattern, (parameter) => examples[parameter] ?? anyId),
    }));
}
