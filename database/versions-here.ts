import type { VersionReader, Versions } from "./versions.ts";

/** The name under which `raise_version` tells of a change. */
export const channel = "page_versions";

/** Versions of a database inside this process: nobody else can change it, and it tells of a change before it says that it is done. */
export function openVersionsHere(): VersionReader & { raise(topic: string): void } {
  let versions: Versions = new Map();
  return {
    read: () => versions,
    raise(topic) {
      versions = new Map(versions).set(topic, String(Number(versions.get(topic) ?? 0) + 1));
    },
    close: async () => undefined,
  };
}
