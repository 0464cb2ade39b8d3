import { type CatalogueFile, type CatalogueRows, signedText, versionedText } from "../../catalogue-file.ts";

/** Whether the signature matches the key that the file names; null if the browser can't verify it. */
export async function checkSignature(file: CatalogueFile, rows: CatalogueRows): Promise<boolean | null> {
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
