import { Duplex } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from "node:zlib";
import { createMiddleware } from "hono/factory";
import { savesData } from "#app/shared/layout/data-saver/data-saver.server.ts";

export const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|atom\+xml|rss\+xml|xml|ld\+json)|image\/svg)/;
/** Pages and their data are completely rendered when they reach this function; other bodies may be streamed. */
const whole = /^text\/(html|x-script)/;
export const smallest = 600;

export type Encoding = "br" | "gzip";

/** Brotli if the browser accepts it, otherwise gzip. Bodies of known length are compressed at once: a stream takes twice the time. */
export function compress() {
  return createMiddleware(async (c, next) => {
    await next();
    // Read the body first: reading it replaces a lazy response by one with other headers.
    const { body, headers } = c.res;
    const type = headers.get("Content-Type") ?? "";
    if (!compressible.test(type)) return;
    headers.append("Vary", "Accept-Encoding");
    if (!body || c.req.method === "HEAD" || headers.has("Content-Encoding")) return;
    const length = headers.get("Content-Length");
    if (length && Number(length) < smallest) return;
    const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
    if (!encoding) return;
    const isBest = savesData(c.req.raw);
    c.res = whole.test(type)
      ? new Response(await compressWhole(new Uint8Array(await c.res.arrayBuffer()), encoding, isBest), c.res)
      : new Response(body.pipeThrough(compressStream(encoding)), c.res);
    c.res.headers.delete("Content-Length");
    c.res.headers.set("Content-Encoding", encoding);
  });
}

const inThreads = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const backInThreads = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A tenth smaller than level 5, but takes fifty times as long. */
const best = 11;

/** `isBest` is for the data saver, and for pages that are compressed once and sent often. */
export function compressWhole(
  body: Uint8Array,
  encoding: Encoding,
  isBest = false,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return inThreads.gzip(body, isBest ? { level: 9 } : {});
  return inThreads.br(body, brotli(body.byteLength, isBest ? best : 5));
}

/** The input of `compressWhole`. */
export const expandWhole = (shrunk: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> =>
  backInThreads[encoding](shrunk);

const compressStream = (encoding: Encoding) =>
  Duplex.toWeb(encoding === "br" ? createBrotliCompress(brotli()) : createGzip()) as ReadableWritablePair<
    Uint8Array,
    Uint8Array
  >;

/** Level 5 halves the time of the default for a few bytes more. */
const brotli = (size = 0, level = 5) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

export function bestEncoding(accepted: string): Encoding | null {
  const offers = offersOf(accepted);
  if (offers.includes("br")) return "br";
  return offers.includes("gzip") || offers.includes("*") ? "gzip" : null;
}

const offersOf = (accepted: string) =>
  accepted
    .split(",")
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(";")[0]);
