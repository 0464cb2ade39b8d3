import { type CatalogueFile, format, type Rows, rowsIn } from "../catalogue-file.ts";
import { type Listing, listingsIn } from "./listing.ts";

/** A snapshot of the catalogue on a phone. */
export interface Copy {
  file: CatalogueFile;
  listings: Listing[];
  /** Where it came from, without a slash at the end. */
  site: string;
  /** Null if this browser can't verify it. */
  isSigned: boolean | null;
}

/** Parses a file without verifying its signature. */
export function openCopy(file: CatalogueFile, rows: Rows, site: string): Copy {
  return { file, listings: listingsIn(file, rows), site, isSigned: null };
}

/** Null for a file that isn't ours, or of a later format. */
export function readCopy(text: string): CatalogueFile | null {
  try {
    const file: CatalogueFile = JSON.parse(text);
    return file.format === format && rowsIn(file) ? file : null;
  } catch {
    return null;
  }
}
