import { useLocation } from "react-router";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { Brand } from "#app/shared/layout/navigation/brand.tsx";
import { trimTrailing } from "#app/shared/text/trim-trailing.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";

/** These pages show non-admins a card; the others redirect them to the home page. */
const cards: Record<string, { text: string; goesHome: boolean }> = {
  "/admin/import": { text: "You don't have permission to access the admin panel.", goesHome: false },
  "/admin/scraper": { text: "You need admin privileges to access this page.", goesHome: true },
};

export const cardFor = (path: string) => lookUp(cards, trimTrailing(path, "/"));

/** A complete page: the middleware responds before any layout is loaded. */
export function AccessDenied() {
  const card = cardFor(useLocation().pathname);
  return (
    <main className="wrap flex grow flex-col items-start py-8">
      <Brand />
      <Card className="m-auto grid w-full max-w-xl gap-3 text-center">
        <h1 className="text-3xl">Access Denied</h1>
        <p>{card?.text ?? "You don't have permission to access this page"}</p>
        {card?.goesHome && (
          <ButtonLink to="/" reloadDocument>
            Go Home
          </ButtonLink>
        )}
      </Card>
    </main>
  );
}
