import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { CallToActionPanel } from "#app/shared/ui/page/call-to-action.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { SectionHeading } from "#app/shared/ui/page/heading.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import type { Route } from "./+types/parents-guide.page.ts";
import { actions, band, intro, metaWords, sections } from "./words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/parents", appUrl: matches[0].loaderData?.appUrl });

export default function ParentsGuide() {
  return (
    <>
      <Hero {...band} hasStrip={!usePage()?.savesData} />
      <div className="wrap grid gap-8 py-8 md:grid-cols-3 md:py-12">
        {sections.map(({ id, title, points }) => (
          <section key={id} aria-labelledby={id}>
            <SectionHeading id={id} title={title} />
            <CheckList points={points} />
          </section>
        ))}
        <p className="text-ink-2 md:col-span-3">{intro.onEveryPage}</p>
      </div>
      <CallToActionPanel id="start" title={actions.title} text={actions.text}>
        <ButtonLink to="/browse" size="large">
          {actions.browse}
        </ButtonLink>
        <ButtonLink to="/check" size="large" look="outline">
          {actions.check}
        </ButtonLink>
      </CallToActionPanel>
    </>
  );
}
