import { usePage } from "#app/shared/layout/page.ts";
import { buttonLook } from "#app/shared/ui/button.tsx";
import { classNames } from "#app/shared/ui/class-names.ts";
import { Icon } from "#app/shared/ui/icon.tsx";
import { TextLink } from "#app/shared/ui/navigation/text-link.tsx";
import { Card } from "#app/shared/ui/page/card.tsx";
import { PointsByTime } from "#app/shared/ui/page/points-by-time.tsx";
import { Tag } from "#app/shared/ui/page/tag.tsx";
import { type Plan, plans } from "./words.ts";

export function Plans() {
  return (
    <>
      <ul className="grid gap-5 pt-3 lg:grid-cols-3">
        {plans.list.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <div className="mt-6 flex items-start gap-3 rounded-card bg-mint p-5 text-mint-ink">
        <Icon name="shield" className="mt-0.5 size-6 shrink-0" />
        <p className="min-w-0">
          <strong className="block">{plans.guarantee.title}</strong>
          {plans.guarantee.text}
        </p>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        {plans.forPeople}
        <TextLink to="/subscription">{plans.seePeople}</TextLink>
      </p>
    </>
  );
}

function PlanCard({ plan: { name, price, per, size, today, planned, action, isPopular } }: { plan: Plan }) {
  const contactEmail = usePage()?.contactEmail;
  return (
    <Card
      as="li"
      className={classNames("relative flex flex-col", isPopular && "border-marigold ring-1 ring-marigold")}
    >
      {isPopular && (
        <Tag tone="marigold" className="absolute -top-3 left-5 ring-1 ring-marigold">
          {plans.popular}
        </Tag>
      )}
      <h3 className="text-xl">{name}</h3>
      <p className="mt-1 font-display text-3xl leading-tight font-bold text-leaf">
        {price}
        {per && <span className="font-sans text-base font-normal text-ink-2">{`/${per}`}</span>}
      </p>
      <p className="text-ink-2">{size}</p>
      <details className="unfolded-wide mb-2 grow">
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-leaf md:hidden">
          {plans.included}
          <span className="sr-only"> {name}</span>
          <Icon name="chevron" className="size-4 rotate-90" />
        </summary>
        <PointsByTime
          today={{ title: plans.today, points: today }}
          planned={{ title: plans.planned, points: planned }}
          className="pt-1 pb-3"
        />
      </details>
      {contactEmail && (
        <a
          href={`mailto:${contactEmail}?subject=${encodeURIComponent(`Fursa ${name}`)}`}
          className={buttonLook({ look: isPopular ? "forest" : "outline", isWide: true })}
        >
          {action}
        </a>
      )}
    </Card>
  );
}
