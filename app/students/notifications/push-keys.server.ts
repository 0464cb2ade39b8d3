import { deriveKeyPair } from "#app/shared/signing/key-pair.server.ts";

/** The VAPID key pair, derived from the server secret. */
export function pushKeys(secret: string): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = deriveKeyPair(secret, "push");
  return { publicKey: publicKey.toString("base64url"), privateKey: privateKey.toString("base64url") };
}
