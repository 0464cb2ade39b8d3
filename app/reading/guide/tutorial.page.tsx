import { pageMeta } from "#app/common/frame/meta.ts";
import { usePage } from "#app/common/frame/page.ts";
import { Band } from "#app/common/ui/band.tsx";
import { ButtonLink } from "#app/common/ui/button.tsx";
import { CallPanel } from "#app/common/ui/call-panel.tsx";
import { Section } from "#app/common/ui/section.tsx";
import type { Route } from "./+types/tutorial.page.ts";
import { Steps } from "./steps.tsx";
import { Tips } from "./tips.tsx";
import { band, closing, metaWords, steps, tips } from "./words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/tutorial", appUrl: matches[0].loaderData?.appUrl });

export default function Tutorial() {
  return (
    <>
      <Band {...band} hasStrip={!usePage()?.savesData} />
      <Section id="steps" title={steps.title}>
        <Steps />
      </Section>
      <Section id="tips" title={tips.title} intro={tips.intro} tone="sand">
        <Tips />
      </Section>
      <CallPanel id="closing" title={closing.title} text={closing.text}>
        <ButtonLink to="/auth" size="large">
          {closing.start}
        </ButtonLink>
        <ButtonLink to="/browse" size="large" look="outline">
          {closing.browse}
        </ButtonLink>
      </CallPanel>
    </>
  );
}
