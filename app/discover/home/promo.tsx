import { ButtonLink } from "#app/shared/ui/button.tsx";
import { promo } from "./words.ts";

interface PromoProps {
  isSignedIn: boolean;
  hasProfile: boolean;
}

export function Promo({ isSignedIn, hasProfile }: PromoProps) {
  const { title, text, action, to } = hasProfile ? promo.member : isSignedIn ? promo.newcomer : promo.visitor;
  return (
    <aside className="on-dark self-start rounded-panel bg-indigo p-6 md:p-7 lg:sticky lg:top-6">
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-2 mb-5 text-on-indigo">{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </aside>
  );
}
