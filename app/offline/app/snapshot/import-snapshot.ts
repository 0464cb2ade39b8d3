import { type CatalogueFile, rowsIn, withoutRows } from "../../catalogue-file.ts";
import { readStored, writeStored } from "../store.ts";
import { parseCatalogueFile } from "./offline-snapshot.ts";
import { checkSignature } from "./signature.ts";
import { unpack } from "./unpack.ts";

/** Characters. Many times the size of our file. */
const largest = 8_000_000;

type SnapshotImport = { ok: true; madeOn: string } | { ok: false; reason: "noCopy" | "notOurs" | "notNewer" };

/**
 * Imports the catalogue from a file from another phone. Any file could name a key, so it only counts if it is the key
 * that this phone has from the site itself.
 */
export async function importSnapshot(html: string): Promise<SnapshotImport> {
  const here = await readStored("copy");
  const file = await catalogueIn(html);
  if (!here || !file) return { ok: false, reason: "noCopy" };
  const rows = rowsIn(file);
  if (file.key !== here.file.key || (await checkSignature(file, rows)) !== true)
    return { ok: false, reason: "notOurs" };
  if (file.madeOn <= here.file.madeOn) return { ok: false, reason: "notNewer" };
  await writeStored("copy", { file: withoutRows(file), rows, lookedAt: here.lookedAt });
  return { ok: true, madeOn: file.madeOn };
}

async function catalogueIn(html: string): Promise<CatalogueFile | null> {
  const [, after = ""] = html.length <= largest ? html.split('id="catalogue">', 2) : [];
  // Base 85 has no "<".
  const [packed] = after.split("<", 1);
  if (!packed) return null;
  const file = await unpack(packed).then(parseCatalogueFile, () => null);
  return file?.changed === null ? file : null;
}
