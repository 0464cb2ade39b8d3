import { useIsSignedIn } from "#app/common/frame/page.ts";
import { ButtonLink } from "#app/common/ui/button.tsx";
import { promo } from "./words.ts";

export function Promo() {
  const { title, text, action, to } = useIsSignedIn() ? promo.member : promo.visitor;
  return (
    <aside className="on-dark self-start rounded-panel bg-indigo p-6 md:p-7 lg:sticky lg:top-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-on-indigo">{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </aside>
  );
}
