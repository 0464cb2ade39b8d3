import { createECDH, hkdfSync } from "node:crypto";

interface KeyPair {
  /** The point of the curve, as browsers import it. */
  publicKey: Buffer;
  privateKey: Buffer;
}

/** Any number below the curve's order is valid. A larger one is so unlikely that it never occurs. */
const keyBytes = 32;

/** Derives a key pair for one purpose from the server's secret: the same on every server and after every start. */
export function deriveKeyPair(secret: string, purpose: string): KeyPair {
  const privateKey = Buffer.from(hkdfSync("sha256", secret, "", `signs ${purpose}`, keyBytes));
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey(), privateKey };
}
