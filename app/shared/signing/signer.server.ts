import { createPrivateKey, sign } from "node:crypto";
import { deriveKeyPair } from "./key-pair.server.ts";

/** Signs what goes from hand to hand, so that whoever has our public key can tell that it is ours. */
export interface Signer {
  /** The point of the curve, as browsers import it, in base64url. */
  publicKey: string;
  sign: (text: string) => string;
}

/** Signs with a key of its own for a purpose. P-256, since browsers of five years ago can verify it and nothing newer. */
export function openSigner(secret: string, purpose: string): Signer {
  const { publicKey: point, privateKey: number } = deriveKeyPair(secret, purpose);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", d: number.toString("base64url"), x, y };
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  // No two signatures of a text are the same: the last one is given again, so that what has not changed stays what it was.
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
