import font from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url";
import { useContext, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { accountsContext } from "#app/accounts/accounts.server.ts";
import { LiveSession } from "#app/accounts/session/live-session.tsx";
import { sessionKey } from "#app/accounts/session/session-key.server.ts";
import { AccessDenied } from "#app/editors/admin/access-denied.tsx";
import { todayInUtc } from "#app/shared/calendar/days.ts";
import { requestInfoContext, viewerContext } from "#app/shared/context.ts";
import { flashContext } from "#app/shared/flash.server.ts";
import {
  isFailedSubmission,
  keepFormOnFailure,
  scrollKey,
} from "#app/shared/forms/failed-submission/keep-form-on-failure.ts";
import { hydrated } from "#app/shared/hydration/hydrate-on-interaction.ts";
import { language } from "#app/shared/languages/language.ts";
import { ErrorPage } from "#app/shared/layout/errors/error-page.tsx";
import { NotFound } from "#app/shared/layout/errors/not-found.tsx";
import { RenderContext } from "#app/shared/layout/errors/render-context.ts";
import { PageLayout } from "#app/shared/layout/layout.tsx";
import { pageTitle } from "#app/shared/layout/meta.ts";
import { type PageData, useIsSignedIn, usePage } from "#app/shared/layout/page.ts";
import { notFound } from "#app/shared/layout/words.ts";
import { classNames } from "#app/shared/ui/class-names.ts";
import { useHydrated } from "#app/shared/ui/use-hydrated.ts";
import { AnswersInLinks } from "#app/shared/urls/answers-in-links.ts";
import { findBadges } from "#app/students/badges/find-badges.server.ts";
import { answersIn } from "#app/students/onboarding-answers/answers-in.ts";
import { asViewer, type Viewer } from "#database/viewer.ts";
import type { Route } from "./+types/root.ts";
import styles from "./styles.css?url";
import { rootText } from "./text-words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { savesData, contactEmail, appUrl } = context.get(requestInfoContext);
  const flash = context.get(flashContext);
  const viewer = context.get(viewerContext);
  const page: PageData = {
    viewer: viewer.kind,
    session: sessionKey(context),
    savesData,
    contactEmail,
    appUrl,
    toasts: flash.pending,
    ...(viewer.kind !== "visitor" && {
      badges: await badgesOf({ ...viewer, database: context.get(accountsContext).db }),
    }),
  };
  return data(
    page,
    flash.pending.length > 0 ? { headers: { "Set-Cookie": await flash.clear() } } : undefined,
  );
}

/**
 * Runs with the member's rights, in the pool that looked up the session, so that a page uses one connection of the
 * other pool. If the database doesn't respond, the page is shown without badges.
 */
const badgesOf = (viewer: Exclude<Viewer, { kind: "visitor" }>) =>
  asViewer(viewer, (db) => findBadges(db, viewer.userId, new Date(), todayInUtc())).catch(() => ({}));

/** A toast may be pending after any navigation, and the response is tiny. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => !isFailedSubmission(args);

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepFormOnFailure];

export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: rootText.fursa }];
  const title = isNotFound(error) ? notFound.title : isDenied(error) ? "Access Denied" : null;
  // The error page sets its own title, because the failure is only known while it is rendered.
  return [...(title ? [{ title: pageTitle(title) }] : []), { name: "robots", content: "noindex" }];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const page = usePage();
  const isSignedIn = useIsSignedIn();
  const rendering = useContext(RenderContext);
  const isHydrated = useHydrated();
  const savesData = page?.savesData ?? rendering?.savesData ?? false;
  return (
    <html lang={language()} className={savesData ? "saves-data" : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1612" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* With a `precedence`, React writes it above the preloads of the scripts, and the page is painted a second
            sooner on 3G. */}
        <link rel="stylesheet" href={styles} precedence="page" />
        {!savesData && <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />}
        <Meta />
        <Links />
      </head>
      <body className={classNames("flex min-h-dvh flex-col bg-paper font-sans", isSignedIn && "has-bar")}>
        {children}
        {!savesData && !rendering?.submittedForm && !rendering?.isAway && (
          <>
            {/* Until the page is hydrated, the browser restores the scroll position. */}
            {isHydrated && <ScrollRestoration getKey={scrollKey} />}
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const location = useLocation();
  const isSignedIn = useIsSignedIn();
  useEffect(() => void dispatchEvent(new Event(hydrated)), []);
  return (
    <AnswersInLinks value={isSignedIn ? "" : answersIn(location)}>
      <PageLayout>
        <LiveSession />
        <Outlet />
      </PageLayout>
    </AnswersInLinks>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isDenied(error)) return <AccessDenied />;
  if (!isNotFound(error)) return <ErrorPage error={error} />;
  return (
    <PageLayout>
      <NotFound />
    </PageLayout>
  );
}

const isDenied = (error: unknown) => isRouteErrorResponse(error) && error.status === 403;
const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
