import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { IconPoints } from "#app/shared/ui/page/icon-points.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import type { Route } from "./+types/about.page.ts";
import { HowMatchingWorks } from "./how-matching-works.tsx";
import { band, contact, data, matching, metaWords, mission } from "./words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/about", appUrl: matches[0].loaderData?.appUrl });

export default function About() {
  const page = usePage();
  return (
    <>
      <Hero {...band} hasStrip={!page?.savesData} />
      <Section id="mission" title={mission.title}>
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
          <div className="grid content-start gap-4 text-lg">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <CheckList
            points={mission.promises}
            className="content-start rounded-panel bg-mint p-6 text-mint-ink"
          />
        </div>
      </Section>
      <Section id="matching" title={matching.title} intro={matching.intro} tone="sand">
        <HowMatchingWorks />
      </Section>
      <Section id="data" title={data.title}>
        <HowDataIsChecked />
      </Section>
      <Section id="contact" title={contact.title} intro={contact.text} tone="sand">
        {page && (
          <a href={`mailto:${page.contactEmail}`} className={buttonLook({ size: "large" })}>
            <Icon name="mail" className="size-5 shrink-0" />
            <span className="min-w-0 break-all">{page.contactEmail}</span>
          </a>
        )}
        <p className="mt-3 flex flex-wrap gap-x-6">
          <TextLink to="/schools">{contact.schools}</TextLink>
          <TextLink to="/enterprise">{contact.partners}</TextLink>
        </p>
      </Section>
    </>
  );
}

function HowDataIsChecked() {
  return (
    <>
      <IconPoints points={data.list} tone="indigo" />
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        {data.check} <TextLink to="/check">{data.checkAction}</TextLink>
      </p>
    </>
  );
}
