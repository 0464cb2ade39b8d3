import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { renderStaticErrorPage } from "#app/shared/layout/errors/static-error-page.server.tsx";
import { isDataRequest } from "#app/shared/layout/errors/submitted-form.server.ts";
import { overloaded } from "#app/shared/layout/words.ts";
import type { Environment } from "../environment.ts";
import { bestEncoding, compress, type Encoding } from "../http/compress.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { RenderBindings } from "../page-cache/render-for-cache.ts";
import type { PageListener } from "../page-cache/serve-pages.ts";
import type { Limiter } from "./limiter.ts";
import { priorityOf } from "./priority.ts";

/** Replaced by the page's own URL. React warns of the empty string that would mean the same. */
const here = "/this-page";

/** Seconds. Random, or every client would come back at once. */
const retryAfter = () => String(5 + Math.floor(Math.random() * 10));

interface LoadSheddingOptions {
  limiter: Limiter;
  reject(c: Context): Response;
  /** Whether the request has a session cookie with our signature. */
  isMember(c: Context): Promise<boolean>;
  clientOf(c: Context): string;
}

/** Serves as many requests at once as the limiter allows, and responds to the others with a small 503. */
export function shedLoad({ limiter, reject, isMember, clientOf }: LoadSheddingOptions): MiddlewareHandler {
  return async (c, next) => {
    // A render for the cache has no headers of a client. Its client, and whether others wait for the page, are passed
    // separately.
    const { incoming, isPopular } = (c.env ?? {}) as Partial<RenderBindings>;
    const priority = priorityOf({
      method: c.req.method,
      path: c.req.path,
      userAgent: incoming?.headers["user-agent"] ?? c.req.header("User-Agent"),
      isMember: await isMember(c),
      isPopular,
    });
    const release = await limiter.acquire(priority, priority === "popular" ? null : clientOf(c));
    if (!release) return reject(c);
    try {
      return await next();
    } finally {
      release();
    }
  };
}

/** The response to a request that is shed. Its page is rendered and compressed once. */
export function openRejection(contactEmail: string): (c: Context) => Response {
  const pages = new Map<boolean, Record<Encoding | "plain", Buffer<ArrayBuffer>>>();
  const pageFor = (wasSent: boolean) => {
    const known = pages.get(wasSent);
    if (known) return known;
    const rendered = renderStaticErrorPage({
      ...overloaded,
      contactEmail,
      sent: { address: here, wasSent, form: null },
    });
    const plain = Buffer.from(rendered.replaceAll(`"${here}"`, '""'));
    const page = { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
    pages.set(wasSent, page);
    return page;
  };
  return (c) => {
    c.header("Retry-After", retryAfter());
    c.header("Cache-Control", "private, no-store");
    // React Router's script shows this text as the request's id.
    if (isDataRequest(c.req.raw)) return c.text(c.get("requestId") ?? "", 503);
    if (!c.req.header("Accept")?.includes("text/html"))
      return c.text(`${overloaded.title}. ${overloaded.text}`, 503);
    const encoding = bestEncoding(c.req.header("Accept-Encoding") ?? "");
    if (encoding) c.header("Content-Encoding", encoding);
    c.header("Content-Type", "text/html; charset=UTF-8");
    return c.body(pageFor(c.req.method === "POST")[encoding ?? "plain"], 503);
  };
}

interface EarlyOptions {
  limiter: Limiter;
  environment: Pick<Environment, "APP_URL" | "CONTACT_EMAIL">;
  clientOf(incoming: IncomingMessage): string;
  /** The paths of static files, which are always served. */
  files: ReadonlySet<string>;
  listener: PageListener;
}

/**
 * Rejects before the app: a rejection inside it costs four times as much, and requests in progress have to wait for
 * it. Only page views without a session are rejected here; forms, scripts and members are left to the app.
 */
export async function rejectEarly({
  limiter,
  environment,
  clientOf,
  files,
  listener,
}: EarlyOptions): Promise<PageListener> {
  const app = new Hono().use(compress(), securityHeaders(environment));
  app.all("*", openRejection(environment.CONTACT_EMAIL));

  async function prepare(headers: Record<string, string>) {
    const response = await app.request("/", { headers });
    const body = Buffer.from(await response.arrayBuffer());
    response.headers.delete("Retry-After");
    response.headers.set("Content-Length", String(body.byteLength));
    return { head: [...response.headers].flat(), body };
  }
  const page = (encoding: string) => prepare({ Accept: "text/html", "Accept-Encoding": encoding });
  const pages = { br: await page("br"), gzip: await page("gzip"), plain: await page("") };
  const plainText = await prepare({});

  return (incoming, outgoing) => {
    const { method, url = "/", headers } = incoming;
    const [path = ""] = url.split("?", 1);
    const isPage = method === "GET" && !path.endsWith(".data") && !isExempt(path) && !files.has(path);
    const isAnonymous = !headers.cookie?.includes("session_token=");
    const facts = { method: "GET", path, userAgent: headers["user-agent"], isMember: false };
    if (!isPage || !isAnonymous || !limiter.isFull(priorityOf(facts), clientOf(incoming)))
      return listener(incoming, outgoing);
    const { head, body } = headers.accept?.includes("text/html")
      ? pages[bestEncoding(String(headers["accept-encoding"] ?? "")) ?? "plain"]
      : plainText;
    outgoing
      .writeHead(503, head.concat(["Retry-After", retryAfter(), "X-Request-Id", randomUUID()]))
      .end(body);
  };
}

const isExempt = (path: string) => path === "/healthz" || path === "/readyz" || path.startsWith("/assets/");
