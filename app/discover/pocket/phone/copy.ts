import {
  type CatalogueFile,
  format,
  type Rows,
  rowsIn,
  signedText,
  versionedText,
} from "../catalogue-file.ts";
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

/** Whether all of it is what was signed with the key that it names; null where the browser has no means. */
export async function checkSignature(file: CatalogueFile, rows: Rows): Promise<boolean | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  try {
    const text = new TextEncoder();
    const digest = await subtle.digest("SHA-256", text.encode(versionedText(file.rates, rows)));
    if (inBase64url(new Uint8Array(digest)) !== file.version) return false;
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const key = await subtle.importKey("raw", bytesOf(file.key), curve, false, ["verify"]);
    const how = { name: "ECDSA", hash: "SHA-256" };
    return await subtle.verify(how, key, bytesOf(file.signature), text.encode(signedText(file)));
  } catch {
    return false;
  }
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const inBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=/g, "");
