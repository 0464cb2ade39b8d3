import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { failureWords } from "#app/shared/forms/failed-submission/words.ts";
import { language } from "#app/shared/languages/language.ts";
import { localPath } from "#app/shared/languages/local-path.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import styles from "#app/styles.css?url";
import { pageTitle } from "../meta.ts";
import { Brand } from "../navigation/brand.tsx";
import { errorWords, notFound } from "../words.ts";
import { FailedSubmission } from "./submitted-form.tsx";

/** An endpoint has no page with texts of its own. */
const notReceived = () => ({ ...failureWords.house, detail: failureWords.ours });

export interface StaticErrorPage {
  title: string;
  text: string;
  contactEmail: string;
  /** The id under which a failure was logged. */
  reference?: string;
  /** The request, if repeating it may help; without a form if it must not be sent twice, or none could be copied. */
  sent?: { address: string; wasSent: boolean; form: FormData | null };
  /** Whether our home page is at the requested host. */
  linksHome?: boolean;
}

/** Rendered without loaders, session, script or database. */
export const renderStaticErrorPage = (page: StaticErrorPage) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page {...page} />)}`;

function Page({ title, text, reference, contactEmail, sent, linksHome = true }: StaticErrorPage) {
  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf8f1" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d1612" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        <title>{pageTitle(title)}</title>
      </head>
      <body className="flex min-h-dvh flex-col bg-paper font-sans">
        <main className="wrap flex grow flex-col items-start py-8">
          <StaticRouter location="/">
            <Brand />
          </StaticRouter>
          <div className="my-auto max-w-2xl py-12">
            <h1 className="text-page">{title}</h1>
            <p className="mt-4 text-lg text-ink-2">{text}</p>
            {sent?.wasSent && !sent.form && (
              <p className="mt-4 text-lg text-ink-2">{errorWords.goBackToForm}</p>
            )}
            {sent?.form && (
              <div className="mt-6">
                <FailedSubmission failure={notReceived()} action={sent.address} form={sent.form} />
              </div>
            )}
            {reference && (
              <p className="mt-6">
                {errorWords.reference}{" "}
                <code className="inline-block rounded-md bg-neutral px-2 py-1 text-sm break-all">
                  {reference}
                </code>
              </p>
            )}
            <p className="mt-4">
              <a href={`mailto:${contactEmail}`} className="text-leaf underline underline-offset-4">
                {contactEmail}
              </a>
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              {sent && !sent.wasSent && (
                <a href={sent.address} className={buttonLook()}>
                  {errorWords.again}
                </a>
              )}
              {linksHome && (
                <a href={localPath("/")} className={buttonLook({ look: "outline" })}>
                  {notFound.home}
                </a>
              )}
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}
