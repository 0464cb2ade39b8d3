import { useContext } from "react";
import { isRouteErrorResponse, useLocation, useMatches } from "react-router";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { ToastCard } from "#app/shared/ui/feedback/toast.tsx";
import { pageTitle } from "../meta.ts";
import { Brand } from "../navigation/brand.tsx";
import { usePage } from "../page.ts";
import { errorWords, notFound } from "../words.ts";
import { RenderContext, useErrorReference } from "./render-context.ts";

/** The error page. Uses nothing that may itself have failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { id, reference } = useErrorReference(error);
  const rendering = useContext(RenderContext);
  // If a form failed, no loader has set it.
  const contactEmail = usePage()?.contactEmail ?? rendering?.contactEmail;
  const kind = rendering?.isAway ? "away" : kindOf(error);
  const isOurs = kind === "ours" || kind === "away";
  const loadFailed = useMatches()
    .map(({ handle }) => (handle as { loadFailed?: () => string } | undefined)?.loadFailed)
    .at(-1)?.();
  const submittedForm = rendering?.submittedForm;
  return (
    <main className="wrap flex grow flex-col items-start py-8">
      <title>{pageTitle(errorWords[kind].title)}</title>
      <Brand />
      <div className="my-auto max-w-2xl py-12">
        <h1 className="text-page">{errorWords[kind].title}</h1>
        <p className="mt-4 text-lg text-ink-2">{errorWords[kind].text}</p>
        {loadFailed && !submittedForm && (
          <div role="alert" className="mt-6">
            <ToastCard tone="bad" title={loadFailed} detail={errorWords[kind].text} isWide />
          </div>
        )}
        {submittedForm && <div className="mt-6">{submittedForm}</div>}
        {isOurs && reference && (
          <p className="mt-6">
            {errorWords.reference}{" "}
            <code id={id} className="inline-block rounded-md bg-neutral px-2 py-1 text-sm break-all">
              {reference}
            </code>
          </p>
        )}
        {isOurs && contactEmail && (
          <p className="mt-4">
            <a href={`mailto:${contactEmail}`} className="text-leaf underline underline-offset-4">
              {contactEmail}
            </a>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {kind !== "theirs" && !submittedForm && (
            <ButtonLink to={pathname + search} reloadDocument>
              {errorWords.again}
            </ButtonLink>
          )}
          <ButtonLink to="/" look="outline" reloadDocument>
            {notFound.home}
          </ButtonLink>
        </div>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="mt-8 overflow-x-auto rounded-card bg-neutral p-4 text-sm">{error.stack}</pre>
        )}
      </div>
    </main>
  );
}

function kindOf(error: unknown): "ours" | "theirs" | "network" {
  if (isRouteErrorResponse(error)) return error.status < 500 ? "theirs" : "ours";
  // Browsers report a lost request as a TypeError, each with its own message.
  const isFetch = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return isFetch ? "network" : "ours";
}
