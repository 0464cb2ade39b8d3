import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { Button, buttonLook } from "#app/common/ui/button.tsx";
import styles from "#app/styles.css?url";
import { Brand } from "./brand.tsx";
import { pageTitle } from "./meta.ts";
import { problems } from "./words.ts";

export interface LastPage {
  kind: "ours" | "slow" | "away";
  reference: string;
  contactEmail: string;
  /** The path and query that were asked for. */
  address: string;
  /** A form that was sent, to be sent again from here; null where nothing was sent, or it must not be written into a page. */
  typed: [name: string, value: string][] | null;
  /** Something was sent. */
  isForm: boolean;
}

/** The page for when no page could be made: it leans on no loader, no session, no script and no database. */
export const renderLastPage = (page: LastPage) =>
  `<!DOCTYPE html>${renderToStaticMarkup(<Page {...page} />)}`;

function Page({ kind, reference, contactEmail, address, typed, isForm }: LastPage) {
  const { title, text } = problems[kind];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
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
            <h1 className="text-[clamp(2rem,1.5rem+2.5vw,3rem)]">{title}</h1>
            <p className="mt-4 text-lg text-ink-2">{text}</p>
            {isForm && (
              <p className="mt-4 text-lg text-ink-2">
                {typed ? problems.typedIsHere : problems.typedIsBehind}
              </p>
            )}
            <p className="mt-4">
              {problems.reference}{" "}
              <code className="rounded-md bg-neutral px-2 py-1 text-sm break-all">{reference}</code>
            </p>
            <p className="mt-4">
              <a href={`mailto:${contactEmail}`} className="text-leaf underline underline-offset-4">
                {contactEmail}
              </a>
            </p>
            <div className="mt-8 flex flex-wrap gap-3">
              {typed && <SendAgain address={address} typed={typed} />}
              {!isForm && (
                <a href={address} className={buttonLook()}>
                  {problems.again}
                </a>
              )}
              <a href="/" className={buttonLook({ look: "outline" })}>
                Return to Home
              </a>
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}

const SendAgain = ({ address, typed }: { address: string; typed: [string, string][] }) => (
  <form method="post" action={address}>
    {typed.map(([name, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
      <input key={place} type="hidden" name={name} value={value} />
    ))}
    <Button>{problems.again}</Button>
  </form>
);
