import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { buildFolder } from "../build-folder.ts";

let found: ReadonlySet<string> | undefined;

/** URLs of files outside `assets`, so that no page's URL is looked up on disk. */
export function ownFiles(): ReadonlySet<string> {
  const root = join(buildFolder, "client");
  found ??= new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.startsWith(join(root, "assets")))
      .map((entry) => `/${relative(root, join(entry.parentPath, entry.name))}`),
  );
  return found;
}
