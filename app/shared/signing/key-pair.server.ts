import { createECDH, hkdfSync } from "node:crypto";

interface KeyPair {
  /** The point of the curve, as browsers import it. */
  publicKey: Buffer;
  privateKey: Buffer;
}

/** Any number below the curve's order will do; one above it is so rare that nobody will meet it. */
const keyBytes = 32;

/** A pair of its own for a purpose, out of the server's secret: the same on every server and after every start. */
export function deriveKeyPair(secret: string, purpose: string): KeyPair {
  const privateKey = Buffer.from(hkdfSync("sha256", secret, "", `signs ${purpose}`, keyBytes));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey(), privateKey };
}
