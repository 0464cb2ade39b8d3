import { randomUUID } from "node:crypto";
import { join } from "node:path";
import * as pages from "virtual:react-router/server-build";
import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { timeout } from "hono/timeout";
import { type RouterContext, RouterContextProvider } from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import {
  currentUserContext,
  hasSession,
  readCurrentUserInTime,
  viewerOf,
} from "#app/accounts/session/current-user.server.ts";
import {
  backgroundContext,
  outageContext,
  outboundContext,
  pushContext,
  requestInfoContext,
  secretContext,
  signerContext,
  ussdContext,
  viewerContext,
} from "#app/shared/context.ts";
import { flashContext, openFlash } from "#app/shared/flash.server.ts";
import { jobsContext, jobsStatusContext } from "#app/shared/jobs.ts";
import { withLanguage } from "#app/shared/languages/current-language.server.ts";
import { splitLanguage } from "#app/shared/languages/languages.ts";
import { savesData } from "#app/shared/layout/data-saver/data-saver.server.ts";
import {
  copySubmittedForm,
  maxFormBytes,
  submittedFormContext,
} from "#app/shared/layout/errors/submitted-form.server.ts";
import { inlineScriptsContext } from "#app/shared/layout/inline-scripts.server.ts";
import { mailerContext } from "#app/shared/messages.ts";
import type { Outbound } from "#app/shared/outbound.ts";
import { rateLimiterContext } from "#app/shared/rate-limits/rate-limiter.server.ts";
import { openSigner } from "#app/shared/signing/signer.server.ts";
import { isUnreachable } from "#database/connection/unreachable.ts";
import type { OpenDatabase } from "#database/database.ts";
import { buildFolder } from "./build-folder.ts";
import { type Environment, phoneLineOf } from "./environment.ts";
import { openAccountsPerOrigin } from "./http/accounts-per-origin.ts";
import { knownAddressOnly } from "./http/allowed-hosts.ts";
import { clientOfRequest } from "./http/client-address.ts";
import { compress } from "./http/compress.ts";
import { answerFailure, lastAnswer, refusal } from "./http/error-response.ts";
import { openPages } from "./http/pages-by-language.ts";
import { withKnownParameters } from "./http/query-parameters.ts";
import { chooseReading, isRead, mayHaveWritten, rememberWriting } from "./http/read-routing.ts";
import { sameOriginOnly, withoutIdentity } from "./http/same-origin.ts";
import { type SecurityVariables, securityHeaders } from "./http/security-headers.ts";
import { ownFiles } from "./http/static-files.ts";
import type { OpenJobs } from "./jobs/open-job-queue.ts";
import type { Background } from "./lifecycle/background-tasks.ts";
import type { Readiness } from "./lifecycle/health.ts";
import type { Limiter } from "./load-shedding/limiter.ts";
import { receiveBody } from "./load-shedding/receive-body.ts";
import { openRejection, shedLoad } from "./load-shedding/shed-load.ts";
import type { Log } from "./logging/log.ts";
import { logRequest } from "./logging/request-log.ts";
import { openMail } from "./outbound/email/mailer.ts";
import { openPush } from "./outbound/push/push.ts";
import type { RenderBindings } from "./page-cache/render-for-cache.ts";

interface AppOptions {
  database: Pick<OpenDatabase, "db" | "accounts" | "replicas" | "changes">;
  readiness: Readiness;
  environment: Environment;
  outbound: Outbound;
  /** Signs cookies. */
  secret: string;
  background: Background;
  jobs: Pick<OpenJobs, "enqueue" | "status">;
  /** Null admits every request. */
  limiter: Limiter | null;
  log: Log;
}

interface AppEnv {
  Variables: RequestIdVariables & SecurityVariables & { origin: string };
  Bindings: HttpBindings & Partial<Pick<RenderBindings, "requestId">>;
}

/** First path segments of every page and file. */
export const knownPlaces = (): ReadonlySet<string> =>
  new Set([
    "assets",
    "healthz",
    "readyz",
    ...Object.values(pages.routes).map((route) => route?.path?.split("/")[0] ?? ""),
  ]);

