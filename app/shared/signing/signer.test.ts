import { expect, test } from "vitest";
import { openSigner } from "./signer.server.ts";

const secret = "a-secret-of-thirty-two-characters-or-more";
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));

/** As a browser verifies it. */
async function isSignedBy(publicKey: string, text: string, signature: string): Promise<boolean> {
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const key = await crypto.subtle.importKey("raw", bytes(publicKey), curve, false, ["verify"]);
  const how = { name: "ECDSA", hash: "SHA-256" };
  return crypto.subtle.verify(how, key, bytes(signature), new TextEncoder().encode(text));
}

test("a browser can verify our signatures and reject others", async () => {
  const ours = openSigner(secret, "catalogue");
  const theirs = openSigner(`${secret}!`, "catalogue");
  expect(await isSignedBy(ours.publicKey, "Kenya", ours.sign("Kenya"))).toBe(true);
  expect(await isSignedBy(ours.publicKey, "Kenia", ours.sign("Kenya"))).toBe(false);
  expect(await isSignedBy(ours.publicKey, "Kenya", theirs.sign("Kenya"))).toBe(false);
});

test("the key is derived from the secret, and differs for each purpose", () => {
  const { publicKey } = openSigner(secret, "catalogue");
  expect(openSigner(secret, "catalogue").publicKey).toBe(publicKey);
  expect(openSigner(secret, "another").publicKey).not.toBe(publicKey);
});

test("the last signature is reused for the same content", () => {
  const { sign } = openSigner(secret, "catalogue");
  expect(sign("Kenya")).toBe(sign("Kenya"));
  expect(sign("Ghana")).not.toBe(sign("Kenya"));
});
