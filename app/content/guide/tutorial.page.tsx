import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/tutorial.page.ts";
import { Steps } from "./steps.tsx";
import { Tips } from "./tips.tsx";
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
