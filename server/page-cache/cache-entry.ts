import { createHash } from "node:crypto";
import { compressible, compressWhole, type Encoding, expandWhole, smallest } from "../http/compress.ts";

/** A response as it is sent: header names and values in turn, and the bytes of one encoding. */
export interface EntryVariant {
  headers: string[];
  body: Buffer;
  /** Compressed as well as it can be. */
  isBest: boolean;
}

/**
 * For pages that set none: browsers revalidate each time, mostly with 304. A shared cache such as nginx may use a copy for a second, and for one
 * more while it fetches the next.
 */
const forAll = "public, max-age=0, s-maxage=1, stale-while-revalidate=1";
/** Only CDNs know this header. They are far away, so they may use a copy for a minute. */
const forCdns = "max-age=60, stale-while-revalidate=600";

/** Bytes, roughly: headers, key and the objects around them. */
const overhead = 5_000;

interface EntryOptions {
  savesData?: boolean;
  requestId?: string;
}

/** A rendered response with its compressed variants, each made on first use. */
export class CacheEntry {
  readonly status: number;
  /** Set if the response is for one request only: it may contain its id. */
  readonly requestId: string | null;
  readonly etag: string;
  /** Headers of a 304. */
  readonly notModified: string[];
  readonly #headers: string[];
  readonly #isCompressible: boolean;
  readonly #savesData: boolean;
  /**
   * Null once a compressed variant exists from which it can be restored: it takes seven times the memory, and few
   * clients need it.
   */
  #body: Buffer | null;
  readonly #variants = new Map<Encoding, EntryVariant | Promise<EntryVariant>>();

  /** With the data saver the first variant is already the smallest, which takes slightly longer. */
  constructor(
    status: number,
    headers: Headers,
    body: Buffer,
    { savesData = false, requestId }: EntryOptions = {},
  ) {
    this.requestId = requestId ?? null;
    this.status = status;
    this.#savesData = savesData;
    const isPublic = status === 200 && !headers.has("Set-Cookie");
    const type = headers.get("Content-Type") ?? "";
    this.#isCompressible =
      compressible.test(type) && body.length >= smallest && !headers.has("Content-Encoding");
    // These belong to one connection or one request.
    for (const name of ["Connection", "Content-Length", "X-Request-Id", "Vary"]) headers.delete(name);
    if (isPublic && !headers.has("Cache-Control")) {
      headers.set("Cache-Control", forAll);
      headers.set("CDN-Cache-Control", forCdns);
    }
    const vary = [
      ...(compressible.test(type) ? ["Accept-Encoding"] : []),
      ...(/^text\/(html|x-script)/.test(type) ? ["Cookie", "Save-Data"] : []),
    ].join(", ");
    if (vary) headers.set("Vary", vary);
    const list = [...headers].flat();
    this.etag = `W/"${createHash("sha256").update(list.join("\n")).update(body).digest("base64url").slice(0, 22)}"`;
    if (isPublic) list.push("ETag", this.etag);
    this.notModified = [
      "ETag",
      this.etag,
      "Cache-Control",
      headers.get("Cache-Control") ?? "",
      ...(vary ? ["Vary", vary] : []),
    ];
    this.#headers = [...list, "Content-Length", String(body.length)];
    this.#body = body;
  }

  /** Bytes of memory, roughly. */
  get size(): number {
    let sum = (this.#body?.length ?? 0) + overhead;
    for (const variant of this.#variants.values())
      if (!(variant instanceof Promise)) sum += variant.body.length;
    return sum;
  }

  /** The variant for a client that accepts this encoding; a promise if it has to be created first. */
  variant(encoding: Encoding | null): EntryVariant | Promise<EntryVariant> {
    if (!encoding || !this.#isCompressible) return this.#body ? this.#plain(this.#body) : this.#expand();
    const cached = this.#variants.get(encoding);
    if (cached) return cached;
    const making = this.#compress(encoding, this.#savesData).then(
      (variant) => {
        this.#variants.set(encoding, variant);
        this.#body = null;
        return variant;
      },
      () => {
        this.#variants.delete(encoding);
        return this.#expand();
      },
    );
    this.#variants.set(encoding, making);
    return making;
  }

  /** Replaces a variant by the smallest possible one, in zlib's threads. Returns whether there was anything to do. */
  async improve(encoding: Encoding | null): Promise<boolean> {
    const present = encoding ? this.#variants.get(encoding) : undefined;
    if (!encoding || !present || present instanceof Promise || present.isBest) return false;
    present.isBest = true;
    this.#variants.set(encoding, await this.#compress(encoding, true));
    return true;
  }

  readonly #plain = (body: Buffer): EntryVariant => ({ headers: this.#headers, body, isBest: true });

  /** The uncompressed variant, restored from a compressed one. */
  async #expand(): Promise<EntryVariant> {
    if (this.#body) return this.#plain(this.#body);
    for (const encoding of ["br", "gzip"] as const) {
      const variant = this.#variants.get(encoding);
      if (variant && !(variant instanceof Promise))
        return this.#plain(await expandWhole(variant.body, encoding));
    }
    throw new Error("a cache entry has lost its body");
  }

  async #compress(encoding: Encoding, isBest: boolean): Promise<EntryVariant> {
    const { body, headers } = await this.#expand();
    const compressed = exactly(await compressWhole(body, encoding, isBest));
    return {
      headers: [...headers.slice(0, -1), String(compressed.length), "Content-Encoding", encoding],
      body: compressed,
      isBest,
    };
  }
}

/** Without the rest of the larger buffer it was written into, which would otherwise stay in memory. */
function exactly(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
