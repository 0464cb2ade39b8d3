import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { factsContext, viewerContext } from "#app/context.ts";
import { flashContext } from "#app/frame/flash.server.ts";
import type { Route } from "./+types/root.ts";
import "./styles.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { savesData, contactEmail, appUrl } = context.get(factsContext);
  const flash = context.get(flashContext);
  const page = {
    viewer: context.get(viewerContext).kind,
    savesData,
    contactEmail,
    appUrl,
    toasts: flash.waiting,
  };
  return data(
    page,
    flash.waiting.length > 0 ? { headers: { "Set-Cookie": await flash.shown() } } : undefined,
  );
}

/** A message may be waiting after any navigation, and the answer is tiny. */
export const shouldRevalidate = () => true;

export function Layout({ children }: { children: React.ReactNode }) {
  const page = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!page?.savesData && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
