import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { HostLink } from "#app/shared/ui/navigation/host-link.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/entrepreneurship.page.ts";
import { ProgramsByPlace } from "./programs-by-place.tsx";
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

function FundingKinds() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {funding.kinds.map(({ name, range, text, wants }) => (
        <Card as="li" key={name} className="flex flex-col">
          <h3 className="text-lg">{name}</h3>
          <p className="mt-1 font-display text-2xl leading-tight font-bold text-leaf">{range}</p>
          <p className="mt-2 mb-4 text-ink-2">{text}</p>
          <p className="mt-auto border-t border-dashed border-line pt-3 text-sm">
            <strong>{funding.lookedFor}</strong> {wants}
          </p>
        </Card>
      ))}
    </ul>
  );
}

function Resources() {
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {[resources.register, resources.learn, resources.investors].map(({ title, text, list }) => (
        <Card as="li" key={title}>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1 mb-3 text-ink-2">{text}</p>
          <ul>
            {list.map(({ name, url }) => (
              <li key={url} className="border-t border-line pt-2 pb-1">
                <p>{name}</p>
                <HostLink href={url} label={name} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </ul>
  );
}