/** Pages that accept an uploaded file. */
const pageWithFile = /^\/(admin\/catalogue\/import|admin\/courses|check\/shared)(\.data)?$/;
const largestFile = 5 * 1024 * 1024;
const longestAnswer = 30_000;
const oneDay = "public, max-age=86400";
const forever = "public, max-age=31536000, immutable";

/** The HTTP layer: what every response has in common, then the pages. */
export function createApp(parts: AppOptions) {
  const { database, readiness, environment, outbound, secret, background, jobs, limiter, log } = parts;
  const app = new Hono<AppEnv>();
  const answerPage = openPages();
  const flash = openFlash(secret);
  const signer = openSigner(secret, "catalogue");
  const mailer = openMail(environment, database.accounts, background);
  const accountsAt = openAccountsPerOrigin({ database, environment, secret, background, log, mailer });
  const push = openPush(environment, secret, database.accounts);
  const phoneLine = phoneLineOf(environment);

  app.use((c, next) => {
    const { language, path } = splitLanguage(c.req.path);
    // Editors' pages are only in English.
    if (language !== "en" && /^\/admin(\/|$)/.test(path)) return Promise.resolve(c.redirect(path));
    return withLanguage(language, next);
  });
  app.use("/assets/*", withoutIdle);
  // Always generated here: a client's id must not have any effect.
  app.use(requestId({ headerName: "", generator: (c) => c.env?.requestId ?? randomUUID() }));
  app.use(logRequest(log));
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const { isReady, words } = await readiness.tell();
    return c.text(words, isReady ? 200 : 503);
  });
  app.use(async (c, next) => {
    await next();
    // A proxy would reuse a connection that is about to close.
    if (readiness.isStopping()) c.header("Connection", "close");
  });
  app.use(compress());
  if (import.meta.env.PROD) {
    const root = join(buildFolder, "client");
    const assets = { precompressed: true, onFound: (_: string, c: Context) => setCacheHeaders(c, forever) };
    app.use("/assets/*", serveStatic({ root, ...assets }));
    app.use("/assets/*", serveStatic({ root: join(buildFolder, "earlier"), ...assets }));
    app.get("/assets/*", (c) => c.text("Not found", 404));
    const serveFile = serveStatic({
      root,
      precompressed: true,
      onFound: (_, c) => setCacheHeaders(c, oneDay),
    });
    const files = ownFiles();
    app.use((c, next) => (files.has(c.req.path) ? serveFile(c, next) : next()));
  }
  app.use(securityHeaders(environment));
  // After the static files: the page that rejects an unknown host loads its stylesheet from this server.
  app.use(knownAddressOnly(environment));
  app.use(sameOriginOnly(environment));
  const reject = openRejection(environment.CONTACT_EMAIL);
  // The rest of the body is not read, so the connection can't be reused.
  const closing = new Headers({ Connection: "close" });
  app.use(
    receiveBody({
      maxSize: (path) => (pageWithFile.test(splitLanguage(path).path) ? largestFile : maxFormBytes),
      tooLarge: (c) => refusal("tooLarge", c.req.raw, environment.CONTACT_EMAIL, new Headers(closing)),
      full(c) {
        c.header("Connection", "close");
        return reject(c);
      },
    }),
  );
  if (limiter)
    app.use(
      shedLoad({
        limiter,
        reject,
        clientOf: (c) => clientOf(c, environment),
        isMember: async (c) =>
          hasSession(c.req.raw.headers) &&
          (await accountsAt(c.get("origin")).auth.api.readSessionToken({ headers: c.req.raw.headers })) !==
            null,
      }),
    );
  app.use(timeout(longestAnswer));

  app.all("*", async (c) => {
    const request = withKnownParameters(withoutIdentity(atPublicAddress(c.req.raw, environment.APP_URL)));
    const accounts = accountsAt(c.get("origin"));
    const requestId = c.get("requestId");
    const reading = await chooseReading(database, request);
    const [currentUser, sessionCookies] = await readCurrentUserInTime(
      accounts,
      request.headers,
      (problem) => log.error({ err: problem, requestId }, "the session cannot be looked up"),
      reading.isPrimaryAway,
    );
    const outage = { isAway: false };
    const submittedForm = copySubmittedForm(request);
    const context = new PageContext();
    context.set(accountsContext, accounts);
    context.set(secretContext, secret);
    context.set(signerContext, signer);
    context.set(rateLimiterContext, accounts.limits);
    context.set(mailerContext, mailer);
    context.set(backgroundContext, background.run);
    context.set(currentUserContext, currentUser);
    context.set(viewerContext, viewerOf(currentUser, reading.db));
    context.set(outageContext, outage);
    context.set(outboundContext, outbound);
    context.set(jobsContext, jobs);
    context.set(ussdContext, phoneLine);
    context.set(pushContext, push);
    context.set(jobsStatusContext, jobs.status());
    context.set(submittedFormContext, submittedForm);
    context.set(inlineScriptsContext, c.get("inlineScripts"));
    context.set(flashContext, await flash.of(request));
    context.set(requestInfoContext, {
      requestId,
      appUrl: accounts.origin,
      contactEmail: environment.CONTACT_EMAIL,
      client: clientOf(c, environment),
      sends: { mail: environment.SMTP_URL !== undefined, sms: environment.SMS_URL !== undefined },
      savesData: savesData(request),
      offersOffline: environment.OFFLINE_APP === "on",
      log: log.child({ requestId }),
    });
    const page = await answerPage(request, context);
    const facts = { reference: requestId, contactEmail: environment.CONTACT_EMAIL };
    const answer =
      page.status < 500 ? page : await answerFailure(page, outage.isAway, request, facts, submittedForm);
    if (mayHaveWritten(request) || context.usesAccounts)
      await rememberWriting(database.replicas, request, answer.headers);
    // The next page from this server must show the change.
    if (!isRead(request)) await database.changes.settle();
    return currentUser.kind === "visitor" && sessionCookies.length === 0
      ? answer
      : forThisPersonOnly(answer, sessionCookies);
  });

  app.onError((problem, c) => {
    const isTooSlow = problem instanceof HTTPException && problem.status === 504;
    log.error({ err: problem, requestId: c.get("requestId") }, isTooSlow ? "too slow" : "unexpected error");
    const kind = isTooSlow ? "slow" : isUnreachable(problem) ? "away" : "ours";
    return lastAnswer(kind, c.req.raw, {
      reference: c.get("requestId"),
      contactEmail: environment.CONTACT_EMAIL,
    });
  });
  return app;
}

