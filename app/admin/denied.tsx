import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";

/** Pages that tell a non-admin no on a card of their own; the others send them home. */
const cards: Record<string, { text: string; goesHome: boolean }> = {
  "/admin/import": { text: "You don't have permission to access the admin panel.", goesHome: false },
  "/admin/scraper": { text: "You need admin privileges to access this page.", goesHome: true },
};

export const cardFor = (path: string) => cards[path.replace(/\/+$/, "")];

export function Denied({ path }: { path: string }) {
  const card = cardFor(path);
  return (
    <div className="wrap max-w-xl py-12">
      <Card className="grid gap-3 text-center">
        <h1 className="text-3xl">Access Denied</h1>
        <p>{card?.text ?? "You don't have permission to access this page"}</p>
        {card?.goesHome && <ButtonLink to="/">Go Home</ButtonLink>}
      </Card>
    </div>
  );
}
