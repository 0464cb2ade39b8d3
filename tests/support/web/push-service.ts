import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { buffer } from "node:stream/consumers";
import { openGuardedPost } from "#server/outbound/fetch/guarded-post.ts";
import { publicAddress } from "../network/public-address.ts";
import { startWebSite } from "./web-site.ts";

interface Arrived {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * A local push service, reached through the real address checks. It stores what it receives and responds as the test
 * says.
 */
export async function startPushService(answer: (path: string) => number = () => 201) {
  const arrived: Arrived[] = [];
  const site = await startWebSite(async (request, response) => {
    const path = request.url ?? "";
    arrived.push({ path, headers: request.headers, body: await buffer(request) });
    response.writeHead(answer(path)).end();
  });
  const post = openGuardedPost({
    resolve: async (host) => (host.startsWith("inner.") ? ["10.0.0.1"] : [publicAddress]),
    connectTo: () => ({ address: "127.0.0.1", port: site.port, isPlain: true }),
  });
  return { arrived, post, port: site.port, stop: site.stop };
}

/** A browser that subscribed to notifications: its subscription, and how it decrypts a message. */
export function aBrowser(name: string) {
  const own = createECDH("prime256v1");
  const publicKey = own.generateKeys("base64url");
  const auth = randomBytes(16);
  return {
    fields: {
      endpoint: `https://push.example/send/${name}`,
      publicKey,
      authSecret: auth.toString("base64url"),
    },
    read: (body: Buffer) => JSON.parse(unseal(body, own, auth)),
  };
}

/** RFC 8291: one record of aes128gcm, with a key derived from both sides. */
function unseal(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
  const shared = hkdfSync("sha256", own.computeSecret(theirs), auth, info, 32);
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", Buffer.from(shared), salt, `Content-Encoding: ${what}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, then zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

/** RFC 8292: the claimed sender, and whether the signature matches their key. */
export function readVapid(header: unknown) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(header)) ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  return {
    key,
    claims: JSON.parse(Buffer.from(claims, "base64url").toString()),
    isSigned: verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    ),
  };
}
