import { ButtonLink } from "#app/shared/ui/button.tsx";
import { promo } from "./words.ts";

interface PromoProps {
  isSignedIn: boolean;
  hasProfile: boolean;
}

export function Promo({ isSignedIn, hasProfile }: PromoProps) {
  const { title, text, action, to } = hasProfile ? promo.member : isSignedIn ? promo.newcomer : promo.visitor;
  return (
    <aside className="on-dark self-start rounded-panel bg-indigo p-4 md:p-7 lg:sticky lg:top-6">
      <h2 className="text-xl md:text-2xl">{title}</h2>
      <p className="mt-1 mb-3 text-on-indigo max-md:text-[.9375rem] md:mt-2 md:mb-5">{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </aside>
  );
}
