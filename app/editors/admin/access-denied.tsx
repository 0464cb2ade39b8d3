import { useLocation } from "react-router";
import { lookUp } from "#app/shared/forms/lookup.ts";
import { Brand } from "#app/shared/layout/navigation/brand.tsx";
import { trimTrailing } from "#app/shared/text/without-ending.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";

/** Pages that tell a non-admin no on a card of their own; the others send them home. */
const cards: Record<string, { text: string; goesHome: boolean }> = {
  "/admin/import": { text: "You don't have permission to access the admin panel.", goesHome: false },
  "/admin/scraper": { text: "You need admin privileges to access this page.", goesHome: true },
};

export const cardFor = (path: string) => lookUp(cards, trimTrailing(path, "/"));

/** Stands by itself, as every error page does: the gate answers before anything of the page is loaded. */
export function Denied() {
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
