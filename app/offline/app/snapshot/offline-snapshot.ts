import { type CatalogueFile, type CatalogueRows, format, rowsIn } from "../../catalogue-file.ts";
import { listingsIn, type OfflineListing } from "./offline-listing.ts";

/** A snapshot of the catalogue on a phone. */
export interface OfflineSnapshot {
  file: CatalogueFile;
  listings: OfflineListing[];
  /** The origin it came from, without a slash at the end. */
  site: string;
  /** Null if this browser can't verify it. */
  isSigned: boolean | null;
}

/** Parses a file without verifying its signature. */
export function openSnapshot(file: CatalogueFile, rows: CatalogueRows, site: string): OfflineSnapshot {
  return { file, listings: listingsIn(file, rows), site, isSigned: null };
}

/** Null for a file that isn't ours, or of a later format. */
export function parseCatalogueFile(text: string): CatalogueFile | null {
  try {
    const file: CatalogueFile = JSON.parse(text);
    return file.format === format && rowsIn(file) ? file : null;
  } catch {
    return null;
  }
}
