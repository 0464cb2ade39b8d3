import { todayInUtc } from "#app/shared/calendar/days.ts";
import { viewerContext } from "#app/shared/context.ts";
import { failureMessage } from "#app/shared/forms/failed-submission/failure-message.ts";
import { pageMeta } from "#app/shared/layout/meta.ts";
import { usePage } from "#app/shared/layout/page.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { CheckList } from "#app/shared/ui/page/check-list.tsx";
import { Hero } from "#app/shared/ui/page/hero.tsx";
import { IconTile } from "#app/shared/ui/page/icon-tile.tsx";
import { Section } from "#app/shared/ui/page/section.tsx";
import { asViewer } from "#database/viewer.ts";
import type { Route } from "./+types/enterprise.page.ts";
import { countLiveOpportunities } from "./count-live-opportunities.server.ts";
import { Plans } from "./plans.tsx";
import { PremiumFeatures } from "./premium-features.tsx";
import { band, claim, features, metaWords, plans, resources } from "./words.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const liveCount = await asViewer(context.get(viewerContext), (db) =>
    countLiveOpportunities(db, todayInUtc()),
  );
  return { liveCount };
}

/** The button without a script: the response is the unlocked page, and no URL leads to it. */
export const action = () => ({ isUnlocked: true });

export const handle = failureMessage();

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...metaWords, path: "/enterprise", appUrl: matches[0].loaderData?.appUrl });

export default function Enterprise({ loaderData: { liveCount }, actionData }: Route.ComponentProps) {
  const page = usePage();
  return (
    <>
      <Hero {...band} hasStrip={!page?.savesData}>
        <a href="#plans" className={buttonLook()}>
          {band.plans}
        </a>
        {page && (
          <a href={`mailto:${page.contactEmail}`} className={buttonLook({ look: "on-dark" })}>
            {band.talk}
          </a>
        )}
      </Hero>
      <Section id="features" title={features.title}>
        <Features />
        <p className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2">
          {claim.text}
          <strong className="rounded-full bg-mint px-3 py-0.5 text-mint-ink">{claim.live(liveCount)}</strong>
        </p>
      </Section>
      <PremiumFeatures isUnlockedAtFirst={actionData?.isUnlocked ?? false} />
      <Section id="plans" title={plans.title} intro={plans.intro}>
        <Plans />
      </Section>
      <Section id="resources" title={resources.title} intro={resources.intro} tone="sand">
        <Resources />
      </Section>
    </>
  );
}

/** Folded on a phone. */
function Features() {
  return (
    <ul className="grid gap-3 md:grid-cols-3">
      {features.groups.map(({ icon, title, points }, place) => (
        <li key={title} className="rounded-card border border-line bg-card lifted">
          <details className="unfolded-wide">
            <summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2">
              <IconTile icon={icon} place={place} className="size-9" />
              <h3 className="grow text-lg">{title}</h3>
              <Icon name="chevron" className="size-4 shrink-0 rotate-90 md:hidden" />
            </summary>
            <CheckList points={points} className="px-4 pt-1 pb-4" />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Resources() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-2 lg:grid-cols-3">
      {resources.list.map(({ text, action, to }) => (
        <li key={to} className="border-b border-line pb-2">
          <TextLink to={to}>{action}</TextLink>
          <p className="-mt-1 text-sm text-ink-2 max-sm:hidden">{text}</p>
        </li>
      ))}
    </ul>
  );
}
