import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";

/** Signs what goes from hand to hand, so that whoever has our public key can tell that it is ours. */
export interface Signer {
  /** The point of the curve, as browsers import it, in base64url. */
  publicKey: string;
  sign: (text: string) => string;
}

/** Any number below the curve's order will do; one above it is so rare that nobody will meet it. */
const keyBytes = 32;

/**
 * A key of its own out of the server's secret, the same on every server and after every start. P-256, since browsers of five years
 * ago can verify it and nothing newer.
 */
export function openSigner(secret: string, purpose: string): Signer {
  const number = Buffer.from(hkdfSync("sha256", secret, "", `signs ${purpose}`, keyBytes));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(number);
  const point = curve.getPublicKey();
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
