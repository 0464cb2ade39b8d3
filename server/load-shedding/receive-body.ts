import type { Context, MiddlewareHandler } from "hono";

/** Bytes of all request bodies in memory at once. Beyond that, uploads are shed. */
const maxHeld = 64 * 1024 * 1024;

interface BodyOptions {
  /** Bytes that a request to this path may send. */
  maxSize(path: string): number;
  tooLarge(c: Context): Response;
  full(c: Context): Response;
}

/**
 * Reads the body before the request takes a slot: a body that never arrives costs a socket, but no slot. Node closes
 * the connection of a body that takes longer than `requestTimeout`.
 */
export function receiveBody({ maxSize, tooLarge, full }: BodyOptions): MiddlewareHandler {
  let held = 0;
  return async (c, next) => {
    const { method, path, raw } = c.req;
    if (method === "GET" || method === "HEAD" || !raw.body) return next();
    const longest = maxSize(path);
    if (Number(raw.headers.get("Content-Length")) > longest) return tooLarge(c);
    const chunks: Uint8Array[] = [];
    let size = 0;
    try {
      for await (const chunk of raw.body) {
        size += chunk.byteLength;
        held += chunk.byteLength;
        if (size > longest) return tooLarge(c);
        if (held > maxHeld) return full(c);
        chunks.push(chunk);
      }
      c.req.raw = new Request(raw, { body: Buffer.concat(chunks) });
      return await next();
    } catch (problem) {
      // The client has disconnected: nobody reads the response.
      if (raw.signal.aborted) return c.body(null, 400);
      throw problem;
    } finally {
      held -= size;
    }
  };
}
