import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { IconTile } from "#app/shared/ui/page/icon-tile.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/tutorial.page.ts";
import { Steps } from "./steps.tsx";
import { band, closing, metaWords, steps, tips } from "./words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/tutorial", appUrl: matches[0].loaderData?.appUrl });

export default function Tutorial() {
  return (
    <>
      <Hero {...band} hasStrip={!usePage()?.savesData} />
      <Section id="steps" title={steps.title}>
        <Steps />
      </Section>
      <Section id="tips" title={tips.title} intro={tips.intro} tone="sand">
        <Tips />
      </Section>
      <CallToActionPanel id="closing" title={closing.title} text={closing.text}>
        <ButtonLink to="/auth" size="large">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/browse" size="large" look="outline">
          {closing.browse}
        </ButtonLink>
      </CallToActionPanel>
    </>
  );
}

function Tips() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {tips.kinds.map(({ icon, title, points, action, to }, place) => (
        <Card as="li" key={title} className="flex flex-col items-start">
          <div className="mb-4 flex items-center gap-3">
            <IconTile icon={icon} place={place} className="size-11" />
            <h3 className="text-xl">{title}</h3>
          </div>
          <CheckList points={points} className="mb-3" />
          <TextLink to={to} className="mt-auto">
            {action}
          </TextLink>
        </Card>
      ))}
    </ul>
  );
}
