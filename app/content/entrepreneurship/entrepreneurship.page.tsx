import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/entrepreneurship.page.ts";
import { FundingKinds } from "./funding-kinds.tsx";
import { ProgramsByPlace } from "./programs-by-place.tsx";
import { Resources } from "./resources.tsx";
import { band, closing, funding, metaWords, programs, resources } from "./words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/entrepreneurship", appUrl: matches[0].loaderData?.appUrl });

export default function Entrepreneurship() {
  return (
    <>
      <Hero {...band} hasStrip={!usePage()?.savesData} />
      <Section id="programs" title={programs.title} intro={programs.intro}>
        <ProgramsByPlace />
      </Section>
      <Section id="funding" title={funding.title} intro={funding.intro} tone="sand">
        <FundingKinds />
        <p className="mt-5 max-w-[65ch] text-ink-2">{funding.note}</p>
        <TextLink to="/check">{funding.check}</TextLink>
      </Section>
      <Section id="resources" title={resources.title}>
        <Resources />
      </Section>
      <CallToActionPanel id="closing" title={closing.title} text={closing.text}>
        <ButtonLink to="/browse" size="large">
          {closing.browse}
        </ButtonLink>
        <ButtonLink to="/advice" size="large" look="outline">
          {closing.advice}
        </ButtonLink>
      </CallToActionPanel>
    </>
  );
}
