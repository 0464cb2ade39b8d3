import { Duplex } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createMiddleware } from "hono/factory";

const compressible =
  /^(text\/(?!event-stream)|application\/(json|javascript|manifest\+json|atom\+xml|rss\+xml|xml|ld\+json)|image\/svg)/;
const smallest = 600;

/** Brotli where the browser takes it, else gzip. Level 5 halves the time of the default for a few bytes more. */
export function compress() {
  return createMiddleware(async (c, next) => {
    await next();
    const { headers, body } = c.res;
    const type = headers.get("Content-Type") ?? "";
    const isTurboStream = type.startsWith("text/x-script");
    if (!compressible.test(type) && !isTurboStream) return;
    headers.append("Vary", "Accept-Encoding");
    if (!body || c.req.method === "HEAD" || headers.has("Content-Encoding")) return;
    const length = headers.get("Content-Length");
    if (length && Number(length) < smallest) return;
    const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
    if (!encoding) return;
    const encoder = encoding === "br" ? brotli() : createGzip();
    c.res = new Response(
      body.pipeThrough(Duplex.toWeb(encoder) as ReadableWritablePair<Uint8Array, Uint8Array>),
      c.res,
    );
    c.res.headers.delete("Content-Length");
    c.res.headers.set("Content-Encoding", encoding);
  });
}

const brotli = () =>
  createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

function bestEncoding(accepted: string): "br" | "gzip" | null {
  const offers = accepted
    .split(",")
    .map((offer) => offer.trim().toLowerCase())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(";")[0]);
  if (offers.includes("br")) return "br";
  return offers.includes("gzip") || offers.includes("*") ? "gzip" : null;
}
