import { type CatalogueFile, format, type Rows, rowsIn } from "../catalogue-file.ts";
import { type Listing, listingsIn } from "./listing.ts";

/** A catalogue on a phone. */
export interface Copy {
  file: CatalogueFile;
  listings: Listing[];
  /** Where it came from, without a slash at the end. */
  site: string;
  /** Null where this browser can't tell. */
  isSigned: boolean | null;
}

/** What a file says, without a look at who wrote it. */
export function openCopy(file: CatalogueFile, rows: Rows, site: string): Copy {
  return { file, listings: listingsIn(file, rows), site, isSigned: null };
}

/** Null for what is no copy of ours, or one of a time to come. */
export function readCopy(text: string): CatalogueFile | null {
  try {
    const file: CatalogueFile = JSON.parse(text);
    return file.format === format && rowsIn(file) ? file : null;
  } catch {
    return null;
  }
}
