import { deriveKeyPair } from "#app/shared/signing/key-pair.server.ts";

/** By which push services know us (VAPID): out of the server's secret, as every key of ours, so that it moves with it. */
export function pushKeys(secret: string): { publicKey: string; privateKey: string } {
  const { publicKey, privateKey } = deriveKeyPair(secret, "push");
  return { publicKey: publicKey.toString("base64url"), privateKey: privateKey.toString("base64url") };
}
