import { createPrivateKey, sign } from "node:crypto";
import { deriveKeyPair } from "./key-pair.server.ts";

/** Signs copies of the catalogue, so that anyone with our public key can verify them. */
export interface Signer {
  /** The point of the curve, as browsers import it, in base64url. */
  publicKey: string;
  sign: (text: string) => string;
}

/**
 * Signs with a separate key for each purpose. P-256, because browsers of five years ago can verify it and nothing
 * newer.
 */
export function openSigner(secret: string, purpose: string): Signer {
  const { publicKey: point, privateKey: number } = deriveKeyPair(secret, purpose);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", d: number.toString("base64url"), x, y };
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  // ECDSA signatures of the same text differ: the last one is reused, so that unchanged content stays byte for byte
  // the same.
  let last = { text: "", signature: "" };
  return {
    publicKey: point.toString("base64url"),
    sign(text) {
      if (last.text !== text) {
        const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
        last = { text, signature: signature.toString("base64url") };
      }
      return last.signature;
    },
  };
}
