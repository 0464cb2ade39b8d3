import { Icon } from "#app/shared/ui/icon.tsx";
import { Link } from "#app/shared/ui/navigation/link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { words } from "../words.ts";
import { houseRules } from "./rule-words.ts";

/** The rules of the union, in three lines above everything else. */
export const HouseRulesCard = () => (
  <section aria-labelledby="rules" className="flex gap-4 rounded-panel bg-sand p-5">
    <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-mint text-mint-ink">
      <Icon name="shield" className="size-6" />
    </span>
    <div className="min-w-0">
      <h2 id="rules" className="text-xl">
        <Link to="/union/rules" className="underline-offset-4 hover:underline">
          {houseRules.card.title}
        </Link>
      </h2>
      <p className="text-sm text-ink-2">{houseRules.by}</p>
      <p className="mt-1 max-w-[65ch]">{houseRules.card.text}</p>
      <TextLink to="/union/rules">{words.rulesLink}</TextLink>
    </div>
  </section>
);