class PageContext extends RouterContextProvider {
  /** Links in emails and redirects from other sites can sign a user in with a GET. */
  usesAccounts = false;

  override get<Held>(context: RouterContext<Held>): Held {
    if ((context as unknown) === accountsContext) this.usesAccounts = true;
    return super.get(context);
  }
}

/** Files need none of a page's policies. A page loads twenty files, so every header counts twenty times. */
function setCacheHeaders(c: Context, howLong: string) {
  c.header("Cache-Control", howLong);
  c.header("X-Content-Type-Options", "nosniff");
}

/** The name of a file changes with its content, so browsers need neither its date nor a request id. */
const withoutIdle: MiddlewareHandler = async (c, next) => {
  await next();
  for (const name of ["Last-Modified", "X-Request-Id"]) c.header(name, undefined);
};

/**
 * Behind a proxy the request arrives under an internal address; pages, cookies and origin checks need the public one.
 */
function atPublicAddress(request: Request, appUrl: string | undefined): Request {
  if (!appUrl) return request;
  const { pathname, search } = new URL(request.url);
  return new Request(new URL(pathname + search, appUrl), request);
}

const clientOf = (c: Context, environment: Environment) =>
  clientOfRequest((c.env as Partial<HttpBindings> | undefined)?.incoming, environment);

/** No cache may store a page of a signed-in user: the next person at a shared computer might press Back. */
function forThisPersonOnly(answer: Response, sessionCookies: string[]): Response {
  const { headers } = answer;
  headers.set("Cache-Control", "private, no-store");
  const isDecided = headers.getSetCookie().some((cookie) => cookie.includes("fursa.session_token="));
  if (!isDecided) for (const cookie of sessionCookies) headers.append("Set-Cookie", cookie);
  return answer;
}
