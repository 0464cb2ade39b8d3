import { pageMeta } from "#app/shared/layout/meta.ts";
import { ButtonLink } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { BackLink } from "#app/shared/ui/navigation/breadcrumb.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PageHeading } from "#app/shared/ui/page/heading.tsx";
import { words } from "../words.ts";
import type { Route } from "./+types/rules.page.ts";
import { houseRules } from "./rule-words.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: houseRules.pageTitle,
    description: houseRules.pageDescription,
    path: "/union/rules",
    appUrl: matches[0].loaderData?.appUrl,
  });

export default function Rules() {
  const { scams, under18, who } = houseRules;
  return (
    <div className="wrap max-w-3xl pt-4 pb-10 md:py-8">
      <BackLink to="/union">{words.title}</BackLink>
      <PageHeading title={houseRules.title} intro={houseRules.intro} />
      <p className="mt-1 text-sm text-ink-2">{houseRules.by}</p>
      <ol className="mt-6 grid gap-4">
        {houseRules.rules.map(({ title, text }, place) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-mint font-display font-bold text-mint-ink"
            >
              {place + 1}
            </span>
            <div className="min-w-0">
              <h2 className="text-xl">{title}</h2>
              <p className="mt-1">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Card as="section" className="mt-8">
        <h2 className="mb-3 text-2xl">{scams.title}</h2>
        <ul className="grid gap-2.5">
          {scams.points.map((point) => (
            <li key={point} className="flex items-start gap-2.5">
              <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-clay" />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to="/check" look="forest" className="mt-4">
          {scams.check}
        </ButtonLink>
      </Card>
      {[who, under18].map(({ title, text }) => (
        <section key={title} className="mt-6">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-1">{text}</p>
        </section>
      ))}
    </div>
  );
}
